-- 1 VP for each tile that the owner occupies and that sponges touch.
---@type marine.Card
return {
    id = "endosymbionts",
    icon = "matryoshka-dolls",
    family = "points",
    name = { en = "Endosymbionts", ru = "Эндосимбионты", pl = "Endosymbionty" },
    text = {
        en = "Gain 1 VP for each tile you occupy that at least 1 sponge token touches, whether you have sponges or not.",
        ru = "1 ПО за каждый занятый вами тайл, которого касается хотя бы 1 жетон губок. Иметь губок на своём планшете не обязательно.",
        pl = [[1 PZ za każdy zajęty przez ciebie kafel, którego dotyka co najmniej 1 żeton gąbek. Nie musisz mieć tego zasobu na
            planszetce.]],
    },
    source = "inferred",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:has(tile, Element.sponges) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
