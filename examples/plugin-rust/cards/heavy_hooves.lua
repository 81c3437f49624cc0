---@type overgrazed.Card
return {
    id = "heavy_hooves",
    icon = "hoof",
    name = { en = "Heavy Hooves", ru = "Тяжёлые копыта", pl = "Ciężkie kopyta" },
    text = {
        en = "After grazing: 2 grass withers.",
        ru = "После выпаса: 2 травы вянет.",
        pl = "Po wypasie: 2 trawy usychają.",
    },
    grazed = function(g) g:wither(2) end,
    source = "rulebook",
}
