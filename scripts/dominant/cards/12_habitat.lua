-- An element from the bag comes to earth.

-- Whether a corner of one of these tiles is vacant.
local function is_vacant(g, tiles)
    for _, tile in ipairs(tiles) do
        if g:vacant(tile) > 0 then
            return true
        end
    end
    return false
end

---@type dominant.Card
return {
    id = "habitat",
    icon = "oasis",
    family = "land",
    name = { en = "Habitat", ru = "Среда обитания", pl = "Siedlisko" },
    text = {
        en = "Put 1 element of your choice from the bag on any vacant corner of any tile.",
        ru = "Положите 1 жетон источника пищи по выбору из мешочка на любой свободный угол любого тайла.",
        pl = "Połóż 1 wybrany żeton zasobu z woreczka na dowolnym wolnym wierzchołku dowolnego kafla.",
    },
    says = {
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
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local earth, bag = g:earth(), g:in_bag()
        if #bag == 0 or not is_vacant(g, earth) then
            return
        end
        local element = g:choose_element("element", bag)
        g:about_element(element)
        g:put(element, g:choose_vacant("corner", earth) --[[@as dominant.Corner]])
    end,
}
