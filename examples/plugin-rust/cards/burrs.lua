---@type overgrazed.Card
return {
    id = "burrs",
    icon = "dandelion-flower",
    name = { en = "Burrs", ru = "Репьи", pl = "Czepliwe rzepy" },
    text = {
        en = "After grazing: if at most 3 grass is left, 3 grass grows.",
        ru = "После выпаса: если на лугу не больше 3 травы, вырастает ещё 3 травы.",
        pl = "Po wypasie: jeśli na łące są najwyżej 3 trawy, wyrastają jeszcze 3 trawy.",
    },
    grazed = function(g, grass)
        if grass <= 3 then g:grow(3) end
    end,
    source = "rulebook",
}
