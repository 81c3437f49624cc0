-- G16. Phase 4: a newborn costs 4 points instead of 6.
return {
    id = "division_rate",
    icon = "divided-square",
    name = { en = "Division Rate", ru = "Скорость деления", pl = "Tempo podziału" },
    also = { en = "Teilungsrate", ru = "Division Rate, Teilungsrate", pl = "Division Rate, Teilungsrate" },
    text = {
        en = "A newborn costs 4 points instead of 6 (in a tribe of two colours 3 instead of 4).",
        ru = "Новая амёба стоит 4 очка вместо 6 (в племени из двух цветов 3 вместо 4).",
        pl = "Nowa ameba kosztuje 4 punkty zamiast 6 (w plemieniu dwóch kolorów 3 zamiast 4).",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 6,
    mutation = 5,

    newborn_price = function(now)
        return now.base > 4 and -2 or -1
    end,
}
