-- The action Tectonics, on any Seamount, too; in the row it allows that to everybody's Tectonics.
local SEAMOUNT = 3

return {
    id = "volcanism",
    icon = "volcano",
    name = { en = "Volcanism", ru = "Вулканическая активность", pl = "Wulkanizm" },
    text = {
        en = "Take the action Tectonics: besides tiles at the edge you may choose any Seamount without a vent.",
        ru = "Выполните действие «Деформация»: кроме тайлов у края, подойдёт и любая подводная гора без источника.",
        pl = "Wykonaj akcję Tektonika: poza kaflami przy krawędzi możesz wybrać dowolną górę bez erupcji.",
    },
    second = {
        en = "While it lies in the row: whoever takes the action Tectonics may choose any Seamount, too.",
        ru = "Пока карта в ряду: действием «Деформация» любой игрок может выбрать и любую подводную гору.",
        pl = "Dopóki leży w rzędzie: kto wykonuje akcję Tektonika, może wybrać także dowolną górę.",
    },
    second_source = "assumed",
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        g:tectonics({ SEAMOUNT })
    end,

    vents = function(now)
        return now.terrain == SEAMOUNT
    end,
}
