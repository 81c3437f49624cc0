-- Only a hunter with Sharp vision can attack it.
---@type evolution.Trait
return {
    id = "camouflage",
    icon = "chameleon-glyph",
    family = "defence",
    name = { en = "Camouflage", ru = "Камуфляж", pl = "Kamuflaż" },
    text = {
        en = "Only a carnivore with Sharp vision can attack it.",
        ru = "Напасть на него может только хищник, у которого есть Острое зрение.",
        pl = "Może je atakować tylko drapieżnik, który ma Bystry wzrok.",
    },
    says = {
        hunter_needs = {
            en = "it is camouflaged: only Sharp vision finds it",
            ru = "он замаскирован: нужно Острое зрение",
            pl = "jest zamaskowany: dostrzeże go tylko Bystry wzrok",
        },
    },
    source = "rulebook",
    hunter_needs = { "sharp_vision" },
}
