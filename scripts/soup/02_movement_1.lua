-- G02. Phase 1, and the move of an Escape: two dice, one of them counts.
return {
    id = "movement_1",
    icon = "rolling-dices",
    name = { en = "Movement I", ru = "Движение I", pl = "Ruch I" },
    text = {
        en = "An active move rolls two dice; you choose which of the two counts.",
        ru = "При активном движении бросайте два кубика и выберите один из результатов.",
        pl = "Przy aktywnym ruchu rzuć dwiema kostkami i wybierz jeden z wyników.",
    },
    says = {
        which = { en = "which die counts for the move", ru = "какой кубик считается для движения", pl = "która kostka liczy się do ruchu" },
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
