-- X elements are removed from a tile.
return {
    id = "trophic_cascade",
    icon = "food-chain",
    name = { en = "Trophic Cascade", ru = "Трофический каскад", pl = "Kaskada troficzna" },
    text = {
        en = [[Choose a tile and remove X of the elements that touch it, of your choice, or all if there are fewer. X is the number of
            the card’s slot.]],
        ru = [[Выберите тайл и уберите X касающихся его жетонов источников пищи по своему выбору, а если их меньше, то все. X — номер
            ячейки этой карты.]],
        pl = [[Wybierz kafel i usuń X wybranych żetonów zasobów, które go dotykają, albo wszystkie, jeśli jest ich mniej. X to numer
            pozycji tej karty.]],
    },
    says = {
        tile = { en = "which tile loses elements", ru = "какой тайл лишится жетонов", pl = "który kafel traci żetony" },
        element = { en = "which element you remove", ru = "какой жетон убрать", pl = "który żeton usuwasz" },
    },
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g, x)
        if x == 0 then
            return
        end
        g:about_x(x)
        local tile = g:choose_tile("tile", g:earth())
        local corners = g:elements_at(tile)
        if #corners <= x then
            for _, corner in ipairs(corners) do
                g:remove(corner)
            end
            return
        end
        for nth = 1, x do
            g:about_tile(tile)
            g:about_count(nth, x)
            g:remove(g:choose_token_of("element", tile))
        end
    end,
}
