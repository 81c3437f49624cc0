-- Laid on two animals of another player: each needs 1 more food. Effects of other cards cannot discard it.
---@type evolution.Trait
return {
    id = "trematode",
    icon = "leeching-worm",
    family = "harm",
    name = { en = "Trematode", ru = "Трематода", pl = "Przywra" },
    text = {
        en = [[Lay it on two animals of another player: each needs 1 more food. Traits of other cards cannot discard it;
            it goes when one of the two dies.]],
        ru = [[Кладётся на двух животных одного соперника: каждому нужно на 1 фишку еды больше. Её нельзя сбросить с
            помощью свойств других карт; она уходит в снос, если одно из животных погибает.]],
        pl = [[Połóż na dwa zwierzęta innego gracza: każde potrzebuje 1 żetonu pokarmu więcej. Cechy innych kart nie mogą
            jej odrzucić; znika, gdy jedno ze zwierząt ginie.]],
    },
    source = "rulebook",
    on = "other",
    pair = "even",
    need = 1,

    sheddable = function()
        return false
    end,
}
