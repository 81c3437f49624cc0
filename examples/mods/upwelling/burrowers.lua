-- You retrieve: an element where you live may move to another corner of a tile that it touches.

-- The corners with elements at these tiles that can move, each once; and for each the tiles where there is room for it.
local function goals(g, tiles)
    local corners, tiles_of = {}, {}
    for _, tile in ipairs(tiles) do
        local elements = g:elements_at(tile)
        if #elements > 0 and g:vacant(tile) > 0 then
            for _, corner in ipairs(elements) do
                if not tiles_of[corner] then
                    tiles_of[corner] = {}
                    table.insert(corners, corner)
                end
                table.insert(tiles_of[corner], tile)
            end
        end
    end
    return corners, tiles_of
end

---@type marine.Card
return {
    id = "burrowers",
    icon = "crab-claw",
    name = { en = "Burrowers", ru = "Роющие животные", pl = "Zwierzęta ryjące" },
    text = {
        en = [[When you retrieve, you may move 1 element that touches a tile you occupy to a vacant corner of that tile. If your Retrieve
            brings a Reseed, this comes first.]],
        ru = [[При «Возврате» вы можете переместить 1 жетон источника пищи, который касается занятого вами тайла, на свободный угол этого
            же тайла. Если ваш «Возврат» вызывает обновление, сначала переместите жетон.]],
        pl = [[Gdy odzyskujesz pionki, możesz przenieść 1 żeton zasobu, który dotyka zajętego przez ciebie kafla, na wolny wierzchołek tego
            kafla. Jeśli twoje odzyskiwanie wywołuje Rozkładanie, dzieje się to przed nim.]],
    },
    says = {
        element = { en = "which element do you dig out?", ru = "какой жетон выкопать?", pl = "który żeton wykopujesz?" },
        corner = { en = "to which corner does it go?", ru = "на какой угол его переместить?", pl = "na który wierzchołek go przenosisz?" },
    },
    kind = "trait",
    source = "own",

    retrieved = function(g)
        local corners, tiles_of = goals(g, g:tiles())
        local corner = #corners > 0 and g:choose_corner("element", corners, true)
        if corner then
            g:about_element(g:element_at(corner) --[[@as marine.Element]])
            g:shift(corner, g:choose_vacant("corner", tiles_of[corner]) --[[@as marine.Corner]])
        end
    end,
}
