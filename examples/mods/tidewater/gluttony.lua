-- Feeding: where an amoeba finds its usual meal it may eat twice. The second meal is one cube smaller, leaves 2 more cubes of its own
-- colour, and is worth 1 point. Where no second meal lies the amoeba has eaten as usual.
---@type soup.Gene
return {
    id = "gluttony",
    icon = "swallow",
    name = { en = "Gluttony", ru = "Обжорство", pl = "Obżarstwo" },
    text = {
        en = "An amoeba that finds its usual meal may eat a second one at once, one cube smaller; it leaves cubes after each. For the second you get 1 point.",
        ru = "Амёба, которая нашла обычную еду, может сразу поесть ещё раз, на один кубик меньше; выделяет она после каждого раза. За второй раз вы получаете 1 очко.",
        pl = "Ameba, która znalazła zwykły posiłek, może od razu zjeść drugi, o jedną kostkę mniejszy; wydala po każdym z nich. Za drugi dostajesz 1 punkt.",
    },
    deed = { en = "eat twice", ru = "поесть дважды", pl = "zjeść dwa razy" },
    source = "own",
    copies = { [3] = 1, [4] = 2 },
    price = 4,
    mutation = 4,

    offered = function(now)
        return not now.hungry
    end,

    feeding = function(g, amoeba)
        g:eat(amoeba, 0)
        if g:eat(amoeba, 1) then
            g:gain(1)
        end
        return true -- it has eaten at least once
    end,
}
