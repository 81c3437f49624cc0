-- G10. Whenever an own amoeba changes its cell (drift, move, Escape): up to 3 cubes (three players: 2) go along, free.
return {
    id = "tentacle",
    icon = "suckered-tentacle",
    name = { en = "Tentacle", ru = "Щупальце", pl = "Macka" },
    text = {
        en = "An amoeba that changes its cell may take up to 3 food cubes along (2 with three players).",
        ru = "Переходя на другую клетку, амёба может унести с собой до 3 кубиков еды (в игре втроём – до 2).",
        pl = "Przechodząc na inne pole, ameba może zabrać ze sobą do 3 kostek pokarmu (w grze trzyosobowej do 2).",
    },
    says = {
        carry = { en = "which cubes to take along", ru = "какие кубики взять с собой", pl = "które kostki zabrać ze sobą" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 5,
    mutation = 4,

    leaving = function(g, amoeba, from, to)
        local most = g:players() - 1
        local cubes = g:cubes_in(from, most)
        if #cubes > 0 then
            g:carry(g:choose_cubes("carry", cubes, most), from, to)
        end
    end,
}
