---@type overgrazed.Card
return {
    id = "long_neck",
    icon = "diplodocus",
    name = { en = "Long Neck", ru = "Длинная шея", pl = "Długa szyja" },
    text = {
        en = "After grazing: you may eat 1 or 2 grass more, if any is left.",
        ru = "После выпаса: можете съесть ещё 1 или 2 травы, если она осталась.",
        pl = "Po wypasie: możesz zjeść jeszcze 1 lub 2 trawy, jeśli jakaś została.",
    },
    says = {
        more = { en = "how much grass the herd eats more", ru = "сколько ещё травы съест стадо", pl = "ile jeszcze trawy zje stado" },
    },
    grazed = function(g, grass)
        if grass > 0 then g:eat(g:choose_number("more", { 0, 1, 2 })) end
    end,
    source = "rulebook",
}
