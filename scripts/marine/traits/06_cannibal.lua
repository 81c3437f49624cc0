-- 1 point for each of your cubes that is eliminated.
---@type marine.Card
return {
    id = "cannibal",
    icon = "ouroboros",
    family = "points",
    name = { en = "Cannibal", ru = "Каннибализм", pl = "Kanibal" },
    text = {
        en = "Gain 1 VP for each of your cubes that is eliminated, whoever does it. Cubes that go back to your gene pool do not count.",
        ru = "1 ПО за каждый свой уничтоженный куб, кто бы это ни сделал. Кубы, которые возвращаются в генофонд, не считаются.",
        pl = [[1 PZ za każdą swoją usuniętą kostkę, bez względu na to, kto ją usuwa. Kostki, które wracają do puli genowej, się nie
            liczą.]],
    },
    kind = "trait",
    source = "inferred",

    eliminated = function()
        return 1
    end,
}
