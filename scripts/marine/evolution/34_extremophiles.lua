-- X points for each own cube on a vent.
---@type marine.Card
return {
    id = "extremophiles",
    icon = "thermometer-hot",
    family = "points",
    name = { en = "Extremophiles", ru = "Экстремофилы", pl = "Ekstremofile" },
    text = {
        en = "Gain X VP for each of your cubes on vents of either kind.",
        ru = "X ПО за каждый свой куб на источниках, гидротермальных и геотермальных.",
        pl = "X PZ za każdą swoją kostkę na kominach hydrotermalnych i gejzerach.",
    },
    source = "assumed",
    kind = "evolution",
    x = 1,
    x_source = "assumed",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g, x)
        local points = 0
        for _, terrain in ipairs({ Terrain.vent, Terrain.geothermal_vent }) do
            for _, tile in ipairs(g:tiles_of(terrain)) do
                points = points + g:species(tile)
            end
        end
        g:gain(points * x)
    end,
}
