---@type overgrazed.Card
return {
    id = "burrs",
    icon = "dandelion-flower",
    name = { en = "Burrs", ru = "Репьи", pl = "Czepliwe rzepy" },
    text = {
        en = "In winter: if at most 3 grass is left, 3 grass grows.",
        ru = "Зимой: если на лугу не больше 3 травы, добавьте 3 травы.",
        pl = "Zimą: jeśli na łące są najwyżej 3 trawy, dołóż 3 trawy.",
    },
    winter = function(g)
        if g:grass() <= 3 then g:grow(3) end
    end,
    source = "rulebook",
}
