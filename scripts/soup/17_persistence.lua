-- G17. Advanced. Contains Speed. One further free attempt when the first attempt of an attack, or a fight of a Defense, fails.
---@type soup.Gene
return {
    id = "persistence",
    icon = "clockwise-rotation",
    family = "movement",
    name = { en = "Persistence", ru = "Упорство", pl = "Wytrwałość" },
    also = { en = "Endurance, Ausdauer", ru = "Persistence, Endurance, Ausdauer", pl = "Persistence, Endurance, Ausdauer" },
    text = {
        by = "second-attack",
        ["any-target"] = {
            en = "Contains Speed. When an attack of yours (Struggle for Survival, Aggression) or a fight (Defense) fails, you may try once more, free of charge; attack in phase 1 only if the amoeba would still starve. The target may be another one.",
            ru = "Включает ген «Скорость». Если ваша атака («Борьба за выживание», «Агрессия») или схватка («Защита») не удалась, можно бесплатно попробовать ещё раз; напасть в фазе 1 — только если амёбе всё ещё грозит голод. Целью может быть и другая амёба.",
            pl = "Zawiera gen „Szybkość”. Gdy twój atak („Walka o przetrwanie”, „Agresja”) lub starcie („Obrona”) się nie uda, możesz bezpłatnie spróbować jeszcze raz; zaatakować w fazie 1 tylko wtedy, gdy amebie nadal grozi głód. Celem może być także inna ameba.",
        },
        ["same-target"] = {
            en = "Contains Speed. When an attack of yours (Struggle for Survival, Aggression) or a fight (Defense) fails, you may try once more, free of charge; attack in phase 1 only if the amoeba would still starve. The target must be the same.",
            ru = "Включает ген «Скорость». Если ваша атака («Борьба за выживание», «Агрессия») или схватка («Защита») не удалась, можно бесплатно попробовать ещё раз; напасть в фазе 1 — только если амёбе всё ещё грозит голод. Цель должна быть той же.",
            pl = "Zawiera gen „Szybkość”. Gdy twój atak („Walka o przetrwanie”, „Agresja”) lub starcie („Obrona”) się nie uda, możesz bezpłatnie spróbować jeszcze raz; zaatakować w fazie 1 tylko wtedy, gdy amebie nadal grozi głód. Cel musi być ten sam.",
        },
    },
    says = {
        again = { en = "try once more?", ru = "попробовать ещё раз?", pl = "spróbować jeszcze raz?" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 4,
    mutation = 4,
    scores = 2,
    gives_up = { "speed" },
    contains = { "speed" },

    failed = function(g, amoeba)
        return g:ask_yes("again")
    end,
}
