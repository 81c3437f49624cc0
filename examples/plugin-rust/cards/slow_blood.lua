---@type overgrazed.Card
return {
    id = "slow_blood",
    icon = "sloth",
    name = { en = "Slow Blood", ru = "Медленный обмен веществ", pl = "Powolny metabolizm" },
    text = {
        en = "After grazing: if the herd has not eaten enough for all, 2 grass grows and the herd eats 2.",
        ru = "После выпаса: если стадо съело меньше, чем нужно всем, вырастает 2 травы и стадо съедает 2.",
        pl = "Po wypasie: jeśli stado nie zjadło dość dla wszystkich, wyrastają 2 trawy, a stado zjada 2.",
    },
    grazed = function(g, _, animals, eaten)
        if eaten < animals then
            g:grow(2)
            g:eat(2)
        end
    end,
    source = "rulebook",
}
