-- G09. Active moves cost nothing, those of an Escape included, with any movement gene.
return {
    id = "streamlining",
    name = { en = "Streamlining", ru = "Обтекаемость", pl = "Opływowy kształt" },
    text = {
        en = "Active moves cost nothing, an Escape neither.",
        ru = "Активные движения бесплатны, бегство тоже.",
        pl = "Aktywne ruchy nic nie kosztują, ucieczka też nie.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 5,
    mutation = 4,

    move_price = function()
        return at_most(0)
    end,
}
