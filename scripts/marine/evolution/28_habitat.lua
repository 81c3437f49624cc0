-- An element that the owner does not control leaves earth; one that it controls comes from the bag.
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
    id = "habitat",
    icon = "aquarium",
    family = "land",
    name = { en = "Habitat", ru = "Среда обитания", pl = "Siedlisko" },
    text = {
        en = [[Remove from earth 1 element whose special pawn you do not control. Then put 1 element whose special pawn you control, of
            your choice from the bag, on any vacant corner. Skip a part that is impossible.]],
        ru = [[Уберите с планеты 1 жетон источника пищи, чей особый маркер вы не контролируете. Затем положите на любой свободный угол 1
            жетон по выбору из мешочка, чей особый маркер под вашим контролем. Часть, которую выполнить нельзя, пропустите.]],
        pl = [[Usuń z ziemi 1 żeton zasobu, którego pionka specjalnego nie kontrolujesz. Potem połóż na dowolnym wolnym wierzchołku 1
            wybrany żeton z woreczka, którego pionek specjalny kontrolujesz. Pomiń część, której nie da się wykonać.]],
    },
    says = {
        removed = { en = "which element do you remove from earth?", ru = "какой жетон убрать с планеты?", pl = "który żeton usuwasz z ziemi?" },
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
    source = "assumed",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local others = {}
        for _, element in ipairs(Element.all) do
            if not g:controls(element) then
                table.insert(others, element)
            end
        end
        local removed = #others > 0 and g:choose_token("removed", others)
        if removed then
            g:remove(removed)
        end
        local own, earth = {}, g:earth()
        for _, element in ipairs(g:in_bag()) do
            if g:controls(element) then
                table.insert(own, element)
            end
        end
        if #own == 0 or not is_vacant(g, earth) then
            return
        end
        local element = g:choose_element("element", own)
        g:about_element(element)
        g:put(element, g:choose_vacant("corner", earth) --[[@as marine.Corner]])
    end,
}
