-- G20. Advanced. Phase 1: no target at all. Phase 5: an attack that is not escaped gives 1 damage point instead of death.
return {
    id = "armor",
    icon = "turtle-shell",
    name = { en = "Armor", ru = "Панцирь", pl = "Pancerz" },
    also = { en = "Panzerung", ru = "Armor, Panzerung", pl = "Armor, Panzerung" },
    text = {
        en = "In phase 1 foreign amoebas cannot attack yours. In phase 5 an attack that succeeds does not kill but gives 1 damage point; if that is one too many, the amoeba dies of it.",
        ru = "В фазе 1 чужие амёбы не могут нападать на ваших. В фазе 5 удавшаяся атака не убивает, а наносит 1 очко повреждений; если оно лишнее, амёба от него гибнет.",
        pl = "W fazie 1 obce ameby nie mogą atakować twoich. W fazie 5 udany atak nie zabija, lecz zadaje 1 punkt uszkodzeń; jeśli to o jeden za dużo, ameba od niego ginie.",
    },
    says = {
        armored = { en = "it is armored", ru = "у неё панцирь", pl = "ma pancerz" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 6,
    mutation = 6,
    scores = 2,
    gives_up = { "defense", "escape" },

    protects = function(attack)
        if attack.violent then
            return "armored"
        end
    end,

    struck = function(g, amoeba)
        g:damage(amoeba)
        return true
    end,
}
