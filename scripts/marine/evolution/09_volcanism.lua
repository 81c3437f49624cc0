-- The action Tectonics, on any Seamount, too; in the row it allows that to everybody's Tectonics.
---@type marine.Card
return {
    id = "volcanism",
    icon = "volcano",
    family = "land",
    name = { en = "Volcanism", ru = "Вулканическая активность", pl = "Wulkanizm" },
    text = {
        en = "Take the Tectonics action. Besides tiles at the edge of the grid you may choose any Seamount without a vent.",
        ru = "Выполните действие «Деформация». Кроме тайлов на краю сетки, можно выбрать любую подводную гору без источника.",
        pl = "Wykonaj akcję Tektonika. Oprócz kafli na krawędzi mapy możesz wybrać dowolną górę bez erupcji.",
    },
    second = {
        en = "While it lies in the row: whoever takes the Tectonics action may choose any Seamount without a vent, too.",
        ru = "Пока карта в ряду: действием «Деформация» любой игрок может выбрать и любую подводную гору без источника.",
        pl = "Dopóki leży w rzędzie: kto wykonuje akcję Tektonika, może wybrać także dowolną górę bez erupcji.",
    },
    second_source = "assumed",
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        g:tectonics({ Terrain.seamount })
    end,

    vents = function(now)
        return now.terrain == Terrain.seamount
    end,
}
