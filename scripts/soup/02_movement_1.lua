-- G02. Phase 1, and the move of an Escape: two dice, one of them counts.
---@type soup.Gene
return {
    id = "movement_1",
    icon = "rolling-dices",
    family = "movement",
    name = { en = "Movement I", ru = "Движение I", pl = "Ruch I" },
    also = { en = "Bewegung I", ru = "Movement I, Bewegung I", pl = "Movement I, Bewegung I" },
    text = {
        en = "An active move rolls two dice; you choose which of the two counts. It costs as much as before.",
        ru = "При активном движении бросьте два кубика и выберите один из результатов. Цена движения прежняя.",
        pl = "Przy aktywnym ruchu rzuć dwiema kostkami i wybierz jeden z wyników. Cena ruchu się nie zmienia.",
    },
    says = {
        which = { en = "which die counts for the move?", ru = "какой кубик использовать?", pl = "którą kostkę wykorzystać?" },
    },
    source = "rulebook",
    copies = { [3] = 2, [4] = 2 },
    price = 3,
    mutation = 2,

    direction = function(g, amoeba)
        local first, second = g:roll(), g:roll()
        return g:compass(amoeba, g:choose_number("which", { first, second }))
    end,
}
