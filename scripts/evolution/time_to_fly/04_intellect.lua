-- Once a turn the hunter ignores one trait of the animal that it attacks.
---@type evolution.Trait
return {
    id = "intellect",
    icon = "brain",
    family = "attack",
    name = { en = "Intellect", ru = "Интеллект", pl = "Inteligencja" },
    text = {
        en = [[If it is a carnivore, it may once a turn ignore one trait of the animal it attacks; that trait does
            nothing to it until the end of the turn. Does not help against an Anglerfish.]],
        ru = [[Если это хищник, раз в ход он может игнорировать одно из свойств животного, на которое нападает; до конца
            хода это свойство на него не действует. Против Удильщика не помогает.]],
        pl = [[Jeśli to drapieżnik, raz w turze może zignorować jedną cechę atakowanego zwierzęcia; do końca tury cecha
            ta na niego nie działa. Nie pomaga przeciw Żabnicy.]],
    },
    source = "inferred",
    need = 1,
    once = "turn",
    ignores = 1,
}
