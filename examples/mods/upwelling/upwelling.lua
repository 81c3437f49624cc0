-- Random elements rise from the deep to a tile beside the Ocean: the longer the card has lain in the row, the more.

local function has(list, item)
    for _, other in ipairs(list) do
        if other == item then
            return true
        end
    end
    return false
end

-- The tiles with a vacant corner that have an Open Ocean beside them.
local function coasts(g)
    local tiles = {}
    for _, ocean in ipairs(g:tiles_of(Terrain.open_ocean)) do
        for _, tile in ipairs(g:adjacent(ocean)) do
            if g:vacant(tile) > 0 and not has(tiles, tile) then
                table.insert(tiles, tile)
            end
        end
    end
    return tiles
end

---@type marine.Card
return {
    id = "upwelling",
    icon = "fountain",
    name = { en = "Upwelling", ru = "Апвеллинг", pl = "Upwelling" },
    text = {
        en = [[Choose a tile next to an Open Ocean. Up to 3 elements rise there (2 if this card lies in slot 4, 1 in slot 5): for each the
            die names a type that is in the bag, and you put it on a vacant corner of the tile.]],
        ru = [[Выберите тайл рядом с открытым океаном. Там всплывают до 3 источников пищи (2, если эта карта в ячейке 4; 1, если в
            ячейке 5): тип каждого (из тех, что есть в мешочке) определяет кубик, а вы кладёте жетон на свободный угол тайла.]],
        pl = [[Wybierz kafel obok oceanu. Wypływają tam do 3 zasobów (2, jeśli ta karta leży na pozycji 4; 1, jeśli na pozycji 5): rodzaj
            każdego wskazuje kość spośród tych z woreczka, a ty kładziesz żeton na wolnym wierzchołku kafla.]],
    },
    says = {
        tile = {
            en = "to which tile does the deep water rise?",
            ru = "к какому тайлу поднимется глубинная вода?",
            pl = "do którego kafla unosi się woda z głębin?",
        },
        corner = {
            en = "on which corner does this element go?",
            ru = "на какой угол положить этот жетон?",
            pl = "na który wierzchołek trafia ten żeton?",
        },
    },
    source = "own",
    kind = "evolution",
    events = { "survival" },
    events_source = "own",

    play = function(g, x)
        local tiles = coasts(g)
        if #tiles == 0 or #g:in_bag() == 0 then
            return
        end
        g:about_tokens()
        local tile = g:choose_tile("tile", tiles)
        -- A card of the discard (x is 0) has sunk as deep as it can: 3.
        for _ = 1, math.min(3, 6 - x, g:vacant(tile)) do
            local bag = g:in_bag()
            if #bag == 0 then
                return
            end
            -- A die has at least two faces.
            local element = bag[#bag > 1 and g:roll(#bag) or 1] --[[@as marine.Element]]
            g:about_element(element)
            g:put(element, g:choose_vacant("corner", { tile }) --[[@as marine.Corner]])
        end
    end,
}
