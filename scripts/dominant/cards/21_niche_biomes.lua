-- Each animal with more points than the owner loses those for the first place on the tile just scored.
---@type dominant.Card
return {
    id = "niche_biomes",
    icon = "hexes",
    family = "harm",
    name = { en = "Niche Biomes", ru = "Нишевые биомы", pl = "Biomy niszowe" },
    text = {
        en = "Each opponent with more VP than you loses as many VP as the tile just scored pays for the first place. Nobody falls below 0.",
        ru = [[Каждый соперник, у которого больше ПО, чем у вас, теряет столько ПО, сколько даёт первое место на тайле, который только что
            принёс ПО. Ниже 0 никто не опускается.]],
        pl = [[Każdy przeciwnik, który ma więcej PZ niż ty, traci tyle PZ, ile daje pierwsze miejsce na kaflu punktowanym przed chwilą.
            Poniżej 0 nikt nie spada.]],
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g, tile)
        local own, lost = g:points(), g:worth(tile)
        for _, animal in ipairs(g:opponents()) do
            if g:points(animal) > own then
                g:gain(-lost, animal)
            end
        end
    end,
}
