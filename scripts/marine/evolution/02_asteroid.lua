-- One cube is left on a tile, and one less on each tile next to it; then the game ends with this round.
---@type marine.Card
return {
    id = "asteroid",
    icon = "meteor-impact",
    family = "attack",
    name = { en = "Asteroid", ru = "Астероид", pl = "Asteroida" },
    text = {
        en = [[Choose a tile: eliminate all cubes there but 1; you say which one survives. Then eliminate 1 cube of your choice on each
            tile next to it; where there are only yours, one of yours. The game ends with this round.]],
        ru = [[Выберите тайл: на нём уничтожаются все кубы, кроме 1; какой уцелеет, решаете вы. Затем уничтожьте по 1 кубу по своему
            выбору на каждом соседнем тайле; если там только ваши кубы, то свой. Игра закончится в конце этого раунда.]],
        pl = [[Wybierz kafel: usuń z niego wszystkie kostki oprócz 1; ty decydujesz, która zostaje. Potem usuń po 1 wybranej kostce z
            każdego sąsiedniego kafla; jeśli są tam tylko twoje, to własną. Gra kończy się wraz z tą rundą.]],
    },
    says = {
        tile = { en = "where does the asteroid strike?", ru = "куда упадёт астероид?", pl = "gdzie uderza asteroida?" },
        survivor = { en = "whose cube survives the strike?", ru = "чей куб переживёт удар?", pl = "czyja kostka przetrwa uderzenie?" },
        victim = {
            en = "whose cube is eliminated on the tile beside it?",
            ru = "чей куб будет уничтожен на соседнем тайле?",
            pl = "czyja kostka zostanie usunięta z sąsiedniego kafla?",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",
    shuffled = "last",

    play = function(g)
        local struck = g:choose_tile("tile", g:earth())
        local animals = g:animals_at(struck)
        local survivor = animals[1]
        if #animals > 1 then
            g:about_tile(struck)
            survivor = g:choose_animal("survivor", animals)
        end
        g:strike(struck, survivor and 1 or 0, survivor)
        for _, animal in ipairs(animals) do
            local spared = animal == survivor and 1 or 0
            g:eliminate(struck, animal, g:species(struck, animal) - spared)
        end
        for _, tile in ipairs(g:adjacent(struck)) do
            local there = g:animals_at(tile)
            local victim = there[1]
            if #there > 1 then
                g:about_tile(tile)
                victim = g:choose_animal("victim", there)
            end
            if victim then
                g:eliminate(tile, victim, 1)
            end
        end
        g:last_round()
    end,
}
