-- G17. Advanced. Contains Speed. One further free attempt when the first attempt of an attack, or a fight of a Defense, fails.
return {
    id = "persistence",
    icon = "clockwise-rotation",
    name = { en = "Persistence", ru = "Упорство", pl = "Wytrwałość" },
    text = {
        en = "Contains Speed. When an attack or a fight of yours fails, try once more, free of charge.",
        ru = "Включает ген «Скорость». Если ваша атака или схватка не удалась, можно бесплатно попробовать ещё раз.",
        pl = "Zawiera gen „Szybkość”. Gdy twój atak lub twoje starcie się nie uda, możesz bezpłatnie spróbować jeszcze raz.",
    },
    says = {
        again = { en = "that failed: try once more?", ru = "не удалось: попробовать ещё раз?", pl = "nie udało się: spróbować jeszcze raz?" },
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
