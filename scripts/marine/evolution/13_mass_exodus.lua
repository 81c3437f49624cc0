-- All species of a tile go to tiles next to it, as the owner likes.
local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

return {
    id = "mass_exodus",
    icon = "school-of-fish",
    name = { en = "Mass Exodus", ru = "Массовый исход", pl = "Wędrówki zwierząt" },
    text = {
        en = "Choose a tile. You move all species there, everybody's, to tiles next to it, and share them out as you like.",
        ru = "Выберите тайл. Вы переселяете с него все виды, свои и чужие, на соседние тайлы и делите их между ними как хотите.",
        pl = "Wybierz kafel. Przenosisz z niego wszystkie gatunki, swoje i cudze, na sąsiednie kafle i rozdzielasz je dowolnie.",
    },
    says = {
        from = { en = "which tile the species leave", ru = "какой тайл покинут виды", pl = "który kafel opuszczają gatunki" },
        animal = { en = "whose species leave next", ru = "чьи виды уйдут теперь", pl = "czyje gatunki odchodzą teraz" },
        to = { en = "where some of them go", ru = "куда уйдёт часть из них", pl = "dokąd idzie część z nich" },
        many = { en = "how many of them go there", ru = "сколько из них уйдёт туда", pl = "ile z nich tam idzie" },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction", "survival" },
    events_source = "assumed",

    play = function(g)
        local from = g:choose_tile("from", g:earth())
        local animals = g:animals_at(from)
        while #animals > 0 do
            local animal = g:choose_animal("animal", animals)
            animals = without(animals, animal)
            local tiles = g:adjacent(from)
            local left = g:species(from, animal)
            while left > 0 and #tiles > 0 do
                local to = g:choose_tile("to", tiles)
                tiles = without(tiles, to)
                local numbers = {}
                for n = #tiles > 0 and 1 or left, left do
                    table.insert(numbers, n)
                end
                local many = g:choose_number("many", numbers)
                g:move(from, to, animal, many)
                left = left - many
            end
        end
    end,
}
