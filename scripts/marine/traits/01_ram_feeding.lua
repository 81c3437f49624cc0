-- One more printed element: plankton.
---@type marine.Card
return {
    id = "ram_feeding",
    icon = "sperm-whale",
    family = "land",
    name = { en = "Ram Feeding", ru = "Активные фильтраторы", pl = "Filtrowanie planktonu" },
    text = {
        en = "You have plankton as if it were printed on your mat: it takes no slot and cannot be lost.",
        ru = "У вас есть планктон, как если бы он был напечатан на вашем планшете: он не занимает ячейки, и его нельзя потерять.",
        pl = "Masz plankton, jakby był nadrukowany na twojej planszetce: nie zajmuje pola i nie można go stracić.",
    },
    kind = "trait",
    source = "rulebook",
    prints = { "plankton" },
}
