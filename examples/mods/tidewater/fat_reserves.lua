-- Phase 5: points that were not spent on newborns keep the hungry alive. Nothing heals: once the points are spent, the same amoebas
-- die in the next phase 5. A bound, not an amount: with Life Expectancy the limit stays 3.
---@type soup.Gene
return {
    id = "fat_reserves",
    icon = "fat",
    name = { en = "Fat Reserves", ru = "Запас жира", pl = "Zapas tłuszczu" },
    text = {
        en = "If in phase 5 you have at least 1 point for each of your amoebas, they die at 3 damage points instead of 2. You keep the points. With Life Expectancy nothing changes.",
        ru = "Если в фазе 5 у вас есть хотя бы по 1 очку на каждую вашу амёбу, они погибают при 3 очках повреждений, а не при 2. Очки остаются у вас. При гене «Долголетие» ничего не меняется.",
        pl = "Jeśli w fazie 5 masz co najmniej po 1 punkcie na każdą twoją amebę, giną one przy 3 punktach uszkodzeń zamiast przy 2. Punkty zostają u ciebie. Przy genie „Długowieczność” nic się nie zmienia.",
    },
    source = "own",
    copies = { [3] = 1, [4] = 2 },
    price = 3,
    mutation = 4,
    reads = { "bp", "own_amoebas" },

    damage_limit = function(now)
        return now.bp >= now.own_amoebas and at_least(3) or 0
    end,
}
