-- Four or more of your cubes feed each other; but they hardly move.
---@type marine.Card
return {
    id = "reef_builders",
    icon = "coral",
    name = { en = "Reef Builders", ru = "Рифостроители", pl = "Budowniczowie raf" },
    text = {
        en = "Your cubes also thrive on every tile with at least 4 cubes of yours. In Migration you move 1 cube fewer than the space says.",
        ru = [[Ваши кубы процветают и на каждом тайле, где их не меньше 4. В «Миграции» вы перемещаете на 1 куб меньше, чем указано в
            ячейке.]],
        pl = [[Twoje kostki nie są zagrożone także tam, gdzie na kaflu jest ich co najmniej 4. W akcji Migracja przenosisz o 1 kostkę
            mniej, niż wskazuje pole.]],
    },
    kind = "trait",
    source = "own",

    thrives = function(now)
        return now.own >= 4
    end,

    migrants = function()
        return -1
    end,
}
