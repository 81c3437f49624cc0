-- G05. Against an attack in phase 1 or 5: pay 1 point, both roll a die, the higher wins, ties roll again.
return {
    id = "defense",
    icon = "spiked-shield",
    name = { en = "Defense", ru = "Защита", pl = "Obrona" },
    text = {
        en = "When attacked, pay 1 point for a fight: both roll a die. If yours is higher, the attack fails.",
        ru = "Когда на вашу амёбу напали, за 1 очко можно вступить в схватку: оба бросают кубик. Если у вас больше, атака не удалась.",
        pl = "Gdy atakują twoją amebę, możesz za 1 punkt stoczyć starcie: obie strony rzucają kostką. Jeśli masz więcej, atak się nie udaje.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 4,
    mutation = 4,
    costs = 1,

    react = function(g, amoeba, attacker)
        return g:fight(amoeba, attacker)
    end,
}
