-- Advanced. Contains Backwash. Phase 5, after the deaths, once a round: of all cells in which the owner meets others, one gets a cube of
-- the same colour from each of the rest.

local function has(list, thing)
    for _, other in ipairs(list) do
        if other == thing then
            return true
        end
    end
    return false
end

---@type soup.Gene
return {
    id = "whirlpool",
    icon = "vortex",
    name = { en = "Whirlpool", ru = "Водоворот", pl = "Wir" },
    text = {
        en = "Contains Backwash. In phase 5, after the deaths, you may once a round name a colour and a cell in which an amoeba of yours could attack a foreign one: each other such cell that has a food cube of this colour gives 1 to it.",
        ru = "Включает ген «Обратный ток». В фазе 5, после гибели амёб, можно раз в раунд назвать цвет и клетку, где ваша амёба могла бы напасть на чужую: в неё переносят по 1 кубику еды этого цвета из каждой другой такой клетки, где он есть.",
        pl = "Zawiera gen „Cofka”. W fazie 5, po śmierci ameb, możesz raz na rundę wskazać kolor i pole, na którym twoja ameba mogłaby zaatakować obcą: trafia tam po 1 kostce pokarmu tego koloru z każdego innego takiego pola, o ile tam leży.",
    },
    says = {
        cell = { en = "the cell that gets the cubes", ru = "в какую клетку перенести кубики", pl = "na które pole przenieść kostki" },
        colour = { en = "the colour of the cubes", ru = "кубики какого цвета перенести", pl = "kostki którego koloru przenieść" },
    },
    deed = { en = "gather food cubes in one cell", ru = "собрать кубики еды в одной клетке", pl = "zebrać kostki pokarmu na jednym polu" },
    source = "own",
    copies = { [3] = 1, [4] = 1 },
    price = 3,
    mutation = 4,
    scores = 2,
    gives_up = { "backwash" },
    contains = { "backwash" },

    offered = function(now)
        return now.targets > 1
    end,

    after_deaths = function(g)
        local meetings = {} -- each cell once
        for _, own in ipairs(g:hunters()) do
            local cell = g:cell_of(own)
            if not has(meetings, cell) then
                table.insert(meetings, cell)
            end
        end
        if #meetings < 2 then
            return
        end
        local centre = g:choose_cell("cell", meetings)
        local colours = {} -- of the other cells, each once
        for _, cell in ipairs(meetings) do
            for _, cube in ipairs(g:cubes_in(cell, 1)) do
                if cell ~= centre and not has(colours, cube) then
                    table.insert(colours, cube)
                end
            end
        end
        if #colours == 0 then
            return
        end
        local colour = g:choose_cube("colour", colours)
        for _, cell in ipairs(meetings) do
            if cell ~= centre and has(g:cubes_in(cell, 1), colour) then
                g:carry({ colour }, cell, centre)
            end
        end
    end,
}
