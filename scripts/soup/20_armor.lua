-- G20. Advanced. Phase 1: no target at all. Phase 5: an attack that is not escaped gives 1 damage point instead of death.
return {
    id = "armor",
    icon = "turtle-shell",
    name = { en = "Armor", ru = "Панцирь", pl = "Pancerz" },
    text = {
        en = "Your amoebas cannot be attacked while feeding. After the deaths an attack only gives 1 damage point.",
        ru = "На ваших амёб нельзя нападать во время кормления. В фазе смерти атака наносит лишь 1 очко повреждений.",
        pl = "Twoich ameb nie można atakować podczas żerowania. W fazie śmierci atak zadaje tylko 1 punkt uszkodzeń.",
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
