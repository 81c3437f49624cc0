-- One cube is left on a tile, and one less on each tile next to it.
---@type dominant.Card
return {
    id = "catastrophe",
    icon = "eruption",
    family = "attack",
    name = { en = "Catastrophe", ru = "Катастрофа", pl = "Katastrofa" },
    text = {
        en = [[Choose a tile: eliminate all cubes there but 1; you say which one survives. Then eliminate 1 cube of your choice
            on each tile next to it; where there are only yours, one of yours.]],
        ru = [[Выберите тайл: на нём уничтожаются все кубы, кроме 1; какой уцелеет, решаете вы. Затем уничтожьте по 1 кубу по
            своему выбору на каждом соседнем тайле; если там только ваши кубы, то свой.]],
        pl = [[Wybierz kafel: usuń z niego wszystkie kostki oprócz 1; ty decydujesz, która zostaje. Potem usuń po 1 wybranej
            kostce z każdego sąsiedniego kafla; jeśli są tam tylko twoje, to własną.]],
    },
    says = {
        tile = { en = "where does the catastrophe strike?", ru = "где разразится катастрофа?", pl = "gdzie dochodzi do katastrofy?" },
        survivor = {
            en = "whose cube survives the catastrophe?",
            ru = "чей куб переживёт катастрофу?",
            pl = "czyja kostka przetrwa katastrofę?",
        },
        victim = {
            en = "whose cube is eliminated on the tile beside it?",
            ru = "чей куб будет уничтожен на соседнем тайле?",
            pl = "czyja kostka zostanie usunięta z sąsiedniego kafla?",
        },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local struck = g:choose_tile("tile", g:earth())
        local animals = g:animals_at(struck)
        local survivor = animals[1]
        if #animals > 1 then
            g:about_tile(struck)
            survivor = g:choose_animal("survivor", animals)
        end
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
    end,
}
