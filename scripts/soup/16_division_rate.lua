-- G16. Phase 4: a newborn costs 4 points instead of 6.
---@type soup.Gene
return {
    id = "division_rate",
    icon = "divided-square",
    family = "growth",
    name = { en = "Division Rate", ru = "Скорость деления", pl = "Tempo podziału" },
    also = { en = "Teilungsrate", ru = "Division Rate, Teilungsrate", pl = "Division Rate, Teilungsrate" },
    text = {
        by = "two-players",
        dummy = {
            en = "A newborn costs 4 points instead of 6.",
            ru = "Новая амёба стоит 4 очка вместо 6.",
            pl = "Nowa ameba kosztuje 4 punkty zamiast 6.",
        },
        ["two-colours"] = {
            en = "A newborn costs 4 points instead of 6.",
            ru = "Новая амёба стоит 4 очка вместо 6.",
            pl = "Nowa ameba kosztuje 4 punkty zamiast 6.",
        },
        tribe = {
            en = "A newborn of your tribe costs 3 points instead of 4.",
            ru = "Новая амёба вашего племени стоит 3 очка вместо 4.",
            pl = "Nowa ameba twojego plemienia kosztuje 3 punkty zamiast 4.",
        },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 6,
    mutation = 5,

    newborn_price = function(now)
        return now.base > 4 and -2 or -1
    end,
}
