-- Laid on another player's animal, one on each: it needs 2 more food.
---@type evolution.Trait
return {
    id = "parasite",
    icon = "tick",
    family = "harm",
    name = { en = "Parasite", ru = "Паразит", pl = "Pasożyt" },
    text = {
        en = "Lay it on another player's animal, one on each: that animal needs 2 more food.",
        ru = "Кладётся на животное соперника, на каждое не больше одного: ему нужно на 2 фишки еды больше.",
        pl = "Połóż na zwierzę innego gracza, najwyżej jednego na każde: potrzebuje ono 2 żetonów pokarmu więcej.",
    },
    source = "rulebook",
    on = "other",
    need = 2,
}
