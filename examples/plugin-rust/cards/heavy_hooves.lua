---@type overgrazed.Card
return {
    id = "heavy_hooves",
    icon = "hoof",
    name = { en = "Heavy Hooves", ru = "Тяжёлые копыта", pl = "Ciężkie kopyta" },
    text = {
        en = "After grazing: 2 grass withers.",
        ru = "После выпаса: уберите с луга 2 травы.",
        pl = "Po wypasie: usuń z łąki 2 trawy.",
    },
    grazed = function(g) g:wither(2) end,
    source = "rulebook",
}
