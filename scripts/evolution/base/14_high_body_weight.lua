-- Only a hunter with High body weight can attack it.
---@type evolution.Trait
return {
    id = "high_body_weight",
    icon = "elephant",
    family = "defence",
    name = { en = "High body weight", ru = "Большой", pl = "Duża masa ciała" },
    short = { en = "Body weight", ru = "Большой", pl = "Duża masa" },
    text = {
        en = "Only a carnivore with High body weight can attack it.",
        ru = "Напасть на него может только хищник со свойством «Большой».",
        pl = "Może je atakować tylko drapieżnik, który też ma Dużą masę ciała.",
    },
    says = {
        hunter_needs = {
            en = "it is big: only a big carnivore can attack it",
            ru = "он большой: нужен Большой хищник",
            pl = "jest duży: może go atakować tylko duży drapieżnik",
        },
    },
    source = "rulebook",
    need = 1,
    hunter_needs = { "high_body_weight" },
}
