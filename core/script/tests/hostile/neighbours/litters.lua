-- A card that leaves garbage: tables, texts, closures.
return {
    id = "litters",
    name = { en = "Litters", ru = "Мусорит", pl = "Śmieci" },
    text = { en = "Does nothing.", ru = "Ничего не делает.", pl = "Nic nie robi." },
    source = "assumed",

    play = function(g)
        local all = {}
        for i = 1, 200 do
            local text = "litter " .. i
            all[i] = { text, function() return text end }
        end
        return #all
    end,
}
