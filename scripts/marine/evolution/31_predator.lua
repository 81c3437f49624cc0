-- One cube of an opponent is eliminated on each tile that the owner occupies.
---@type marine.Card
return {
    id = "predator",
    icon = "shark-bite",
    family = "attack",
    name = { en = "Predator", ru = "Хищничество", pl = "Drapieżnik" },
    text = {
        en = "On each tile that you share with opponents, eliminate 1 opposing cube of your choice.",
        ru = "На каждом тайле, где есть и вы, и соперники, уничтожьте 1 куб соперника; чей, решайте для каждого тайла отдельно.",
        pl = "Na każdym kaflu, który dzielisz z przeciwnikami, usuń 1 kostkę przeciwnika; czyją, decydujesz osobno dla każdego kafla.",
    },
    says = {
        victim = { en = "whose cube is eliminated?", ru = "чей куб будет уничтожен?", pl = "czyja kostka zostanie usunięta?" },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        for _, tile in ipairs(g:tiles()) do
            local opponents = g:opponents_at(tile)
            local victim = opponents[1]
            if #opponents > 1 then
                g:about_tile(tile)
                victim = g:choose_animal("victim", opponents)
            end
            if victim then
                g:eliminate(tile, victim, 1)
            end
        end
    end,
}
