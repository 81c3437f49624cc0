---@type overgrazed.Card
return {
    id = "horns",
    icon = "rhinoceros-horn",
    name = { en = "Horns", ru = "Рога", pl = "Rogi" },
    text = {
        en = "After grazing: take 1 food from another herd that has eaten.",
        ru = "После выпаса: отнимите 1 еду у другого стада, которое уже ело.",
        pl = "Po wypasie: odbierz 1 pokarm innemu stadu, które już jadło.",
    },
    says = {
        whom = { en = "which herd to rob", ru = "какое стадо ограбить", pl = "które stado okraść" },
    },
    grazed = function(g) g:rob(g:choose_herd("whom", g:others()), 1) end,
    source = "rulebook",
}
