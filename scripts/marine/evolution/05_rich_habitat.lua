-- All tiles of one terrain are scored; nobody takes a card for that.
local VENT, GEYSER = 7, 8

local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

return {
    id = "rich_habitat",
    icon = "cornucopia",
    name = { en = "Rich Habitat", ru = "Благоприятная среда", pl = "Bogate siedlisko" },
    text = {
        en = [[Choose a terrain. Each of its tiles is scored for everybody, in the order you like, even the one that was scored a moment
            ago. Nobody chooses a card for it.]],
        ru = [[Выберите тип местности. Все игроки получают ПО за каждый его тайл в порядке, который выберете вы, в том числе ещё раз
            за только что оценённый. Карты за это не разыгрываются.]],
        pl = [[Wybierz rodzaj terenu. Każdy jego kafel jest punktowany dla wszystkich, w wybranej przez ciebie kolejności, także ten
            punktowany przed chwilą. Nikt nie wybiera za to karty.]],
    },
    says = {
        terrain = { en = "which terrain is scored", ru = "за какую местность начислить ПО", pl = "który teren jest punktowany" },
        next = {
            en = "which tile is scored next (done: the rest as they lie)",
            ru = "за какой тайл начислить ПО дальше (готово: за остальные подряд)",
            pl = "który kafel jest punktowany następny (gotowe: pozostałe po kolei)",
        },
    },
    source = "inferred",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

    play = function(g)
        local terrains, tiles_of = {}, {}
        for terrain = 0, VENT do
            local tiles = g:tiles_of(terrain)
            if terrain == VENT then
                for _, tile in ipairs(g:tiles_of(GEYSER)) do
                    table.insert(tiles, tile)
                end
            end
            tiles_of[terrain] = tiles
            if #tiles > 0 then
                table.insert(terrains, terrain)
            end
        end
        local left = tiles_of[g:choose_terrain("terrain", terrains)]
        while #left > 1 do
            local tile = g:choose_tile("next", left, true)
            if not tile then
                break
            end
            g:score(tile)
            left = without(left, tile)
        end
        for _, tile in ipairs(left) do
            g:score(tile)
        end
    end,
}
