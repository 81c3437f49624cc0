-- An element from the bag comes to a Land or geothermal vent, and up to four own species.
local LAND, GEYSER = 0, 8

return {
    id = "terrestrial",
    icon = "gecko",
    name = { en = "Terrestrial", ru = "Наземные виды", pl = "Gatunek lądowy" },
    text = {
        en = [[Put 1 element of your choice from the bag on a vacant corner of a Land or geothermal vent; then place up to 4 species from
            your gene pool on that tile. If no corner is vacant, only place the species, on any such tile.]],
        ru = [[Положите 1 жетон источника пищи по выбору из мешочка на свободный угол суши или геотермального источника, затем до 4
            видов из генофонда на этот же тайл. Если свободных углов нет, только разместите виды на любом таком тайле.]],
        pl = [[Połóż 1 wybrany żeton zasobu z woreczka na wolnym wierzchołku lądu albo gejzeru, a potem do 4 gatunków z puli genowej na
            tym kaflu. Jeśli nie ma wolnego wierzchołka, umieść tylko gatunki, na dowolnym takim kaflu.]],
    },
    says = {
        tile = {
            en = "which tile your species settle",
            ru = "какой тайл заселят ваши виды",
            pl = "który kafel zasiedlają twoje gatunki",
        },
        corner = {
            en = "on which corner the element goes",
            ru = "на какой угол ляжет жетон",
            pl = "na którym wierzchołku leży żeton",
        },
        element = {
            en = "which element you take from the bag",
            ru = "какой источник пищи взять из мешочка",
            pl = "który zasób bierzesz z woreczka",
        },
        many = { en = "how many species go there", ru = "сколько видов туда поместить", pl = "ile gatunków tam trafia" },
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",

    play = function(g)
        local tiles, vacant = {}, {}
        for _, terrain in ipairs({ LAND, GEYSER }) do
            for _, tile in ipairs(g:tiles_of(terrain)) do
                table.insert(tiles, tile)
                if g:vacant(tile) > 0 then
                    table.insert(vacant, tile)
                end
            end
        end
        local bag = g:in_bag()
        local puts = #vacant > 0 and #bag > 0
        if #tiles == 0 or not (puts or g:pool() > 0) then
            return
        end
        local tile = g:choose_tile("tile", puts and vacant or tiles)
        if puts then
            local corner = g:choose_vacant("corner", { tile })
            g:put(g:choose_element("element", bag), corner)
        end
        local numbers = {}
        for n = 0, math.min(4, g:pool()) do
            table.insert(numbers, n)
        end
        g:place(tile, g:choose_number("many", numbers))
    end,
}
