-- One more pawn for the owner and for the animals above it.
---@type dominant.Card
return {
    id = "intelligence",
    icon = "brain",
    family = "actions",
    name = { en = "Intelligence", ru = "Интеллект", pl = "Inteligencja" },
    text = {
        en = "You, and each animal above you in the food chain, get 1 more pawn, ready to be placed.",
        ru = "Вы и каждый класс животных выше вас в пищевой цепи получаете ещё по 1 маркеру, готовому к размещению.",
        pl = "Ty i każda gromada wyżej od ciebie w łańcuchu pokarmowym dostajecie jeszcze po 1 pionku, gotowym do użycia.",
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        for _, animal in ipairs(g:and_higher()) do
            g:gain_pawn(animal)
        end
    end,
}
