-- On each tile of the terrains of Competition a cube of each opponent is eliminated.
---@type marine.Card
return {
    id = "invasive_species",
    icon = "alien-bug",
    family = "attack",
    name = { en = "Invasive Species", ru = "Инвазивные виды", pl = "Gatunki inwazyjne" },
    text = {
        en = [[On all tiles of the terrains whose markers lie in Competition, even where you are not, eliminate 1 cube of each opponent.
            A terrain that lies there twice counts once.]],
        ru = [[На всех тайлах тех типов местности, чьи жетоны лежат в «Конкуренции», — даже там, где вас нет, — уничтожьте по 1 кубу
            каждого соперника. Тип, лежащий там дважды, считается один раз.]],
        pl = [[Na wszystkich kaflach terenów, których znaczniki leżą w Rywalizacji, także tam, gdzie cię nie ma, usuń po 1 kostce
            każdego przeciwnika. Teren leżący tam dwa razy liczy się raz.]],
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

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
