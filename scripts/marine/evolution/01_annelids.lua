-- 1 VP for each tile that the owner occupies and that worms touch.
local WORMS = 2

return {
    id = "annelids",
    icon = "earth-worm",
    name = { en = "Annelids", ru = "Аннелиды", pl = "Pierścienice" },
    text = {
        en = "Gain 1 VP for each tile that you occupy and that is touched by worms; more than one token there counts no more.",
        ru = "1 ПО за каждый занятый вами тайл, которого касается хоть один жетон червей; лишние жетоны ничего не добавляют.",
        pl = "1 PZ za każdy zajęty przez ciebie kafel, którego dotyka choć jeden żeton bezkręgowców; dalsze żetony nic nie dodają.",
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:has(tile, WORMS) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
