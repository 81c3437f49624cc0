-- Migration: one cube more, and each goes up to two tiles far.
return {
    id = "seasonal_migration",
    icon = "whale-tail",
    name = { en = "Seasonal Migration", ru = "Сезонная миграция", pl = "Migracje sezonowe" },
    text = {
        en = "In Migration you move 1 cube more, and each may go up to 2 tiles far, over tiles only.",
        ru = "В «Миграции» вы перемещаете на 1 куб больше, и каждый может пройти до 2 тайлов, но не через пустые места.",
        pl = "W akcji Migracja przesuwasz o 1 kostkę więcej, a każda może przejść do 2 kafli, lecz nie przez puste pola.",
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
