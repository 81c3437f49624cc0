-- A type of element vanishes around the Ocean, unless an opponent buys it off with a token. In the row: fewer new cubes on the Ocean.

-- For each type of element the corners of Open Ocean tiles on which it lies, each once.
local function at_oceans(g)
    local corners, seen = {}, {}
    for _, element in ipairs(Element.all) do
        corners[element] = {}
    end
    for _, tile in ipairs(g:tiles_of(Terrain.open_ocean)) do
        for _, corner in ipairs(g:elements_at(tile)) do
            if not seen[corner] then
                seen[corner] = true
                table.insert(corners[g:element_at(corner)], corner)
            end
        end
    end
    return corners
end

---@type marine.Card
return {
    id = "el_nino",
    icon = "heat-haze",
    name = { en = "El Niño", ru = "Эль-Ниньо", pl = "El Niño" },
    text = {
        en = [[Choose a type of element: all of it that touches Open Ocean tiles goes to the bag. Each opponent, the highest in the food
            chain first, may avert this by returning 1 token from their mat to the bag; then you gain 3 VP instead.]],
        ru = [[Выберите тип источника пищи: все его жетоны, которые касаются открытого океана, уходят в мешочек. Соперники по очереди,
            начиная с высшего в пищевой цепи, могут предотвратить это, вернув в мешочек 1 жетон со своего планшета; тогда вместо этого
            вы получаете 3 ПО.]],
        pl = [[Wybierz rodzaj zasobu: wszystkie jego żetony dotykające oceanów trafiają do woreczka. Każdy przeciwnik, od najwyższego w
            łańcuchu pokarmowym, może temu zapobiec, oddając do woreczka 1 żeton ze swojej planszetki; wtedy zamiast tego zdobywasz 3
            PZ.]],
    },
    second = {
        en = "While it lies in the row: by Speciation everybody places up to 3 cubes on an Open Ocean instead of 4.",
        ru = "Пока карта в ряду: при «Видообразовании» все помещают на открытый океан до 3 кубов вместо 4.",
        pl = "Dopóki leży w rzędzie: w akcji Specjacja każdy umieszcza na oceanie do 3 kostek zamiast 4.",
    },
    second_source = "own",
    says = {
        element = {
            en = "which element does the warm water kill?",
            ru = "какой источник пищи погубит тёплая вода?",
            pl = "który zasób ginie w ciepłej wodzie?",
        },
        avert = {
            en = "return 1 token from your mat to save this element around the Ocean?",
            ru = "вернуть 1 жетон со своего планшета, чтобы спасти этот источник пищи у океана?",
            pl = "oddać 1 żeton ze swojej planszetki, aby ocalić ten zasób przy oceanach?",
        },
        token = { en = "which token do you give up?", ru = "какой жетон вы отдадите?", pl = "który żeton oddajesz?" },
    },
    source = "own",
    kind = "evolution",
    events = { "extinction" },
    events_source = "own",

    play = function(g)
        local corners, types = at_oceans(g), {}
        for _, element in ipairs(Element.all) do
            if #corners[element] > 0 then
                table.insert(types, element)
            end
        end
        if #types == 0 then
            return
        end
        local element = g:choose_element("element", types)
        for _, animal in ipairs(g:opponents()) do
            local tokens = g:tokens(animal)
            g:about_element(element)
            if #tokens > 0 and g:ask_yes("avert", animal) then
                g:lose(g:choose_element("token", tokens, false, animal) --[[@as marine.Element]], animal)
                g:gain(3)
                return
            end
        end
        for _, corner in ipairs(corners[element]) do
            g:remove(corner)
        end
    end,

    -- A card in the row counts for each animal; `own` says that this one speciates, so that it takes 1 only once.
    speciation = function(now)
        if now.own and now.terrain == Terrain.open_ocean then
            return -1
        end
    end,
}
