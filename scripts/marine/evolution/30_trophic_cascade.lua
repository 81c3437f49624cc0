-- X elements are removed from a tile.
return {
    id = "trophic_cascade",
    icon = "food-chain",
    name = { en = "Trophic Cascade", ru = "Трофический каскад", pl = "Kaskada troficzna" },
    text = {
        en = "Choose a tile and remove X of the elements that touch it, or all if there are fewer.",
        ru = "Выберите тайл и уберите X касающихся его жетонов источников пищи или все, если их меньше.",
        pl = "Wybierz kafel i usuń X dotykających go żetonów zasobów albo wszystkie, jeśli jest ich mniej.",
    },
    says = {
        tile = { en = "which tile loses elements", ru = "какой тайл лишится жетонов", pl = "który kafel traci żetony" },
        element = { en = "which element goes next", ru = "какой жетон убрать теперь", pl = "który żeton znika teraz" },
    },
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",

    play = function(g, x)
        if x == 0 then
            return
        end
        local tile = g:choose_tile("tile", g:earth())
        for _ = 1, math.min(x, g:tokens_at(tile)) do
            g:remove(g:choose_token_of("element", tile))
        end
    end,
}
