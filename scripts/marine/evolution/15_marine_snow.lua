-- When it appears, the hydrothermal vents are scored. Main effect: an element from the bag comes to an Ocean or such a vent.

-- Whether a corner of one of these tiles is vacant.
local function is_vacant(g, tiles)
    for _, tile in ipairs(tiles) do
        if g:vacant(tile) > 0 then
            return true
        end
    end
    return false
end

---@type marine.Card
return {
    id = "marine_snow",
    icon = "snowing",
    family = "land",
    name = { en = "Marine Snow", ru = "Морской снег", pl = "Śnieg morski" },
    text = {
        en = "Put 1 element of your choice from the bag on a vacant corner of an Open Ocean tile or a hydrothermal vent.",
        ru = "Положите 1 жетон источника пищи по выбору из мешочка на свободный угол открытого океана или гидротермального источника.",
        pl = "Połóż 1 wybrany żeton zasobu z woreczka na wolnym wierzchołku oceanu albo komina hydrotermalnego.",
    },
    second = {
        by = "marine-snow",
        smokers = {
            en = [[When it comes into the row: each hydrothermal vent is scored once, geothermal ones are not. Nobody chooses a card for
                it.]],
            ru = [[Когда карта появляется в ряду: один раз начисляются ПО за каждый гидротермальный источник; геотермальные не
                учитываются. Карты за это не разыгрываются.]],
            pl = "Gdy pojawia się w rzędzie: każdy komin hydrotermalny jest raz punktowany, gejzery nie. Nikt nie wybiera za to karty.",
        },
        ["all-vents"] = {
            en = "When it comes into the row: each vent, of either kind, is scored once. Nobody chooses a card for it.",
            ru = [[Когда карта появляется в ряду: один раз начисляются ПО за каждый термальный источник, любого вида. Карты за это не
                разыгрываются.]],
            pl = "Gdy pojawia się w rzędzie: każdy komin hydrotermalny i każdy gejzer jest raz punktowany. Nikt nie wybiera za to karty.",
        },
    },
    says = {
        element = {
            en = "which element does the snow bring from the bag?",
            ru = "какой жетон источника пищи из мешочка принесёт снег?",
            pl = "jaki żeton zasobu z woreczka przynosi śnieg?",
        },
        corner = {
            en = "on which corner does this element fall?",
            ru = "на какой угол ляжет этот жетон?",
            pl = "na który wierzchołek pada ten żeton?",
        },
    },
    second_source = "inferred",
    source = "assumed",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local tiles, bag = g:tiles_of(Terrain.open_ocean), g:in_bag()
        for _, tile in ipairs(g:tiles_of(Terrain.vent)) do
            table.insert(tiles, tile)
        end
        if #bag == 0 or not is_vacant(g, tiles) then
            return
        end
        local element = g:choose_element("element", bag)
        g:about_element(element)
        g:put(element, g:choose_vacant("corner", tiles) --[[@as marine.Corner]])
    end,

    appears = function(g)
        local tiles = g:tiles_of(Terrain.vent)
        if g:snow_everywhere() then
            for _, tile in ipairs(g:tiles_of(Terrain.geothermal_vent)) do
                table.insert(tiles, tile)
            end
        end
        if #tiles > 0 then
            g:score(tiles)
        end
    end,
}
