-- Cannot be attacked while it is fed. No help against an ambush.
---@type evolution.Trait
return {
    id = "burrowing",
    icon = "mole",
    family = "defence",
    name = { en = "Burrowing", ru = "Норное", pl = "Życie w norze" },
    text = {
        by = "time-to-fly",
        no = {
            en = "Cannot be attacked while it is fed. Stored food alone does not make it fed.",
            ru = "Пока оно накормлено, на него нельзя напасть. Одного запаса для этого мало.",
            pl = "Dopóki jest nakarmione, nie można go atakować. Same zapasy nie czynią go nakarmionym.",
        },
        yes = {
            en = "Cannot be attacked while it is fed, except from an ambush. Stored food alone does not make it fed.",
            ru = "Пока оно накормлено, на него нельзя напасть, разве что из засады. Одного запаса для этого мало.",
            pl = "Dopóki jest nakarmione, nie można go atakować, chyba że z zasadzki. Same zapasy nie czynią go nakarmionym.",
        },
    },
    says = {
        burrowed = {
            en = "it is fed and sits in its burrow",
            ru = "он накормлен и сидит в норе",
            pl = "jest nakarmiony i siedzi w norze",
        },
        helpless = { en = "it is not fed", ru = "он не накормлен", pl = "nie jest nakarmiony" },
        helpless_in_ambush = {
            en = "a burrow does not help against an ambush",
            ru = "от засады нора не спасает",
            pl = "nora nie chroni przed zasadzką",
        },
    },
    source = "rulebook",

    protects = function(attack)
        if attack.fed and not attack.ambush then
            return "burrowed"
        end
    end,
}
