-- 1 VP for each tile that the owner occupies and that gastropods touch.
---@type marine.Card
return {
    id = "gastropods",
    icon = "snail",
    family = "points",
    name = { en = "Gastropods", ru = "Брюхоногие", pl = "Mięczaki" },
    text = {
        en = "Gain 1 VP for each tile you occupy that at least 1 gastropod token touches, whether you have gastropods or not.",
        ru = [[1 ПО за каждый занятый вами тайл, которого касается хотя бы 1 жетон моллюсков. Иметь моллюсков на своём планшете не
            обязательно.]],
        pl = [[1 PZ za każdy zajęty przez ciebie kafel, którego dotyka co najmniej 1 żeton ślimaków. Nie musisz mieć tego zasobu na
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
            if g:has(tile, Element.gastropods) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
