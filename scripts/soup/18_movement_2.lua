-- G18. Advanced. Phase 1, and the move of an Escape: no die; choose the direction, or stay. A move still costs its price.
---@type soup.Gene
return {
    id = "movement_2",
    icon = "move",
    family = "movement",
    name = { en = "Movement II", ru = "Движение II", pl = "Ruch II" },
    also = { en = "Bewegung II", ru = "Movement II, Bewegung II", pl = "Movement II, Bewegung II" },
    text = {
        en = "An active move rolls no die: choose its direction, or stay. It costs as much as before.",
        ru = "При активном движении кубик не бросают: выберите направление или останьтесь на месте. Цена движения прежняя.",
        pl = "Przy aktywnym ruchu nie rzucasz kostką: wybierz kierunek albo zostań w miejscu. Cena ruchu się nie zmienia.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 5,
    mutation = 5,
    scores = 2,
    gives_up = { "movement_1" },

    direction = function(g, amoeba)
        return g:choose_direction(amoeba)
    end,
}
