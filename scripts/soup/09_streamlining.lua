-- G09. Active moves cost nothing, those of an Escape included, with any movement gene.
---@type soup.Gene
return {
    id = "streamlining",
    icon = "torpedo",
    family = "movement",
    name = { en = "Streamlining", ru = "Обтекаемость", pl = "Opływowy kształt" },
    also = { en = "Streamline, Stromlinienform", ru = "Streamlining, Streamline, Stromlinienform", pl = "Streamlining, Streamline, Stromlinienform" },
    text = {
        en = "Your active moves cost nothing, and neither does an Escape.",
        ru = "Активное движение бесплатно, в том числе при бегстве.",
        pl = "Aktywny ruch jest bezpłatny, także podczas ucieczki.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 5,
    mutation = 4,

    move_price = function()
        return at_most(0)
    end,
}
