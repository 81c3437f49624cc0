-- G05. Against an attack in phase 1 or 5: pay 1 point, both roll a die, the higher wins, ties roll again.
---@type soup.Gene
return {
    id = "defense",
    icon = "spiked-shield",
    family = "defence",
    name = { en = "Defense", ru = "Защита", pl = "Obrona" },
    also = { en = "Verteidigung", ru = "Defense, Verteidigung", pl = "Defense, Verteidigung" },
    text = {
        by = "reactions",
        ["once-per-attack"] = {
            en = "When a foreign amoeba attacks yours, you may pay 1 point for a fight, at most once per attack: both roll a die, ties roll again. If yours is higher, the attack fails, and in phase 1 the attacker starves; if it is lower, the attack goes on.",
            ru = "Когда чужая амёба напала на вашу, можно за 1 очко вступить в схватку, не больше раза за атаку: обе стороны бросают по кубику, при ничьей — ещё раз. Если у вас больше, атака не удалась, а в фазе 1 нападавшая голодает; если меньше, атака продолжается.",
            pl = "Gdy obca ameba atakuje twoją, możesz za 1 punkt stoczyć starcie, najwyżej raz na atak: obie strony rzucają kostką, przy remisie jeszcze raz. Jeśli masz więcej, atak się nie udaje, a w fazie 1 atakująca głoduje; jeśli mniej, atak trwa dalej.",
        },
        ["once-per-round"] = {
            en = "When a foreign amoeba attacks yours, you may pay 1 point for a fight, at most once per round: both roll a die, ties roll again. If yours is higher, the attack fails, and in phase 1 the attacker starves; if it is lower, the attack goes on.",
            ru = "Когда чужая амёба напала на вашу, можно за 1 очко вступить в схватку, не больше раза за раунд: обе стороны бросают по кубику, при ничьей — ещё раз. Если у вас больше, атака не удалась, а в фазе 1 нападавшая голодает; если меньше, атака продолжается.",
            pl = "Gdy obca ameba atakuje twoją, możesz za 1 punkt stoczyć starcie, najwyżej raz na rundę: obie strony rzucają kostką, przy remisie jeszcze raz. Jeśli masz więcej, atak się nie udaje, a w fazie 1 atakująca głoduje; jeśli mniej, atak trwa dalej.",
        },
    },
    deed = { en = "fight the attacker", ru = "вступить в схватку", pl = "stoczyć starcie" },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 4,
    mutation = 4,
    costs = 1,

    react = function(g, amoeba, attacker)
        return g:fight(amoeba, attacker)
    end,
}
