-- G08. Phase 2: lessens the mutation points; given up for a defect it pays 4. Counts no card in scoring.
---@type soup.Gene
return {
    id = "ray_protection",
    icon = "shield-reflect",
    family = "defence",
    name = { en = "Ray Protection", ru = "Защита от излучения", pl = "Ochrona przed promieniowaniem" },
    also = { en = "Strahlenschutz", ru = "Ray Protection, Strahlenschutz", pl = "Ray Protection, Strahlenschutz" },
    text = {
        en = "Lowers your mutation points by 2. Given up for a gene defect it covers 4. It does not count as a gene card in scoring.",
        ru = "Уменьшает ваши очки мутаций на 2. Если отдать её при повреждении генов, она покрывает 4. При подсчёте очков картой гена не считается.",
        pl = "Zmniejsza twoje punkty mutacji o 2. Oddana przy uszkodzeniu genów pokrywa 4. Przy punktacji nie liczy się jako karta genu.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 5,
    mutation = -2,
    pays = 4,
    scores = 0,
}
