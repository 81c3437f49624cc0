-- Each opponent loses one species on each tile of the terrains of Competition.
return {
    id = "invasive_species",
    icon = "alien-bug",
    name = { en = "Invasive Species", ru = "Инвазивные виды", pl = "Gatunki inwazyjne" },
    text = {
        en = [[On each tile of a terrain whose marker lies in Competition, each opponent there eliminates 1 of their species. A terrain
            that lies there twice counts once.]],
        ru = [[На каждом тайле той местности, чей жетон лежит в «Конкуренции», каждый находящийся там соперник теряет 1 свой вид.
            Местность, лежащая там дважды, считается один раз.]],
        pl = [[Na każdym kaflu terenu, którego znacznik leży w Rywalizacji, każdy obecny tam przeciwnik traci 1 swój gatunek. Teren
            leżący tam dwa razy liczy się raz.]],
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",

    play = function(g)
        for _, terrain in ipairs(g:markers()) do
            for _, tile in ipairs(g:tiles_of(terrain)) do
                for _, animal in ipairs(g:opponents_at(tile)) do
                    g:eliminate(tile, animal, 1)
                end
            end
        end
    end,
}
