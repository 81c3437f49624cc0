-- Algae and plankton fill a tile as long as its player dares; if the bloom rots, the tile loses all its elements.

-- What can bloom.
local function kinds(g)
    local types = {}
    for _, element in ipairs(g:in_bag()) do
        if element == Element.algae or element == Element.plankton then
            table.insert(types, element)
        end
    end
    return types
end

---@type marine.Card
return {
    id = "bloom",
    icon = "algae",
    name = { en = "Algal Bloom", ru = "Цветение воды", pl = "Zakwit" },
    text = {
        en = [[Choose a tile that you occupy. Put algae or plankton from the bag on vacant corners of it, as often as you like, and gain
            the bonus VP for their number. Before the 2nd and each further one roll the die: if it shows less than its number (2, 3 …),
            the water rots, all elements there go to the bag, and you gain nothing.]],
        ru = [[Выберите занятый вами тайл. Кладите водоросли или планктон из мешочка на его свободные углы, сколько раз захотите, и
            получите бонусные ПО за их число. Перед 2-м и каждым следующим бросайте кубик: если выпало меньше его номера (2, 3…), вода
            загнивает, все источники пищи у тайла уходят в мешочек, и вы ничего не получаете.]],
        pl = [[Wybierz zajęty przez siebie kafel. Kładź algi albo plankton z woreczka na jego wolnych wierzchołkach, ile razy chcesz, i
            zdobądź bonusowe PZ za ich liczbę. Przed 2. i każdym następnym rzuć kością: jeśli wynik jest niższy od jego numeru (2,
            3…), woda gnije, wszystkie zasoby przy kaflu trafiają do woreczka, a ty nic nie zdobywasz.]],
    },
    says = {
        tile = { en = "on which tile does the water bloom?", ru = "у какого тайла зацветёт вода?", pl = "przy którym kaflu zakwita woda?" },
        element = { en = "what blooms?", ru = "что цветёт?", pl = "co zakwita?" },
        corner = {
            en = "on which corner does this element go?",
            ru = "на какой угол положить этот жетон?",
            pl = "na który wierzchołek trafia ten żeton?",
        },
        more = {
            en = "another one, the X-th? A die below X rots the water",
            ru = "положить ещё один, X-й по счёту? Если на кубике меньше X, вода загниёт",
            pl = "jeszcze jeden, o numerze X? Wynik na kości niższy od X oznacza, że woda gnije",
        },
    },
    source = "own",
    kind = "evolution",
    events = { "extinction" },
    events_source = "own",

    play = function(g)
        local tiles = {}
        for _, tile in ipairs(g:tiles()) do
            if g:vacant(tile) > 0 then
                table.insert(tiles, tile)
            end
        end
        if #tiles == 0 or #kinds(g) == 0 then
            return
        end
        g:about_tokens()
        local tile, laid = g:choose_tile("tile", tiles), 0
        while g:vacant(tile) > 0 and #kinds(g) > 0 do
            if laid > 0 then
                g:about_tile(tile)
                g:about_x(laid + 1)
                if not g:ask_yes("more") then
                    break
                end
                if g:roll() < laid + 1 then
                    for _, corner in ipairs(g:elements_at(tile)) do
                        g:remove(corner)
                    end
                    return
                end
            end
            local types = kinds(g)
            local element = types[1] --[[@as marine.Element]]
            if #types > 1 then
                g:about_tile(tile)
                element = g:choose_element("element", types) --[[@as marine.Element]]
            end
            g:about_element(element)
            g:put(element, g:choose_vacant("corner", { tile }) --[[@as marine.Corner]])
            laid = laid + 1
        end
        g:gain(g:bonus(laid))
    end,
}
