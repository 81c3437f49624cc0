-- When a foreign amoeba leaves a cell with amoebas of the owner, in whatever way, a cube comes back from the cell that it goes to.
---@type soup.Gene
return {
    id = "backwash",
    icon = "low-tide",
    name = { en = "Backwash", ru = "Обратный ток", pl = "Cofka" },
    text = {
        en = "Whenever a foreign amoeba leaves a cell with an amoeba of yours, you may bring 1 food cube back there from the cell that it goes to.",
        ru = "Когда чужая амёба покидает клетку, где есть ваша, вы можете перенести туда 1 кубик еды из клетки, куда та отправляется.",
        pl = "Gdy obca ameba opuszcza pole, na którym jest twoja, możesz przenieść tam 1 kostkę pokarmu z pola, na które tamta się udaje.",
    },
    says = {
        back = { en = "which cube comes back", ru = "какой кубик перенести", pl = "którą kostkę przenieść" },
    },
    source = "own",
    copies = { [3] = 1, [4] = 2 },
    price = 3,
    mutation = 3,

    neighbour_leaves = function(g, amoeba, from, to)
        local cubes = g:cubes_in(to, 1)
        -- By the option `holding-clings-to` own amoebas call this, too.
        if g:owner_of(amoeba) == g:owner() or #cubes == 0 then
            return
        end
        local cube = g:choose_cube("back", cubes, true)
        if cube then
            g:carry({ cube }, to, from)
        end
    end,
}
