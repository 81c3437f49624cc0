-- Elements flow from a shore to the Ocean beside it, and each may take a cube along, of anybody.

local function has(list, item)
    for _, other in ipairs(list) do
        if other == item then
            return true
        end
    end
    return false
end

-- The items of a list that are not in the other one.
local function without(list, others)
    local rest = {}
    for _, item in ipairs(list) do
        if not has(others, item) then
            table.insert(rest, item)
        end
    end
    return rest
end

-- The tiles beside an Ocean with elements that do not touch it already. What was asked once stands in `known`: many tiles lie at
-- several Oceans, and a card may not ask without end.
local function shores(g, ocean, known)
    known[ocean] = known[ocean] or g:elements_at(ocean)
    local tiles = {}
    for _, tile in ipairs(g:adjacent(ocean)) do
        known[tile] = known[tile] or g:elements_at(tile)
        if #without(known[tile], known[ocean]) > 0 then
            table.insert(tiles, tile)
        end
    end
    return tiles
end

---@type marine.Card
return {
    id = "rip_current",
    icon = "wave-crest",
    name = { en = "Rip Current", ru = "Отбойное течение", pl = "Prąd rozrywający" },
    text = {
        en = [[Choose an Open Ocean and a tile next to it. Up to X elements that touch this tile but not the Ocean go to vacant corners of
            the Ocean, and each may take along 1 cube from the tile, yours or another’s. X is the number of the card’s slot.]],
        ru = [[Выберите открытый океан и соседний с ним тайл. До X жетонов источников пищи, которые касаются этого тайла, но не океана,
            уходят на свободные углы океана, и каждый может увлечь туда с тайла 1 куб, свой или чужой. X — номер ячейки этой карты.]],
        pl = [[Wybierz ocean i kafel obok niego. Do X żetonów zasobów, które dotykają tego kafla, ale nie oceanu, trafia na wolne
            wierzchołki oceanu, a każdy może porwać tam z kafla 1 kostkę, twoją albo cudzą. X to numer pozycji tej karty.]],
    },
    says = {
        to = { en = "to which Ocean does the current flow?", ru = "в какой океан пойдёт течение?", pl = "do którego oceanu płynie prąd?" },
        from = { en = "from which tile does it flow?", ru = "с какого тайла оно пойдёт?", pl = "z którego kafla płynie?" },
        element = { en = "which element drifts?", ru = "какой жетон унесёт течение?", pl = "który żeton porywa prąd?" },
        corner = { en = "to which corner does it drift?", ru = "на какой угол его вынесет?", pl = "na który wierzchołek trafia?" },
        cube = { en = "whose cube drifts along?", ru = "чей куб унесёт вместе с ним?", pl = "czyją kostkę porywa razem z nim?" },
    },
    source = "own",
    kind = "evolution",
    events_source = "own",

    play = function(g, x)
        local oceans, shores_of, known = {}, {}, {}
        for _, ocean in ipairs(g:tiles_of(Terrain.open_ocean)) do
            shores_of[ocean] = g:vacant(ocean) > 0 and shores(g, ocean, known) or {}
            if #shores_of[ocean] > 0 then
                table.insert(oceans, ocean)
            end
        end
        if #oceans == 0 or x == 0 then
            return
        end
        g:about_x(x)
        local to = g:choose_tile("to", oceans)
        g:about_tile(to)
        g:about_tokens()
        local from = g:choose_tile("from", shores_of[to])
        for nth = 1, x do
            local corners = without(g:elements_at(from), g:elements_at(to))
            if #corners == 0 or g:vacant(to) == 0 then
                return
            end
            g:about_count(nth, x)
            local corner = g:choose_corner("element", corners, nth > 1)
            if not corner then
                return
            end
            g:about_element(g:element_at(corner) --[[@as marine.Element]])
            g:shift(corner, g:choose_vacant("corner", { to }) --[[@as marine.Corner]])
            local animals = g:animals_at(from)
            if #animals > 0 then
                g:about_tile(from)
                local animal = g:choose_animal("cube", animals, true)
                if animal then
                    g:move(from, to, animal, 1)
                end
            end
        end
    end,
}
