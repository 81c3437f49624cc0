-- G01. Does nothing but count in scoring.
---@type soup.Gene
return {
    id = "intelligence",
    icon = "brain",
    family = "points",
    name = { en = "Intelligence", ru = "Интеллект", pl = "Inteligencja" },
    also = { en = "Intelligenz", ru = "Intelligence, Intelligenz", pl = "Intelligence, Intelligenz" },
    text = {
        en = "No effect; it counts as a gene card in scoring.",
        ru = "Ничего не делает, но при подсчёте очков считается картой гена.",
        pl = "Nic nie robi, ale przy punktacji liczy się jako karta genu.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 2,
    mutation = 3,
}
