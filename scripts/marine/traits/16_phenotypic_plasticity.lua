-- Two more slots for elements.
---@type marine.Card
return {
    id = "phenotypic_plasticity",
    icon = "axolotl",
    family = "land",
    name = { en = "Phenotypic Plasticity", ru = "Фенотипическая пластичность", pl = "Plastyczność fenotypowa" },
    text = {
        by = "phenotypic-plasticity",
        slots = {
            en = "You have 2 more slots for elements, on this card.",
            ru = "У вас есть ещё 2 ячейки для источников пищи — на этой карте.",
            pl = "Masz jeszcze 2 pola na zasoby, na tej karcie.",
        },
        printed = {
            en = "You have 2 more slots for elements, on this card. Tokens there count as printed: they cannot be lost or replaced.",
            ru = [[У вас есть ещё 2 ячейки для источников пищи — на этой карте. Жетоны на ней считаются напечатанными: их нельзя
                потерять или заменить.]],
            pl = [[Masz jeszcze 2 pola na zasoby, na tej karcie. Żetony na niej liczą się jak nadrukowane: nie można ich stracić ani
                zamienić.]],
        },
    },
    kind = "trait",
    source = "rulebook",
    slots = 2,
}
