-- X cubes of a tile go back to the gene pools. In the row: a point less for each animal on a tile that an Evolution action scores.
---@type marine.Card
return {
    id = "solar_radiation",
    icon = "sun-radiations",
    family = "harm",
    name = { en = "Solar Radiation", ru = "Солнечная радиация", pl = "Promieniowanie słoneczne" },
    text = {
        en = [[Choose a tile with cubes. Return X cubes of your choice from it to their owners’ gene pools, or all if there are fewer;
            they may be your own, and must be if no others are left.]],
        ru = [[Выберите тайл с кубами. Верните с него X кубов по своему выбору в генофонды владельцев, а если их меньше, то все; можно
            и свои, а когда чужих не осталось, нужно.]],
        pl = [[Wybierz kafel z kostkami. Zwróć z niego X wybranych kostek do pul genowych ich właścicieli, a jeśli jest ich mniej,
            wszystkie; mogą być własne, a gdy innych nie ma, muszą.]],
    },
    second = {
        by = "solar-radiation",
        ["whole-action"] = {
            en = [[While it lies in the row: whoever gains VP for a tile in an Evolution action gains 1 VP less for it, even when a card
                played by that action scores the tile.]],
            ru = [[Пока карта в ряду: кто получает ПО за тайл во время действия «Эволюция», получает на 1 ПО меньше, в том числе когда
                тайл оценивает карта, разыгранная этим действием.]],
            pl = [[Dopóki leży w rzędzie: kto zdobywa PZ za kafel podczas akcji Ewolucja, zdobywa o 1 PZ mniej, także gdy kafel punktuje
                karta zagrana w tej akcji.]],
        },
        ["scored-tile"] = {
            en = [[While it lies in the row: whoever gains VP for the tile of an Evolution action gains 1 VP less for it. Tiles that
                cards score are not affected.]],
            ru = [[Пока карта в ряду: кто получает ПО за тайл действия «Эволюция», получает на 1 ПО меньше. Тайлов, которые оценивают
                карты, это не касается.]],
            pl = [[Dopóki leży w rzędzie: kto zdobywa PZ za kafel akcji Ewolucja, zdobywa o 1 PZ mniej. Kafli punktowanych przez karty
                to nie dotyczy.]],
        },
    },
    says = {
        tile = {
            en = "which tile does the radiation hit?",
            ru = "какой тайл накроет радиация?",
            pl = "w który kafel trafia promieniowanie?",
        },
        animal = {
            en = "whose cube goes back to the gene pool?",
            ru = "чей куб вернётся в генофонд?",
            pl = "czyja kostka wraca do puli genowej?",
        },
    },
    second_source = "assumed",
    source = "assumed",
    kind = "evolution",
    x = "slot",
    x_source = "rulebook",
    events_source = "assumed",

    play = function(g, x)
        if x == 0 then
            return
        end
        local tiles = g:inhabited()
        if #tiles == 0 then
            return
        end
        g:about_x(x)
        local tile = g:choose_tile("tile", tiles)
        for nth = 1, x do
            local there = g:animals_at(tile)
            if #there < 2 or g:crowd(tile) <= x - nth + 1 then
                -- Nothing is left to choose.
                for _, animal in ipairs(there) do
                    g:return_species(tile, animal, x - nth + 1)
                end
                return
            end
            g:about_tile(tile)
            g:about_count(nth, x)
            g:return_species(tile, g:choose_animal("animal", there), 1)
        end
    end,

    score = function(now)
        if now.evolution and now.points > 0 then
            return -1
        end
    end,
}
