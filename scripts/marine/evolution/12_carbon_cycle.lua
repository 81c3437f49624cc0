-- 1 VP for each tile that the owner occupies and that plankton touches.
---@type marine.Card
return {
    id = "carbon_cycle",
    icon = "cycle",
    family = "points",
    name = { en = "Carbon Cycle", ru = "Круговорот углерода", pl = "Obieg węgla w przyrodzie" },
    text = {
        en = "Gain 1 VP for each tile you occupy that at least 1 plankton token touches, whether you have plankton or not.",
        ru = [[1 ПО за каждый занятый вами тайл, которого касается хотя бы 1 жетон планктона. Иметь планктон на своём планшете не
            обязательно.]],
        pl = [[1 PZ za każdy zajęty przez ciebie kafel, którego dotyka co najmniej 1 żeton planktonu. Nie musisz mieć tego zasobu na
            planszetce.]],
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:has(tile, Element.plankton) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
