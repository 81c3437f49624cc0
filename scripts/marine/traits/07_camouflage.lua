-- Another animal has laid a tile or a vent: you may place a cube there.
return {
    id = "camouflage",
    icon = "chameleon-glyph",
    name = { en = "Camouflage", ru = "Маскировка", pl = "Kamuflaż" },
    text = {
        en = [[When another animal lays a tile in Wanderlust or a vent in Tectonics, you may place 1 cube from your gene pool there
            after the action.]],
        ru = [[Когда другое животное выкладывает тайл в «Странствии» или источник в «Деформации», вы можете после этого действия
            выложить туда 1 куб из генофонда.]],
        pl = [[Gdy inna gromada kładzie kafel w akcji Odkrywanie albo erupcję w akcji Tektonika, możesz po tej akcji umieścić tam 1
            kostkę z puli genowej.]],
    },
    says = {
        join = { en = "place a cube on the new tile?", ru = "выложить куб на новый тайл?", pl = "umieścić kostkę na nowym kaflu?" },
    },
    kind = "trait",
    source = "assumed",

    built = function(g, tile)
        if g:pool() > 0 and g:ask_yes("join") then
            g:place(tile, 1)
        end
    end,
}
