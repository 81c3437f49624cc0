-- Regression: of the tokens that you would lose you may keep one; by an option it takes nothing from you.
---@type marine.Card
return {
    id = "resilience",
    icon = "turtle-shell",
    family = "defence",
    name = { en = "Resilience", ru = "Живучесть", pl = "Odporność" },
    text = {
        by = "resilience",
        ["one-token"] = {
            en = "When Regression takes tokens from you, you may keep 1 of them. You may still put cubes on its squares.",
            ru = [[Когда регресс забирает ваши жетоны, 1 из них вы можете оставить. Выставлять кубы в квадраты регресса по-прежнему
                можно.]],
            pl = "Gdy Regresja zabiera twoje żetony, możesz zatrzymać 1 z nich. Nadal możesz kłaść kostki na jej kwadratach.",
        },
        full = {
            en = "Regression never takes tokens from you. You may still put cubes on its squares.",
            ru = "Регресс не забирает ваших жетонов. Выставлять кубы в квадраты регресса по-прежнему можно.",
            pl = "Regresja nigdy nie zabiera twoich żetonów. Nadal możesz kłaść kostki na jej kwadratach.",
        },
    },
    kind = "trait",
    source = "rulebook",
    reads = { "protects_fully" },

    keeps = function(now)
        return now.protects_fully == 1 and now.lost + 1 or 1
    end,
}
