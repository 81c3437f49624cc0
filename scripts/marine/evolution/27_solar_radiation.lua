-- X species of a tile go back to the gene pools. In the row: a point less for each animal on the tile of an Evolution action.
return {
    id = "solar_radiation",
    icon = "sun-radiations",
    name = { en = "Solar Radiation", ru = "Солнечная радиация", pl = "Promieniowanie słoneczne" },
    text = {
        en = [[Choose a tile and return X species from it to the gene pools of their owners: whose, you say, and your own where no
            others are left. If there are not so many, return all.]],
        ru = [[Выберите тайл и верните с него X видов в генофонды владельцев: чьи, решаете вы; когда чужих не осталось — свои. Если
            их меньше, верните все.]],
        pl = [[Wybierz kafel i zwróć z niego X gatunków do pul genowych właścicieli: czyje, decydujesz ty; gdy innych nie ma, własne.
            Jeśli jest ich mniej, zwróć wszystkie.]],
    },
    second = {
        en = "While it lies in the row: whoever gains VP for the tile of an Evolution action gains 1 VP less.",
        ru = "Пока карта в ряду: кто получает ПО за тайл действия «Эволюция», получает на 1 ПО меньше.",
        pl = "Dopóki leży w rzędzie: kto zdobywa PZ za kafel akcji Ewolucja, zdobywa o 1 PZ mniej.",
    },
    says = {
        tile = {
            en = "which tile the radiation hits",
            ru = "на какой тайл придётся радиация",
            pl = "w który kafel trafia promieniowanie",
        },
        animal = {
            en = "whose species goes back next",
            ru = "чей вид вернётся в генофонд",
            pl = "czyj gatunek wraca teraz do puli",
        },
    },
    second_source = "assumed",
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",

    play = function(g, x)
        if x == 0 then
            return
        end
        local tile = g:choose_tile("tile", g:earth())
        for _ = 1, math.min(x, g:crowd(tile)) do
            g:return_species(tile, g:choose_animal("animal", g:animals_at(tile)), 1)
        end
    end,

    score = function(now)
        if now.evolution and now.points > 0 then
            return -1
        end
    end,
}
