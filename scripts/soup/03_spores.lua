-- G03. Phase 4: newborns need not touch an own amoeba.
---@type soup.Gene
return {
    id = "spores",
    icon = "pollen-dust",
    family = "growth",
    name = { en = "Spores", ru = "Споры", pl = "Zarodniki" },
    also = { en = "Sporen", ru = "Spores, Sporen", pl = "Spores, Sporen" },
    text = {
        by = "two-players",
        dummy = {
            en = "Newborns may go to any cell without one of your amoebas, near or far.",
            ru = "Новые амёбы можно ставить на любую клетку без ваших амёб, даже вдали от них.",
            pl = "Nowe ameby możesz stawiać na dowolnym polu bez twoich ameb, nawet z dala od nich.",
        },
        ["two-colours"] = {
            en = "Newborns may go to any cell without one of your amoebas of the same colour, near or far.",
            ru = "Новые амёбы можно ставить на любую клетку без ваших амёб того же цвета, даже вдали от них.",
            pl = "Nowe ameby możesz stawiać na dowolnym polu bez twoich ameb tego samego koloru, nawet z dala od nich.",
        },
        tribe = {
            en = "Newborns may go to any cell without one of your amoebas of the same colour, near or far.",
            ru = "Новые амёбы можно ставить на любую клетку без ваших амёб того же цвета, даже вдали от них.",
            pl = "Nowe ameby możesz stawiać na dowolnym polu bez twoich ameb tego samego koloru, nawet z dala od nich.",
        },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 3,
    mutation = 3,
    ignores = { "not_adjacent" },
}
