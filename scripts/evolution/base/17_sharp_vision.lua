-- Does nothing but meet the need of Camouflage.
---@type evolution.Trait
return {
    id = "sharp_vision",
    icon = "eagle-head",
    family = "attack",
    name = { en = "Sharp vision", ru = "Острое зрение", pl = "Bystry wzrok" },
    short = { en = "Vision", ru = "Зрение", pl = "Wzrok" },
    text = {
        en = "If it is a carnivore, it can attack camouflaged animals.",
        ru = "Если это хищник, он может нападать на животных с Камуфляжем.",
        pl = "Jeśli to drapieżnik, może atakować zwierzęta z Kamuflażem.",
    },
    source = "rulebook",
}
