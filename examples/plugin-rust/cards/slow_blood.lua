---@type overgrazed.Card
return {
    id = "slow_blood",
    icon = "sloth",
    name = { en = "Slow Blood", ru = "Медленный обмен веществ", pl = "Powolny metabolizm" },
    text = {
        en = "In winter: if the herd has not eaten enough for all, it finds 2 food.",
        ru = "Зимой: если стадо съело меньше, чем нужно всем, оно находит 2 единицы еды.",
        pl = "Zimą: jeśli stado nie zjadło dość dla wszystkich, znajduje 2 porcje pokarmu.",
    },
    winter = function(g)
        if g:eaten() < g:animals() then g:find(2) end
    end,
    source = "rulebook",
}
