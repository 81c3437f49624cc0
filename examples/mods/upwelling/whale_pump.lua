-- A space of your own. Its action: a random element where you live, then points or another one.

-- A random element from the bag comes to the tile.
local function put(g, tile)
    local bag = g:in_bag()
    -- A die has at least two faces.
    local element = bag[#bag > 1 and g:roll(#bag) or 1]
    g:about_element(element)
    g:put(element, g:choose_vacant("corner", { tile }))
end

---@type marine.Card
return {
    id = "whale_pump",
    icon = "splash",
    name = { en = "Whale Pump", ru = "Китовый насос", pl = "Pompa wielorybia" },
    text = {
        by = "benthic-pawn",
        apart = {
            en = [[This card is a space of the display. Only you may place a pawn here, and the order of basic pawns does not apply to
                it. The action: choose a tile that you occupy; the die names a type that is in the bag, and you put such an element
                on a vacant corner of the tile. Then gain 2 VP or do it once more on the same tile.]],
            ru = [[Эта карта — ячейка действия. Только вы можете поместить сюда маркер, где бы ни стояли ваши остальные маркеры; на их
                порядок он не влияет. Действие: выберите занятый вами тайл; кубик определяет тип источника пищи (из тех, что есть в
                мешочке), и вы кладёте такой жетон на свободный угол тайла. Затем получите 2 ПО или сделайте это ещё раз у того же
                тайла.]],
            pl = [[Ta karta jest polem akcji. Tylko ty możesz umieścić tu pionek, niezależnie od twoich pozostałych pionków; na ich
                kolejność nie ma wpływu. Akcja: wybierz zajęty przez siebie kafel; kość wskazuje rodzaj zasobu (spośród tych z
                woreczka), a ty kładziesz taki żeton na wolnym wierzchołku kafla. Potem zdobądź 2 PZ albo zrób to jeszcze raz przy tym
                samym kaflu.]],
        },
        last = {
            en = [[This card is a space of the display, after all others. Only you may place a pawn here; while it stands here, you can
                place no basic pawn. The action: choose a tile that you occupy; the die names a type that is in the bag, and you
                put such an element on a vacant corner of the tile. Then gain 2 VP or do it once more on the same tile.]],
            ru = [[Эта карта — ячейка действия, последняя из всех. Только вы можете поместить сюда маркер; пока он здесь, обычные
                маркеры вам ставить некуда. Действие: выберите занятый вами тайл; кубик определяет тип источника пищи (из тех, что
                есть в мешочке), и вы кладёте такой жетон на свободный угол тайла. Затем получите 2 ПО или сделайте это ещё раз у того
                же тайла.]],
            pl = [[Ta karta jest polem akcji, ostatnim ze wszystkich. Tylko ty możesz umieścić tu pionek; dopóki tu stoi, nie możesz
                umieszczać pionków zwykłych. Akcja: wybierz zajęty przez siebie kafel; kość wskazuje rodzaj zasobu (spośród tych z
                woreczka), a ty kładziesz taki żeton na wolnym wierzchołku kafla. Potem zdobądź 2 PZ albo zrób to jeszcze raz przy tym
                samym kaflu.]],
        },
    },
    says = {
        tile = { en = "which tile do you fertilise?", ru = "какой тайл удобрить?", pl = "który kafel użyźniasz?" },
        corner = {
            en = "on which corner does this element go?",
            ru = "на какой угол положить этот жетон?",
            pl = "na który wierzchołek trafia ten żeton?",
        },
        another = {
            en = "put another one there? (no: 2 VP)",
            ru = "положить там ещё один? (нет: 2 ПО)",
            pl = "położyć tam jeszcze jeden? (nie: 2 PZ)",
        },
    },
    kind = "trait",
    source = "own",

    action = function(g)
        local tiles = {}
        for _, tile in ipairs(g:tiles()) do
            if g:vacant(tile) > 0 then
                table.insert(tiles, tile)
            end
        end
        if #tiles == 0 or #g:in_bag() == 0 then
            return
        end
        g:about_tokens()
        local tile = g:choose_tile("tile", tiles)
        put(g, tile)
        local room = g:vacant(tile) > 0 and #g:in_bag() > 0
        if room then
            g:about_tile(tile)
        end
        if room and g:ask_yes("another") then
            put(g, tile)
        else
            g:gain(2)
        end
    end,
}
