-- On each tile with more species than elements one species is eliminated.
return {
    id = "biomass",
    icon = "weight-scale",
    name = { en = "Biomass", ru = "Биомасса", pl = "Biomasa" },
    text = {
        en = [[On each overpopulated tile, that is one with more species than elements that touch it, you eliminate 1 species: any one,
            so your own where you are alone.]],
        ru = [[На каждом перенаселённом тайле, то есть там, где видов больше, чем жетонов источников пищи вокруг, вы уничтожаете 1
            вид: любой, а где кроме вас никого нет — свой.]],
        pl = [[Na każdym przepełnionym kaflu, czyli takim, na którym jest więcej gatunków niż żetonów zasobów wokół niego, usuwasz 1
            gatunek: dowolny, a tam, gdzie jesteś sam, własny.]],
    },
    says = {
        victim = {
            en = "whose species dies on the next overpopulated tile",
            ru = "чей вид погибнет на следующем перенаселённом тайле",
            pl = "czyj gatunek ginie na kolejnym przepełnionym kaflu",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        for _, tile in ipairs(g:overpopulated()) do
            g:eliminate(tile, g:choose_animal("victim", g:animals_at(tile)), 1)
        end
    end,
}
