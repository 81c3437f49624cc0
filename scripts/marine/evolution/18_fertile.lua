-- 1 VP for each species on a tile that the owner occupies.
return {
    id = "fertile",
    icon = "fish-eggs",
    name = { en = "Fertile", ru = "Плодовитость", pl = "Płodny" },
    text = {
        en = "Choose a tile that you occupy and gain 1 VP for each species there, yours and everybody else's.",
        ru = "Выберите занятый вами тайл: 1 ПО за каждый вид на нём, свой или чужой.",
        pl = "Wybierz zajęty przez siebie kafel: 1 PZ za każdy gatunek na nim, swój i cudzy.",
    },
    says = {
        tile = {
            en = "on which tile you count species",
            ru = "на каком тайле считать виды",
            pl = "na którym kaflu liczysz gatunki",
        },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

    play = function(g)
        local tiles = g:tiles()
        if #tiles > 0 then
            g:gain(g:crowd(g:choose_tile("tile", tiles)))
        end
    end,
}
