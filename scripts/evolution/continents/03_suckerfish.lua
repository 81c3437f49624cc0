-- Goes along with an animal that migrates from its territory, where it could migrate itself. Never on its own.
---@type evolution.Trait
return {
    id = "suckerfish",
    icon = "lamprey-mouth",
    family = "movement",
    name = { en = "Suckerfish", ru = "Прилипала", pl = "Podnawka" },
    text = {
        en = [[When any animal migrates from its territory, it may go along to the same place. It never leaves on its
            own; only a swimmer goes into the Ocean or out of it.]],
        ru = [[Когда с его территории мигрирует любое животное, оно может отправиться туда же. Само не уходит; в Океан и
            из него следуют только водоплавающие.]],
        pl = [[Gdy z jego terytorium migruje dowolne zwierzę, może ruszyć z nim w to samo miejsce. Samo nie odchodzi; do
            Oceanu i z niego idą tylko pływające.]],
    },
    source = "rulebook",

    follows = function(route)
        if route.swims then
            return route.from_ocean ~= route.to_ocean
        end
        return not route.from_ocean and not route.to_ocean
    end,
}
