-- X elements are removed from a tile.
---@type marine.Card
return {
    id = "trophic_cascade",
    icon = "food-chain",
    family = "harm",
    name = { en = "Trophic Cascade", ru = "Трофический каскад", pl = "Kaskada troficzna" },
    text = {
        en = [[Choose a tile with elements and remove X of those that touch it, of your choice, or all if there are fewer.]],
        ru = [[Выберите тайл, которого касаются жетоны источников пищи, и уберите X из них по своему выбору, а если их меньше, то все.]],
        pl = [[Wybierz kafel, którego dotykają żetony zasobów, i usuń X wybranych spośród nich albo wszystkie, jeśli jest ich mniej.]],
    },
    says = {
        tile = { en = "which tile loses elements?", ru = "какой тайл лишится жетонов?", pl = "który kafel traci żetony?" },
        element = { en = "which element do you remove?", ru = "какой жетон убрать?", pl = "który żeton usuwasz?" },
    },
    source = "assumed",
    kind = "evolution",
    x = "slot",
    x_source = "rulebook",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g, x)
        if x == 0 then
            return
        end
        local tiles = {}
        for _, tile in ipairs(g:earth()) do
            if g:tokens_at(tile) > 0 then
                table.insert(tiles, tile)
            end
        end
        if #tiles == 0 then
            return
        end
        g:about_x(x)
        g:about_tokens()
        local tile = g:choose_tile("tile", tiles)
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
            g:remove(g:choose_token_of("element", tile) --[[@as marine.Corner]])
        end
    end,
}
