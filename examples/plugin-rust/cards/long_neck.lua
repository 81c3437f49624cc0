---@type overgrazed.Card
return {
    id = "long_neck",
    icon = "diplodocus",
    name = { en = "Long Neck", ru = "Длинная шея", pl = "Długa szyja" },
    text = {
        en = "After grazing: eat 1 grass more, if any is left.",
        ru = "После выпаса: съешьте ещё 1 траву, если она осталась.",
        pl = "Po wypasie: zjedz jeszcze 1 trawę, jeśli jakaś została.",
    },
    grazed = function(g) g:eat(1) end,
    source = "rulebook",
}
