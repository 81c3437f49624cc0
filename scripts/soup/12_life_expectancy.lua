-- G12. Phase 5: death at 3 damage points instead of 2.
---@type soup.Gene
return {
    id = "life_expectancy",
    icon = "hourglass",
    family = "defence",
    name = { en = "Life Expectancy", ru = "Долголетие", pl = "Długowieczność" },
    also = { en = "Longevity, Lebenserwartung", ru = "Life Expectancy, Longevity, Lebenserwartung", pl = "Life Expectancy, Longevity, Lebenserwartung" },
    text = {
        en = "Your amoebas die at 3 damage points instead of 2.",
        ru = "Ваши амёбы погибают при 3 очках повреждений, а не при 2.",
        pl = "Twoje ameby giną przy 3 punktach uszkodzeń zamiast przy 2.",
    },
    starts = { "dummy" },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 5,
    mutation = 5,

    damage_limit = function()
        return 1
    end,
}
