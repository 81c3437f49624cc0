-- An element on earth goes to a vacant corner.

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
    id = "niche_construction",
    icon = "beaver",
    family = "land",
    name = { en = "Niche Construction", ru = "Преобразование мест обитания", pl = "Powstanie biomu" },
    text = {
        en = "Move 1 element on earth to any vacant corner, of the same tile or another.",
        ru = "Переместите 1 жетон источника пищи на планете на любой свободный угол, того же тайла или другого.",
        pl = "Przenieś 1 żeton zasobu na ziemi na dowolny wolny wierzchołek, tego samego kafla albo innego.",
    },
    says = {
        element = { en = "which element moves?", ru = "какой жетон переместить?", pl = "który żeton przenosisz?" },
        corner = { en = "to which corner does it move?", ru = "на какой угол его переместить?", pl = "na który wierzchołek go przenosisz?" },
    },
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local element = is_vacant(g, g:earth()) and g:choose_token("element", Element.all)
        if element then
            g:about_element(g:element_at(element) --[[@as marine.Element]])
        end
        local corner = element and g:choose_vacant("corner", g:earth())
        if corner then
            g:shift(element --[[@as marine.Corner]], corner)
        end
    end,
}
