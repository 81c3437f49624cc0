-- 1 VP for each tile that the owner occupies and that sponges touch.
local SPONGES = 4

return {
    id = "endosymbionts",
    icon = "matryoshka-dolls",
    name = { en = "Endosymbionts", ru = "Эндосимбионты", pl = "Endosymbionty" },
    text = {
        en = "Gain 1 VP for each tile that you occupy and that is touched by sponges; more than one token there counts no more.",
        ru = "1 ПО за каждый занятый вами тайл, которого касается хоть один жетон губок; лишние жетоны ничего не добавляют.",
        pl = "1 PZ za każdy zajęty przez ciebie kafel, którego dotyka choć jeden żeton gąbek; dalsze żetony nic nie dodają.",
    },
    source = "inferred",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:has(tile, SPONGES) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
