-- Laid on two animals of another player: each needs 1 more food. Effects of other cards cannot discard it.
return {
    id = "trematode",
    icon = "leeching-worm",
    name = { en = "Trematode", ru = "Трематода", pl = "Przywra" },
    text = {
        en = "Lay it on two animals of another player: each needs 1 more food. Effects of other cards cannot discard it.",
        ru = [[Кладётся на двух животных одного соперника: каждому нужно на 1 фишку еды больше. Другие карты не могут отправить её в
            снос.]],
        pl = [[Połóż na dwa zwierzęta innego gracza: każde potrzebuje 1 żetonu pokarmu więcej. Działanie innych kart nie może jej
            odrzucić.]],
    },
    source = "rulebook",
    on = "other",
    pair = "even",
    need = 1,

    sheddable = function()
        return false
    end,
}
