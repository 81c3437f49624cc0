-- G15. Feeding, four players only: with a foreign amoeba in the cell whose owner has at least 1 point, the meal is one cube
-- smaller and that owner pays 1 point to the bank. One host a meal; no defence; no shortage is needed.
return {
    id = "parasitism",
    icon = "tick",
    name = { en = "Parasitism", ru = "Паразитизм", pl = "Pasożytnictwo" },
    text = {
        en = "With a foreign amoeba in the cell a meal may have one cube fewer; the owner of that amoeba pays 1 point.",
        ru = "Если в клетке есть чужая амёба, можно съесть на один кубик меньше, а её владелец заплатит 1 очко.",
        pl = "Gdy na polu jest obca ameba, możesz zjeść o jedną kostkę mniej, a jej właściciel zapłaci 1 punkt.",
    },
    says = {
        host = { en = "whose amoeba is the host", ru = "чья амёба будет хозяином", pl = "czyja ameba jest żywicielem" },
    },
    source = "rulebook",
    copies = { [3] = 0, [4] = 1 },
    price = 6,
    mutation = 5,

    offered = function(now)
        return now.hosts > 0 and now.short_meals > 0
    end,

    feeding = function(g, amoeba)
        local host = g:choose_player("host", g:hosts(amoeba))
        g:pay_for(host, 1)
        return g:eat(amoeba, 1)
    end,
}
