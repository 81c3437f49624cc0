---@type overgrazed.Card
return {
    id = "burrs",
    icon = "dandelion-flower",
    name = { en = "Burrs", ru = "Репьи", pl = "Rzepy" },
    text = {
        en = "In winter: if at most 3 grass is left, 3 grass grows.",
        ru = "Зимой: если осталось не больше 3 травы, вырастает 3 травы.",
        pl = "Zimą: jeśli zostały najwyżej 3 trawy, wyrastają 3 trawy.",
    },
    winter = function(g)
        if g:grass() <= 3 then g:grow(3) end
    end,
    source = "rulebook",
}
