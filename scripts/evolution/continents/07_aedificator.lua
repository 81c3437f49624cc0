-- The feeding phase begins: 2 red tokens more in the bank of its territory.
---@type evolution.Trait
return {
    id = "aedificator",
    icon = "beaver",
    family = "feeding",
    name = { en = "Aedificator", ru = "Эдификатор", pl = "Edyfikator" },
    text = {
        en = "When the feeding phase begins, 2 red tokens are added to the food bank of its territory.",
        ru = "Когда начинается фаза питания, кормовая база его территории пополняется 2 красными фишками.",
        pl = "Gdy zaczyna się faza żywienia, do bazy pokarmowej na jego terytorium trafiają 2 czerwone żetony więcej.",
    },
    source = "rulebook",
    order = "free",

    feeding_begins = function(g, me)
        g:add_food(me, 2)
    end,
}
