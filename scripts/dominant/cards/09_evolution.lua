-- A cube of each of up to two opponents gives way to one of the owner.
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
    id = "evolution",
    icon = "dna1",
    family = "attack",
    name = { en = "Evolution", ru = "Эволюция", pl = "Ewolucja" },
    text = {
        by = "evolution-cubes",
        box = {
            en = [[Choose up to 2 opponents and eliminate 1 cube of each, on any tile, even where you are not. In place of each put 1 of
                your cubes from the gene pool, as long as there are some.]],
            ru = [[Выберите до 2 соперников и уничтожьте у каждого по 1 кубу на любом тайле, даже там, где вас нет. На место каждого
                поместите 1 свой куб из генофонда, пока они есть.]],
            pl = [[Wybierz do 2 przeciwników i usuń każdemu z nich 1 kostkę z dowolnego kafla, także takiego, na którym cię nie ma. W
                miejsce każdej umieść 1 swoją kostkę z puli genowej, dopóki masz je w puli.]],
        },
        ["gene-pool"] = {
            en = [[Choose up to 2 opponents and return 1 cube of each to its owner’s gene pool, from any tile, even where you are not. In
                place of each put 1 of your cubes from the gene pool, as long as there are some.]],
            ru = [[Выберите до 2 соперников и верните каждому в генофонд по 1 кубу с любого тайла, даже оттуда, где вас нет. На место
                каждого поместите 1 свой куб из генофонда, пока они есть.]],
            pl = [[Wybierz do 2 przeciwników i zwróć każdemu z nich do puli genowej 1 kostkę z dowolnego kafla, także takiego, na którym cię
                nie ma. W miejsce każdej umieść 1 swoją kostkę z puli genowej, dopóki masz je w puli.]],
        },
    },
    says = {
        animal = {
            en = "whose cube gives way to yours?",
            ru = "чей куб уступит место вашему?",
            pl = "czyja kostka ustępuje miejsca twojej?",
        },
        tile = { en = "on which tile does it give way?", ru = "на каком тайле он уступит место?", pl = "na którym kaflu ustępuje miejsca?" },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local animals, tiles_of = {}, {}
        for _, animal in ipairs(g:opponents()) do
            tiles_of[animal] = g:tiles(animal)
            if #tiles_of[animal] > 0 then
                table.insert(animals, animal)
            end
        end
        local most = math.min(2, #animals)
        for nth = 1, most do
            if most > 1 then
                g:about_count(nth, most)
            end
            local animal = g:choose_animal("animal", animals, true)
            if not animal then
                return
            end
            animals = without(animals, animal)
            g:about_animal(1, animal)
            local tile = g:choose_tile("tile", tiles_of[animal])
            if g:replaced_go_home() then
                g:return_species(tile, animal, 1)
            else
                g:eliminate(tile, animal, 1)
            end
            g:place(tile, 1)
        end
    end,
}
