-- Who eats it dies in the extinction phase of this turn.
---@type evolution.Trait
return {
    id = "poisonous",
    icon = "poison-bottle",
    family = "defence",
    name = { en = "Poisonous", ru = "Ядовитое", pl = "Trujące" },
    text = {
        en = "A carnivore that eats it dies in the extinction phase of this turn.",
        ru = "Хищник, который его съест, не переживёт фазу вымирания этого хода.",
        pl = "Drapieżnik, który je zje, umiera w fazie wymierania tej tury.",
    },
    source = "rulebook",
    order = "free",

    eaten = function(g, hunter, ignored)
        if not ignored then
            g:doom(hunter)
        end
    end,
}
