-- Regression: of the tokens that you would lose you may keep one. Phalanx: it takes nothing from you.
return {
    id = "resilience",
    icon = "turtle-shell",
    name = { en = "Resilience", ru = "Живучесть", pl = "Odporność" },
    text = {
        en = [[When Regression takes tokens from you, you may keep 1 of them. (Phalanx edition: it never takes any.) You may still
            put cubes on its squares.]],
        ru = [[Когда регресс забирает ваши жетоны, 1 из них вы можете оставить. (В издании Phalanx он не забирает ни одного.)
            Выставлять кубы в ячейки регресса по-прежнему можно.]],
        pl = [[Gdy regresja zabiera twoje żetony, możesz zatrzymać 1 z nich. (W wydaniu Phalanx nie zabiera żadnego.) Nadal możesz
            kłaść kostki na jej polach.]],
    },
    kind = "trait",
    source = "rulebook",
    reads = { "protects_fully" },

    keeps = function(now)
        return now.protects_fully == 1 and now.lost + 1 or 1
    end,
}
