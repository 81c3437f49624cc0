-- An element from the bag comes to a Land or geothermal vent, and up to X own cubes.
---@type marine.Card
return {
    id = "terrestrial",
    icon = "gecko",
    family = "land",
    name = { en = "Terrestrial", ru = "Наземные виды", pl = "Gatunek lądowy" },
    text = {
        en = [[Put 1 element of your choice from the bag on a vacant corner of a Land tile or a geothermal vent; then place up to X cubes
            from your gene pool on that tile. If no such corner is vacant, only place the cubes, on any such tile.]],
        ru = [[Положите 1 жетон источника пищи по выбору из мешочка на свободный угол суши или геотермального источника, затем поместите
            до X кубов из генофонда на этот же тайл. Если свободных углов нет, только поместите кубы на любой такой тайл.]],
        pl = [[Połóż 1 wybrany żeton zasobu z woreczka na wolnym wierzchołku lądu albo gejzeru, a potem umieść do X kostek z puli
            genowej na tym kaflu. Jeśli nie ma wolnego wierzchołka, umieść tylko kostki, na dowolnym takim kaflu.]],
    },
    says = {
        element = {
            en = "which element do you take from the bag?",
            ru = "какой жетон источника пищи взять из мешочка?",
            pl = "który żeton zasobu bierzesz z woreczka?",
        },
        tile = {
            en = "which tile gets the element and your cubes?",
            ru = "какой тайл получит жетон и ваши кубы?",
            pl = "który kafel dostaje żeton i twoje kostki?",
        },
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
    source = "inferred",
    kind = "evolution",
    x = 4,
    x_source = "inferred",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g, x)
        local tiles, vacant = {}, {}
        for _, terrain in ipairs({ Terrain.land, Terrain.geothermal_vent }) do
            for _, tile in ipairs(g:tiles_of(terrain)) do
                table.insert(tiles, tile)
                if g:vacant(tile) > 0 then
                    table.insert(vacant, tile)
                end
            end
        end
        local bag = g:in_bag()
        local puts = #vacant > 0 and #bag > 0
        local most = math.min(x, g:pool())
        if #tiles == 0 or not (puts or most > 0) then
            return
        end
        local element = puts and g:choose_element("element", bag)
        if element then
            g:about_element(element)
        end
        local tile = g:choose_tile("tile", puts and vacant or tiles)
        if element then
            g:about_tile(tile)
            g:about_element(element)
            g:put(element, g:choose_vacant("corner", { tile }) --[[@as marine.Corner]])
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
