-- The action Glaciation, without a pawn.
---@type dominant.Card
return {
    id = "ice_sheet",
    icon = "iceberg",
    family = "land",
    name = { en = "Ice Sheet", ru = "Ледниковый щит", pl = "Lądolód" },
    text = {
        en = "Take the Glaciation action at once. You need no pawn for it.",
        ru = "Сразу выполните действие «Оледенение». Маркер для этого не нужен.",
        pl = "Od razu wykonaj akcję Zlodowacenie. Nie potrzebujesz do tego pionka.",
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        g:glaciate()
    end,
}
