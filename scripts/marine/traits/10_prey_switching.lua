-- 1 point for each of your tiles to which others bring new cubes.
---@type marine.Card
return {
    id = "prey_switching",
    icon = "body-swapping",
    family = "points",
    name = { en = "Prey Switching", ru = "Переключение", pl = "Zmiana żywienia" },
    text = {
        en = [[When an action or a card places cubes from the gene pools of opponents on tiles that you occupy, gain 1 VP for each of
            these tiles, however many cubes come.]],
        ru = [[Когда из-за действия или карты на занятых вами тайлах появились новые кубы соперников из их генофондов, вы получаете 1 ПО
            за каждый такой тайл, сколько бы кубов там ни появилось.]],
        pl = [[Gdy przez akcję lub kartę na kaflach, które zajmujesz, pojawiają się nowe kostki przeciwników z ich pul genowych,
            zdobywasz 1 PZ za każdy taki kafel, bez względu na liczbę kostek.]],
    },
    kind = "trait",
    source = "rulebook",

    arrivals = function(now)
        return now.tiles
    end,
}
