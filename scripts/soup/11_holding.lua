-- G11. (a) An amoeba may stay instead of drifting or moving. (b) When an enemy amoeba leaves a cell, own ones there may cling
-- to it and go along; that is declared after the direction is fixed and after Tentacle cubes are named.
return {
    id = "holding",
    icon = "anchor",
    name = { en = "Holding", ru = "Цепкость", pl = "Przyczepność" },
    text = {
        en = "Amoebas may stay where they are. When a foreign amoeba leaves their cell they may cling to it and go along.",
        ru = "Амёбы могут оставаться на месте. Когда чужая амёба покидает их клетку, они могут уцепиться за неё и уйти вместе с ней.",
        pl = "Ameby mogą zostać w miejscu. Gdy obca ameba opuszcza ich pole, mogą się jej uczepić i ruszyć razem z nią.",
    },
    says = {
        cling = { en = "who clings to it", ru = "кто уцепится за неё", pl = "kto się jej uczepi" },
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
