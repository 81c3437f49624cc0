-- Once a turn the hunter ignores one trait of the animal that it attacks.
return {
    id = "intellect",
    icon = "brain",
    name = { en = "Intellect", ru = "Интеллект", pl = "Inteligencja" },
    text = {
        en = [[If it is a carnivore, it may once a turn ignore one trait of the animal it attacks; that trait does nothing to it
            until the end of the turn.]],
        ru = [[Если это хищник, раз в ход он может не считаться с одним свойством своей жертвы; до конца хода это свойство против
            него бессильно.]],
        pl = [[Jeśli to drapieżnik, raz w turze może pominąć jedną cechę atakowanego zwierzęcia; do końca tury cecha ta nie działa na
            niego.]],
    },
    source = "inferred",
    need = 1,
    once = "turn",
    ignores = 1,
}
