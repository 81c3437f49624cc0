-- All tiles of one terrain are scored; nobody takes a card for that.

local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

---@type marine.Card
return {
    id = "rich_habitat",
    icon = "cornucopia",
    family = "points",
    name = { en = "Rich Habitat", ru = "Благоприятная среда", pl = "Bogate siedlisko" },
    text = {
        en = [[Choose a terrain. Score every tile of it for everybody, in the order you choose; the tile just scored is scored again.
            Vents of both kinds are one terrain. Nobody chooses a card for it.]],
        ru = [[Выберите тип местности. Все игроки получают ПО за каждый его тайл в порядке, который выберете вы, в том числе ещё раз за
            тот, который только что принёс ПО. Источники обоих видов — одна местность. Карты за это не разыгрываются.]],
        pl = [[Wybierz rodzaj terenu. Każdy jego kafel jest punktowany dla wszystkich, w wybranej przez ciebie kolejności, także jeszcze
            raz ten punktowany przed chwilą. Kominy i gejzery to jeden teren. Nikt nie wybiera za to karty.]],
    },
    says = {
        terrain = { en = "which terrain is scored?", ru = "за какую местность начислить ПО?", pl = "który teren jest punktowany?" },
        next = {
            en = "which tile is scored next? (done: the rest in the order of their names)",
            ru = "за какой тайл теперь начислить ПО? (готово: за остальные в порядке названий)",
            pl = "który kafel jest punktowany jako następny? (gotowe: pozostałe w kolejności nazw)",
        },
        last = {
            en = "which of the last two tiles is scored first?",
            ru = "за какой из последних двух тайлов начислить ПО сначала?",
            pl = "który z dwóch ostatnich kafli jest punktowany jako pierwszy?",
        },
    },
    source = "assumed",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local terrains, tiles_of = {}, {}
        -- Both kinds of vents are one terrain.
        for terrain = Terrain.land, Terrain.vent do
            local tiles = g:tiles_of(terrain)
            if terrain == Terrain.vent then
                for _, tile in ipairs(g:tiles_of(Terrain.geothermal_vent)) do
                    table.insert(tiles, tile)
                end
            end
            tiles_of[terrain] = tiles
            if #tiles > 0 then
                table.insert(terrains, terrain)
            end
        end
        ---@type marine.Tile[]
        local left = tiles_of[g:choose_terrain("terrain", terrains)]
        while #left > 1 do
            -- With two tiles left "the rest" would mean the same as the first of them.
            local rest = #left > 2
            g:about_points()
            local tile = g:choose_tile(rest and "next" or "last", left, rest)
            if not tile then
                break
            end
            left = without(left, tile)
            if not rest then
                table.insert(left, 1, tile)
                break
            end
            g:score({ tile })
        end
        if #left > 0 then
            g:score(left)
        end
    end,
}
