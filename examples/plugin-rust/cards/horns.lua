---@type overgrazed.Card
return {
    id = "horns",
    icon = "rhinoceros-horn",
    name = { en = "Horns", ru = "Рога", pl = "Rogi" },
    text = {
        en = "After grazing: take 1 food from another herd, if it has any.",
        ru = "После выпаса: отнимите 1 единицу еды у другого стада, если она у него есть.",
        pl = "Po wypasie: odbierz 1 porcję pokarmu innemu stadu, jeśli ją ma.",
    },
    says = {
        whom = { en = "which herd to rob", ru = "у какого стада отнять еду", pl = "któremu stadu odebrać pokarm" },
    },
    grazed = function(g) g:rob(g:choose_herd("whom", g:others()), 1) end,
    source = "rulebook",
}
