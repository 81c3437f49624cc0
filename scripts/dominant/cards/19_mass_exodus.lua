-- All cubes of a tile go to tiles next to it, as the owner likes.
local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

---@type dominant.Card
return {
    id = "mass_exodus",
    icon = "paw-print",
    family = "movement",
    name = { en = "Mass Exodus", ru = "Массовый исход", pl = "Wędrówki zwierząt" },
    text = {
        en = "Choose a tile. Move all cubes there, everybody’s, to tiles next to it, and split them among these as you like.",
        ru = "Выберите тайл. Переместите с него все кубы, свои и чужие, на соседние тайлы и распределите их там как хотите.",
        pl = [[Wybierz kafel. Przenieś z niego wszystkie kostki, swoje i cudze, na sąsiednie kafle i rozdziel je między nie
            dowolnie.]],
    },
    says = {
        from = { en = "which tile do all cubes leave?", ru = "какой тайл покинут все кубы?", pl = "który kafel opuszczają wszystkie kostki?" },
        animal = { en = "whose cubes leave next?", ru = "чьи кубы уйдут следующими?", pl = "czyje kostki odchodzą jako następne?" },
        to = {
            en = "where do these cubes go, or some of them?",
            ru = "куда уйдут эти кубы или часть из них?",
            pl = "dokąd idą te kostki albo część z nich?",
        },
        many = { en = "how many of these cubes go there?", ru = "сколько этих кубов уйдёт туда?", pl = "ile z tych kostek tam idzie?" },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local from = g:choose_tile("from", g:earth())
        local around, animals = g:adjacent(from), g:animals_at(from)
        while #animals > 0 and #around > 0 do
            local animal = animals[1]
            if #animals > 1 then
                g:about_tile(from)
                animal = g:choose_animal("animal", animals)
            end
            animals = without(animals, animal)
            local tiles, left = around, g:species(from, animal)
            while left > 0 and #tiles > 0 do
                local to = tiles[1]
                if #tiles > 1 then
                    g:about_animal(left, animal)
                    to = g:choose_tile("to", tiles)
                end
                tiles = without(tiles, to)
                local many = left
                if #tiles > 0 and left > 1 then
                    local numbers = {}
                    for n = 1, left do
                        table.insert(numbers, n)
                    end
                    g:about_animal(left, animal)
                    g:about_tile(to)
                    many = g:choose_number("many", numbers)
                end
                g:move(from, to, animal, many)
                left = left - many
            end
        end
    end,
}
