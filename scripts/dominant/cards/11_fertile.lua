-- 1 VP for each cube on a tile that the owner occupies.
---@type dominant.Card
return {
    id = "fertile",
    icon = "rabbit",
    family = "points",
    name = { en = "Fertile", ru = "Плодовитость", pl = "Płodny" },
    text = {
        en = "Choose a tile that you occupy and gain 1 VP for each cube there, yours and everybody else’s.",
        ru = "Выберите занятый вами тайл: 1 ПО за каждый куб на нём, свой или чужой.",
        pl = "Wybierz zajęty przez siebie kafel: 1 PZ za każdą kostkę na nim, swoją i cudzą.",
    },
    says = {
        tile = { en = "on which tile do you count cubes?", ru = "на каком тайле считать кубы?", pl = "na którym kaflu liczysz kostki?" },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local tiles = g:tiles()
        if #tiles > 0 then
            g:gain(g:crowd(g:choose_tile("tile", tiles)))
        end
    end,
}
