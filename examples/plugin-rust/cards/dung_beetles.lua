---@type overgrazed.Card
return {
    id = "dung_beetles",
    icon = "scarab-beetle",
    name = { en = "Dung Beetles", ru = "Навозные жуки", pl = "Żuki gnojowe" },
    text = {
        en = "After grazing: if the herd has eaten at least 3, 2 grass grows.",
        ru = "После выпаса: если стадо съело не меньше 3, на лугу вырастает ещё 2 травы.",
        pl = "Po wypasie: jeśli stado zjadło co najmniej 3, na łące wyrastają jeszcze 2 trawy.",
    },
    grazed = function(g, _, _, eaten)
        if eaten >= 3 then g:grow(2) end
    end,
    source = "rulebook",
}
