-- G15. Feeding, four players only: with a foreign amoeba in the cell whose owner has at least 1 point, the meal is one cube
-- smaller and that owner pays 1 point to the bank. One host a meal; no defence; no shortage is needed.
---@type soup.Gene
return {
    id = "parasitism",
    icon = "tick",
    family = "feeding",
    name = { en = "Parasitism", ru = "Паразитизм", pl = "Pasożytnictwo" },
    also = { en = "Parasitismus", ru = "Parasitism, Parasitismus", pl = "Parasitism, Parasitismus" },
    text = {
        en = "If a foreign amoeba is in the cell and its owner has at least 1 point, yours may eat one cube fewer, of a colour of your choice, and that owner pays 1 point. There is no defence against it. One host per meal.",
        ru = "Если в клетке есть чужая амёба, а у её игрока есть хотя бы 1 очко, ваша может съесть на один кубик меньше, любого цвета на ваш выбор, а он заплатит 1 очко. Защититься от этого нельзя. За одно кормление — не больше одного хозяина.",
        pl = "Jeśli na polu jest obca ameba, a jej gracz ma co najmniej 1 punkt, twoja może zjeść o jedną kostkę mniej, w kolorze, który wybierzesz, a on płaci 1 punkt. Nie można się przed tym bronić. Przy jednym posiłku tylko jeden żywiciel.",
    },
    says = {
        host = { en = "whose amoeba is the host?", ru = "чья амёба будет хозяином?", pl = "czyja ameba jest żywicielem?" },
    },
    deed = { en = "eat one cube fewer at the cost of another player", ru = "съесть на кубик меньше за счёт другого игрока", pl = "zjeść o kostkę mniej kosztem innego gracza" },
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
