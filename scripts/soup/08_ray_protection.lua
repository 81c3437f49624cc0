-- G08. Phase 2: lessens the mutation points; given up for a defect it pays 4. Counts no card in scoring.
return {
    id = "ray_protection",
    icon = "shield-reflect",
    name = { en = "Ray Protection", ru = "Защита от излучения", pl = "Ochrona przed promieniowaniem" },
    text = {
        en = "Takes 2 from your mutation points. Given up for a defect it pays 4. Does not count in scoring.",
        ru = "Уменьшает ваши очки мутаций на 2. Отданная при повреждении генов, покрывает 4. При подсчёте очков не учитывается.",
        pl = "Zmniejsza twoje punkty mutacji o 2. Oddana przy uszkodzeniu genów pokrywa 4. Nie liczy się przy punktacji.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 5,
    mutation = -2,
    pays = 4,
    scores = 0,
}
