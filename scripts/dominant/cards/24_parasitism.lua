-- One more pawn for the owner and for the animals below it.
---@type dominant.Card
return {
    id = "parasitism",
    icon = "tick",
    family = "actions",
    name = { en = "Parasitism", ru = "Паразитизм", pl = "Pasożytnictwo" },
    text = {
        en = "You, and each animal below you in the food chain, get 1 more pawn, ready to be placed.",
        ru = "Вы и каждый класс животных ниже вас в пищевой цепи получаете ещё по 1 маркеру, готовому к размещению.",
        pl = "Ty i każda gromada niżej od ciebie w łańcuchu pokarmowym dostajecie jeszcze po 1 pionku, gotowym do użycia.",
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        for _, animal in ipairs(g:and_lower()) do
            g:gain_pawn(animal)
        end
    end,
}
