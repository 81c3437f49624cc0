-- 1 VP for each tile that the owner occupies and that algae touch.
local ALGAE = 0

return {
    id = "producers",
    icon = "sprout",
    name = { en = "Producers", ru = "Продуценты", pl = "Producenci" },
    text = {
        en = "Gain 1 VP for each tile that you occupy and that is touched by algae; more than one token there counts no more.",
        ru = "1 ПО за каждый занятый вами тайл, которого касается хоть один жетон водорослей; лишние жетоны ничего не добавляют.",
        pl = "1 PZ za każdy zajęty przez ciebie kafel, którego dotyka choć jeden żeton alg; dalsze żetony nic nie dodają.",
    },
    source = "inferred",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:has(tile, ALGAE) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
