-- Own cubes die and feed the bottom: an element for each, and points.
---@type marine.Card
return {
    id = "whale_fall",
    icon = "fishbone",
    name = { en = "Whale Fall", ru = "Китовая туша", pl = "Wielorybie truchło" },
    text = {
        en = [[Choose a tile that you occupy and eliminate 1 to 3 of your cubes there. For each put 1 element of your choice from the
            bag on a vacant corner of the tile; then gain the bonus VP for the number of cubes.]],
        ru = [[Выберите занятый вами тайл и уничтожьте на нём от 1 до 3 своих кубов. За каждый положите 1 жетон источника пищи по выбору из
            мешочка на свободный угол тайла; затем вы получаете бонусные ПО за число кубов.]],
        pl = [[Wybierz zajęty przez siebie kafel i usuń z niego od 1 do 3 swoich kostek. Za każdą połóż 1 wybrany żeton zasobu z woreczka na
            wolnym wierzchołku kafla, a potem zdobądź bonusowe PZ za liczbę kostek.]],
    },
    says = {
        tile = {
            en = "on which tile do your cubes die and sink?",
            ru = "на каком тайле погибнут ваши кубы?",
            pl = "na którym kaflu giną twoje kostki?",
        },
        many = { en = "how many of your cubes die?", ru = "сколько ваших кубов погибнет?", pl = "ile twoich kostek ginie?" },
        element = {
            en = "which element do you take from the bag?",
            ru = "какой жетон источника пищи взять из мешочка?",
            pl = "który żeton zasobu bierzesz z woreczka?",
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

    play = function(g)
        local tiles = {}
        for _, tile in ipairs(g:tiles()) do
            if g:vacant(tile) > 0 then
                table.insert(tiles, tile)
            end
        end
        if #tiles == 0 then
            return
        end
        g:about_tokens()
        local tile = g:choose_tile("tile", tiles)
        local numbers = {}
        for n = 1, math.min(3, g:species(tile), g:vacant(tile)) do
            table.insert(numbers, n)
        end
        g:about_tile(tile)
        local many = g:choose_number("many", numbers)
        g:eliminate(tile, g:me(), many)
        for nth = 1, many do
            local bag = g:in_bag()
            if #bag > 0 then
                g:about_tile(tile)
                g:about_count(nth, many)
                local element = g:choose_element("element", bag)
                g:about_element(element)
                g:put(element, g:choose_vacant("corner", { tile }) --[[@as marine.Corner]])
            end
        end
        g:gain(g:bonus(many))
    end,
}
