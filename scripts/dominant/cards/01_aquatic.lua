-- An element from the bag comes to a Sea or Wetland, and up to 4 own cubes.
---@type dominant.Card
return {
    id = "aquatic",
    icon = "lily-pads",
    family = "land",
    name = { en = "Aquatic", ru = "Водные виды", pl = "Gatunek wodny" },
    text = {
        by = "aquatic",
        ["cubes-still"] = {
            en = [[Put 1 element of your choice from the bag on a vacant corner of a Sea or Wetland; then place up to 4 cubes from your gene
                pool on that tile. If no such corner is vacant, only place the cubes, on any such tile.]],
            ru = [[Положите 1 жетон источника пищи по выбору из мешочка на свободный угол моря или болота, затем поместите до 4 кубов из
                генофонда на этот же тайл. Если свободных углов нет, только поместите кубы на любой такой тайл.]],
            pl = [[Połóż 1 wybrany żeton zasobu z woreczka na wolnym wierzchołku morza albo mokradła, a potem umieść do 4 kostek z puli
                genowej na tym kaflu. Jeśli nie ma wolnego wierzchołka, umieść tylko kostki, na dowolnym takim kaflu.]],
        },
        ["element-first"] = {
            en = [[Put 1 element of your choice from the bag on a vacant corner of a Sea or Wetland; then place up to 4 cubes from your gene
                pool on that tile. If no such corner is vacant, nothing happens.]],
            ru = [[Положите 1 жетон источника пищи по выбору из мешочка на свободный угол моря или болота, затем поместите до 4 кубов из
                генофонда на этот же тайл. Если свободных углов нет, ничего не происходит.]],
            pl = [[Połóż 1 wybrany żeton zasobu z woreczka na wolnym wierzchołku morza albo mokradła, a potem umieść do 4 kostek z puli
                genowej na tym kaflu. Jeśli nie ma wolnego wierzchołka, nic się nie dzieje.]],
        },
    },
    says = {
        element = {
            en = "which element do you take from the bag?",
            ru = "какой жетон источника пищи взять из мешочка?",
            pl = "który żeton zasobu bierzesz z woreczka?",
        },
        tile = { en = "which tile do your cubes settle?", ru = "какой тайл заселят ваши кубы?", pl = "który kafel zasiedlają twoje kostki?" },
        tile_alone = { en = "which tile does the element go to?", ru = "на какой тайл попадёт жетон?", pl = "na który kafel trafia żeton?" },
        corner = {
            en = "on which corner of the tile does the element go?",
            ru = "на какой угол тайла ляжет жетон?",
            pl = "na który wierzchołek kafla trafia żeton?",
        },
        many = {
            en = "how many of your cubes do you place there?",
            ru = "сколько своих кубов туда поместить?",
            pl = "ile swoich kostek tam umieszczasz?",
        },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local tiles, vacant = {}, {}
        for _, terrain in ipairs({ Terrain.sea, Terrain.wetland }) do
            for _, tile in ipairs(g:tiles_of(terrain)) do
                table.insert(tiles, tile)
                if g:vacant(tile) > 0 then
                    table.insert(vacant, tile)
                end
            end
        end
        local bag = g:in_bag()
        local puts = #vacant > 0 and #bag > 0
        local most = math.min(4, g:pool())
        if #tiles == 0 or not (puts or most > 0 and g:wades()) then
            return
        end
        local element = puts and g:choose_element("element", bag)
        if element then
            g:about_element(element)
        end
        local tile = g:choose_tile(most > 0 and "tile" or "tile_alone", puts and vacant or tiles)
        if element then
            g:about_tile(tile)
            g:about_element(element)
            g:put(element, g:choose_vacant("corner", { tile }) --[[@as dominant.Corner]])
        end
        if most > 0 then
            local numbers = {}
            for n = 0, most do
                table.insert(numbers, n)
            end
            g:about_tile(tile)
            g:place(tile, g:choose_number("many", numbers))
        end
    end,
}
