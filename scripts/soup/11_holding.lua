-- G11. (a) An amoeba may stay instead of drifting or moving. (b) When an enemy amoeba leaves a cell, own ones there may cling
-- to it and go along; that is declared after the direction is fixed and after Tentacle cubes are named.
---@type soup.Gene
return {
    id = "holding",
    icon = "anchor",
    family = "movement",
    name = { en = "Holding", ru = "Цепкость", pl = "Przyczepność" },
    also = { en = "Klammern", ru = "Holding, Klammern", pl = "Holding, Klammern" },
    text = {
        by = "holding-clings-to",
        foes = {
            en = "In phase 1 your amoebas may stay where they are, free of charge. Whenever a foreign amoeba leaves their cell they may cling to it and go along, free of charge. An attacker that clings to its fleeing victim may eat where it arrives.",
            ru = "В фазе 1 ваши амёбы могут бесплатно оставаться на месте. Когда чужая амёба покидает их клетку, они могут уцепиться за неё и бесплатно уйти вместе с ней. Нападавшая, уцепившись за убегающую жертву, может поесть там, куда попала.",
            pl = "W fazie 1 twoje ameby mogą bezpłatnie zostać w miejscu. Gdy obca ameba opuszcza ich pole, mogą się jej uczepić i bezpłatnie ruszyć razem z nią. Atakująca, która uczepi się uciekającej ofiary, może zjeść tam, dokąd trafi.",
        },
        anyone = {
            en = "In phase 1 your amoebas may stay where they are, free of charge. Whenever another amoeba, foreign or your own, leaves their cell they may cling to it and go along, free of charge. An attacker that clings to its fleeing victim may eat where it arrives.",
            ru = "В фазе 1 ваши амёбы могут бесплатно оставаться на месте. Когда другая амёба, чужая или ваша, покидает их клетку, они могут уцепиться за неё и бесплатно уйти вместе с ней. Нападавшая, уцепившись за убегающую жертву, может поесть там, куда попала.",
            pl = "W fazie 1 twoje ameby mogą bezpłatnie zostać w miejscu. Gdy inna ameba, obca lub twoja, opuszcza ich pole, mogą się jej uczepić i bezpłatnie ruszyć razem z nią. Atakująca, która uczepi się uciekającej ofiary, może zjeść tam, dokąd trafi.",
        },
    },
    says = {
        cling = { en = "who clings to it?", ru = "кто уцепится за неё?", pl = "kto się jej uczepi?" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 5,
    mutation = 4,
    ignores = { "must_move" },

    neighbour_leaves = function(g, amoeba, from, to)
        local here = {}
        for _, own in ipairs(g:amoebas_in(from)) do
            if own ~= amoeba then
                table.insert(here, own)
            end
        end
        if #here > 0 then
            for _, own in ipairs(g:choose_amoebas("cling", here, #here)) do
                g:drag(own, to)
            end
        end
    end,
}
