-- A slot for a reserve. You retrieve: a token is eaten, and cubes come where its element is.

-- Those of the tiles that an element of the type touches.
local function fed(g, all, element)
    local tiles = {}
    for _, tile in ipairs(all) do
        if g:has(tile, element) then
            table.insert(tiles, tile)
        end
    end
    return tiles
end

---@type marine.Card
return {
    id = "blubber",
    icon = "walrus-head",
    name = { en = "Blubber", ru = "Подкожный жир", pl = "Tłuszcz podskórny" },
    text = {
        en = [[You have 1 more slot for elements, on this card. When the game begins, draw 1 random element for it. When you retrieve, you
            may return 1 token from your mat or from here to the bag: place up to 3 cubes from your gene pool on one tile that you
            occupy and that an element of its type touches.]],
        ru = [[У вас есть ещё 1 ячейка для источника пищи — на этой карте. В начале игры вытяните в неё наугад 1 жетон. При «Возврате» вы
            можете вернуть в мешочек 1 жетон со своего планшета или отсюда и поместить до 3 кубов из генофонда на один занятый вами
            тайл, которого касается источник пищи того же типа.]],
        pl = [[Masz jeszcze 1 pole na zasób, na tej karcie. Na początku gry wylosuj na nie 1 żeton z woreczka. Gdy odzyskujesz pionki,
            możesz oddać do woreczka 1 żeton z planszetki lub stąd i umieścić do 3 kostek z puli genowej na jednym zajętym przez siebie
            kaflu, którego dotyka zasób tego rodzaju.]],
    },
    says = {
        token = { en = "which token do you live on?", ru = "за счёт какого жетона прожить?", pl = "który żeton zużywasz?" },
        tile = {
            en = "on which tile do your cubes multiply?",
            ru = "на каком тайле размножатся ваши кубы?",
            pl = "na którym kaflu mnożą się twoje kostki?",
        },
        many = { en = "how many cubes do you place there?", ru = "сколько кубов туда поместить?", pl = "ile kostek tam umieszczasz?" },
    },
    kind = "trait",
    source = "own",
    slots = 1,

    begins = function(g)
        g:draw_element()
    end,

    retrieved = function(g)
        local all, tokens = g:tiles(), {}
        for _, token in ipairs(g:tokens()) do
            if #fed(g, all, token) > 0 then
                table.insert(tokens, token)
            end
        end
        local most = math.min(3, g:pool())
        local token = most > 0 and #tokens > 0 and g:choose_element("token", tokens, true)
        if not token then
            return
        end
        g:lose(token)
        g:about_element(token)
        local tile = g:choose_tile("tile", fed(g, all, token))
        local numbers = {}
        for n = 1, most do
            table.insert(numbers, n)
        end
        g:about_tile(tile)
        g:place(tile, g:choose_number("many", numbers))
    end,
}
