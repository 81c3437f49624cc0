-- G03. Phase 4: newborns need not touch an own amoeba.
return {
    id = "spores",
    name = { en = "Spores", ru = "Споры", pl = "Zarodniki" },
    text = {
        en = "Newborns may go to any cell without an own amoeba, near or far.",
        ru = "Новые амёбы могут появляться в любой клетке, где нет ваших амёб, даже вдали от них.",
        pl = "Nowe ameby mogą pojawić się na dowolnym polu bez twojej ameby, blisko lub daleko.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 3,
    mutation = 3,
    ignores = { "not_adjacent" },
}
