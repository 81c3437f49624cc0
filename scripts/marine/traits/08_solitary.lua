-- A tile is scored on which you have exactly one cube: 1 point more.
---@type marine.Card
return {
    id = "solitary",
    icon = "wolf-howl",
    family = "points",
    name = { en = "Solitary", ru = "Одиночный образ жизни", pl = "Samotnik" },
    text = {
        en = "When a tile is scored on which you have exactly 1 cube, you gain 1 VP more for it, even if it pays you nothing else.",
        ru = [[Когда приносит ПО тайл, на котором у вас ровно 1 куб, вы получаете за него на 1 ПО больше, даже если он не приносит вам
            ничего другого.]],
        pl = [[Gdy punktowany jest kafel, na którym masz dokładnie 1 kostkę, zdobywasz za niego o 1 PZ więcej, nawet jeśli nie daje ci
            nic innego.]],
    },
    kind = "trait",
    source = "assumed",

    score = function(now)
        return now.own == 1 and 1 or 0
    end,
}
