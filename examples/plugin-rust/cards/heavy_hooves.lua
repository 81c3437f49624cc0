---@type overgrazed.Card
return {
    id = "heavy_hooves",
    icon = "hoof",
    name = { en = "Heavy Hooves", ru = "Тяжёлые копыта", pl = "Ciężkie kopyta" },
    text = {
        en = "After grazing: roll a die. With 4 or more, seeds are trodden in and 3 grass grows.",
        ru = "После выпаса: бросьте кубик. Если выпало 4 или больше, копыта втаптывают семена и вырастает 3 травы.",
        pl = "Po wypasie: rzuć kostką. Jeśli wypadnie 4 lub więcej, kopyta wdeptują nasiona i wyrastają 3 trawy.",
    },
    grazed = function(g)
        if g:roll(6) >= 4 then g:grow(3) end
    end,
    source = "rulebook",
}
