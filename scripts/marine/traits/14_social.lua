-- Your regular pawns may bump those of others.
return {
    id = "social",
    icon = "dolphin",
    name = { en = "Social", ru = "Социальное поведение", pl = "Stadny" },
    text = {
        en = "Your regular pawns may bump regular pawns of others, as special ones do. They still go after all your pawns.",
        ru = "Ваши обычные маркеры, как особые, могут выбивать чужие обычные. Ставить их по-прежнему надо после всех своих.",
        pl = "Twoje zwykłe pionki mogą, jak specjalne, wypychać cudze zwykłe. Nadal stawiasz je za wszystkimi swoimi pionkami.",
    },
    kind = "trait",
    source = "rulebook",

    bumps = function()
        return true
    end,
}
