-- Speciation at elements whose special pawn you control: one cube more on each tile for you, one fewer for others.
---@type marine.Card
return {
    id = "ecological_niche",
    icon = "nested-hexagons",
    family = "growth",
    name = { en = "Ecological Niche", ru = "Экологическая ниша", pl = "Nisza ekologiczna" },
    text = {
        en = [[In Speciation at an element whose special pawn you control, you may place 1 cube more on each tile, and opponents 1 cube
            fewer, perhaps none.]],
        ru = [[При «Видообразовании» у источника пищи, чей особый маркер под вашим контролем, вы можете поместить на каждый тайл на 1 куб
            больше, а соперники — на 1 куб меньше, возможно, ни одного.]],
        pl = [[W akcji Specjacja przy zasobie, którego pionek specjalny kontrolujesz, możesz umieścić na każdym kaflu o 1 kostkę więcej,
            a przeciwnicy o 1 mniej, może żadnej.]],
    },
    kind = "trait",
    source = "rulebook",

    speciation = function(now)
        if not now.controlled then
            return 0
        end
        return now.own and 1 or -1
    end,
}
