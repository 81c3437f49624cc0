-- One species is left on a tile, and one less on each tile next to it; then the game ends with this round.
return {
    id = "asteroid",
    icon = "meteor-impact",
    name = { en = "Asteroid", ru = "Астероид", pl = "Asteroida" },
    text = {
        en = [[Choose a tile: all species there but 1 are eliminated, and you say which one survives. Then you eliminate 1 species on
            each tile next to it, even your own. The game ends with this round.]],
        ru = [[Выберите тайл: там погибают все виды, кроме 1, и вы решаете, какой уцелеет. Затем вы уничтожаете по 1 виду на каждом
            соседнем тайле, хотя бы и свой. Игра закончится в конце этого раунда.]],
        pl = [[Wybierz kafel: giną tam wszystkie gatunki oprócz 1, a ty decydujesz, który przetrwa. Potem usuwasz po 1 gatunku z
            każdego sąsiedniego kafla, choćby i własny. Gra kończy się wraz z tą rundą.]],
    },
    says = {
        tile = { en = "where the asteroid strikes", ru = "куда упадёт астероид", pl = "gdzie uderza asteroida" },
        survivor = {
            en = "whose species survives the strike",
            ru = "чей вид переживёт удар",
            pl = "czyj gatunek przetrwa uderzenie",
        },
        victim = {
            en = "whose species dies on the next tile beside it",
            ru = "чей вид погибнет на следующем соседнем тайле",
            pl = "czyj gatunek ginie na kolejnym sąsiednim kaflu",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    shuffled = "last",

    play = function(g)
        local struck = g:choose_tile("tile", g:earth())
        local animals = g:animals_at(struck)
        if #animals > 0 then
            local survivor = g:choose_animal("survivor", animals)
            for _, animal in ipairs(animals) do
                local spared = animal == survivor and 1 or 0
                g:eliminate(struck, animal, g:species(struck, animal) - spared)
            end
        end
        for _, tile in ipairs(g:adjacent(struck)) do
            local there = g:animals_at(tile)
            if #there > 0 then
                g:eliminate(tile, g:choose_animal("victim", there), 1)
            end
        end
        g:last_round()
    end,
}
