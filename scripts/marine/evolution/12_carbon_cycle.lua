-- 1 VP for each tile that the owner occupies and that plankton touches.
local PLANKTON = 3

return {
    id = "carbon_cycle",
    icon = "cycle",
    name = { en = "Carbon Cycle", ru = "Круговорот углерода", pl = "Obieg węgla w przyrodzie" },
    text = {
        en = "Gain 1 VP for each tile that you occupy and that is touched by plankton; more than one token there counts no more.",
        ru = "1 ПО за каждый занятый вами тайл, которого касается хоть один жетон планктона; лишние жетоны ничего не добавляют.",
        pl = "1 PZ za każdy zajęty przez ciebie kafel, którego dotyka choć jeden żeton planktonu; dalsze żetony nic nie dodają.",
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:has(tile, PLANKTON) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
