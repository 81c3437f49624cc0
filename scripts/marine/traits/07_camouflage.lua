-- Another animal has laid a tile or a vent: you may place a cube there.
---@type marine.Card
return {
    id = "camouflage",
    icon = "chameleon-glyph",
    family = "growth",
    name = { en = "Camouflage", ru = "Маскировка", pl = "Kamuflaż" },
    text = {
        en = [[When an opponent lays a tile by Wanderlust or a vent by Tectonics, even by a card, you may place 1 cube from your gene
            pool there after the action.]],
        ru = [[Когда соперник выкладывает тайл «Странствием» или источник «Деформацией», в том числе по карте, вы можете после этого
            действия поместить туда 1 куб из генофонда.]],
        pl = [[Gdy przeciwnik kładzie kafel akcją Odkrywanie albo erupcję akcją Tektonika, także z karty, możesz po tej akcji umieścić
            tam 1 kostkę z puli genowej.]],
    },
    says = {
        join = {
            en = "place 1 cube from your gene pool on the new tile?",
            ru = "поместить на новый тайл 1 куб из генофонда?",
            pl = "umieścić na nowym kaflu 1 kostkę z puli genowej?",
        },
    },
    kind = "trait",
    source = "assumed",

    built = function(g, tile)
        if g:pool() > 0 then
            g:about_tile(tile)
            if g:ask_yes("join") then
                g:place(tile, 1)
            end
        end
    end,
}
