-- Your basic pawns may bump those of others.
---@type marine.Card
return {
    id = "social",
    icon = "dolphin",
    family = "actions",
    name = { en = "Social", ru = "Социальное поведение", pl = "Stadny" },
    text = {
        en = "Your basic pawns may bump basic pawns of opponents, as special ones do. They still go after all your pawns.",
        ru = "Ваши обычные маркеры, как особые, могут выбивать обычные маркеры соперников. Ставить их по-прежнему надо после всех своих.",
        pl = [[Twoje pionki zwykłe mogą, jak specjalne, wypychać pionki zwykłe przeciwników. Nadal umieszczasz je za wszystkimi swoimi
            pionkami.]],
    },
    kind = "trait",
    source = "rulebook",

    bumps = function()
        return true
    end,
}
