-- On each tile with more cubes than elements one cube is eliminated.
---@type marine.Card
return {
    id = "biomass",
    icon = "weight-scale",
    family = "attack",
    name = { en = "Biomass", ru = "Биомасса", pl = "Biomasa" },
    text = {
        en = [[On each overpopulated tile, that is one with more cubes than elements touching it, eliminate 1 cube of your choice; where
            there are only yours, one of yours.]],
        ru = [[На каждом «перенаселённом» тайле, где кубов больше, чем жетонов источников пищи на его углах, уничтожьте 1 куб по своему
            выбору; если там только ваши кубы, то свой.]],
        pl = [[Na każdym „przepełnionym” kaflu, na którym jest więcej kostek niż żetonów zasobów na jego wierzchołkach, usuń 1 wybraną
            kostkę; jeśli są tam tylko twoje, to własną.]],
    },
    says = {
        victim = {
            en = "whose cube is eliminated on this overpopulated tile?",
            ru = "чей куб будет уничтожен на этом перенаселённом тайле?",
            pl = "czyja kostka zostanie usunięta z tego przepełnionego kafla?",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        for _, tile in ipairs(g:overpopulated()) do
            local there = g:animals_at(tile)
            local victim = there[1]
            if #there > 1 then
                g:about_tile(tile)
                victim = g:choose_animal("victim", there)
            end
            g:eliminate(tile, victim, 1)
        end
    end,
}
