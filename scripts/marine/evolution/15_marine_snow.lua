-- When it appears, the hydrothermal vents are scored. Main effect: an element from the bag comes to an Ocean or such a vent.
local OCEAN, SMOKER, GEYSER = 6, 7, 8

return {
    id = "marine_snow",
    icon = "snowing",
    name = { en = "Marine Snow", ru = "Морской снег", pl = "Śnieg morski" },
    text = {
        en = "Put 1 element of your choice from the bag on a vacant corner of an Open Ocean or hydrothermal vent.",
        ru = [[Положите 1 жетон источника пищи по выбору из мешочка на свободный угол открытого океана или гидротермального
            источника.]],
        pl = "Połóż 1 wybrany żeton zasobu z woreczka na wolnym wierzchołku oceanu albo komina hydrotermalnego.",
    },
    second = {
        en = "When it comes into the row: each hydrothermal vent is scored once. Nobody chooses a card for it.",
        ru = "Когда карта появляется в ряду: за каждый гидротермальный источник один раз начисляются ПО. Карты за это не играются.",
        pl = "Gdy pojawia się w rzędzie: każdy komin hydrotermalny jest raz punktowany. Nikt nie wybiera za to karty.",
    },
    says = {
        corner = { en = "where the snow falls", ru = "куда ляжет снег", pl = "gdzie pada śnieg" },
        element = { en = "which element it brings", ru = "какой источник пищи он принесёт", pl = "jaki zasób przynosi" },
    },
    second_source = "inferred",
    source = "assumed",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local tiles = g:tiles_of(OCEAN)
        for _, tile in ipairs(g:tiles_of(SMOKER)) do
            table.insert(tiles, tile)
        end
        local bag = g:in_bag()
        local corner = #bag > 0 and g:choose_vacant("corner", tiles)
        if corner then
            g:put(g:choose_element("element", bag), corner)
        end
    end,

    appears = function(g)
        for _, tile in ipairs(g:tiles_of(SMOKER)) do
            g:score(tile)
        end
        if g:snow_everywhere() then
            for _, tile in ipairs(g:tiles_of(GEYSER)) do
                g:score(tile)
            end
        end
    end,
}
