-- On each tundra tile a cube of each opponent is eliminated.
---@type dominant.Card
return {
    id = "cold_snap",
    icon = "thermometer-cold",
    family = "attack",
    name = { en = "Cold Snap", ru = "Резкое похолодание", pl = "Fala mrozów" },
    text = {
        en = "On each tundra tile, even where you are not, eliminate 1 cube of each opponent.",
        ru = "На каждом тайле тундры, даже там, где вас нет, уничтожьте по 1 кубу каждого соперника.",
        pl = "Na każdym kaflu tundry, także tam, gdzie cię nie ma, usuń po 1 kostce każdego przeciwnika.",
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        for _, tile in ipairs(g:tiles_of(Terrain.tundra)) do
            for _, animal in ipairs(g:opponents_at(tile)) do
                g:eliminate(tile, animal, 1)
            end
        end
    end,
}
