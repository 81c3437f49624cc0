-- One opposing species is eliminated on each tile that the owner occupies.
return {
    id = "predator",
    icon = "shark-bite",
    name = { en = "Predator", ru = "Хищничество", pl = "Drapieżnik" },
    text = {
        en = "On each tile that you share with opponents, eliminate 1 opposing species; whose, you say for each tile.",
        ru = "На каждом тайле, где есть вы и соперники, уничтожьте 1 вид соперника; чей, решайте для каждого тайла отдельно.",
        pl = [[Na każdym kaflu, który dzielisz z przeciwnikami, usuń 1 gatunek przeciwnika; czyj, decydujesz osobno dla każdego
            kafla.]],
    },
    says = {
        victim = {
            en = "whose species is eaten on the next tile",
            ru = "чей вид будет съеден на следующем тайле",
            pl = "czyj gatunek zostaje zjedzony na kolejnym kaflu",
        },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",

    play = function(g)
        for _, tile in ipairs(g:tiles()) do
            local opponents = g:opponents_at(tile)
            if #opponents > 0 then
                g:eliminate(tile, g:choose_animal("victim", opponents), 1)
            end
        end
    end,
}
