-- Migration: one cube more, and each goes up to two tiles far.
---@type marine.Card
return {
    id = "seasonal_migration",
    icon = "whale-tail",
    family = "movement",
    name = { en = "Seasonal Migration", ru = "Сезонная миграция", pl = "Migracje sezonowe" },
    text = {
        en = [[In Migration you move 1 cube more than the space says, and each may go up to 2 tiles, but not over cells without a
            tile.]],
        ru = [[В «Миграции» вы перемещаете на 1 куб больше, чем указано в ячейке, и каждый может пройти до 2 тайлов, но не через пустые
            ячейки сетки.]],
        pl = [[W akcji Migracja przenosisz o 1 kostkę więcej, niż wskazuje pole, a każda może przejść do 2 kafli, lecz nie przez puste
            pola mapy.]],
    },
    kind = "trait",
    source = "rulebook",

    migrants = function()
        return 1
    end,

    reach = function()
        return 1
    end,
}
