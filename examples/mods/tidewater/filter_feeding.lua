-- Feeding: a hungry amoeba sifts whatever drifts in its cell, its own waste too. The more cubes lie there, of any colour, the surer it
-- finds enough among them.
---@type soup.Gene
return {
    id = "filter_feeding",
    icon = "bubbles",
    name = { en = "Filter Feeding", ru = "Фильтрация", pl = "Filtrowanie" },
    text = {
        en = "An amoeba that finds no usual meal may filter the water for 1 point: roll a die. If its cell holds at least that many food cubes, of any colours, the amoeba does not starve; it eats nothing and leaves nothing. If not, it starves.",
        ru = "Амёба, которой не хватает обычной еды, может за 1 очко фильтровать воду: бросьте кубик. Если кубиков еды любых цветов в её клетке не меньше, чем выпало, она не голодает; она ничего не съедает и не выделяет. Если меньше, она голодает.",
        pl = "Ameba, która nie znajduje zwykłego posiłku, może za 1 punkt filtrować wodę: rzuć kostką. Jeśli na jej polu jest co najmniej tyle kostek pokarmu dowolnych kolorów, ile wypadło, ameba nie głoduje; niczego nie zjada ani nie wydala. Jeśli mniej, głoduje.",
    },
    deed = { en = "filter the water", ru = "фильтровать воду", pl = "filtrować wodę" },
    source = "own",
    copies = { [3] = 1, [4] = 2 },
    price = 4,
    mutation = 4,
    costs = 1,

    offered = function(now)
        return now.hungry
    end,

    feeding = function(g, amoeba)
        local cubes = g:cubes_in(g:cell_of(amoeba) --[[@as soup.Cell]], 12)
        return #cubes >= g:roll()
    end,
}
