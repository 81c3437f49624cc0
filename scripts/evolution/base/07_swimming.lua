-- Swimmers are attacked by swimmers only and attack swimmers only. With territories its animals live in the Ocean.
---@type evolution.Trait
return {
    id = "swimming",
    icon = "swimfins",
    family = "defence",
    name = { en = "Swimming", ru = "Водоплавающее", pl = "Pływanie" },
    short = { en = "Swimming", ru = "Водоплав.", pl = "Pływanie" },
    text = {
        by = "continents",
        no = {
            en = "Only a swimming carnivore can attack it; a swimming carnivore attacks only swimmers.",
            ru = "Напасть на него может только водоплавающий хищник, а тот нападает только на водоплавающих.",
            pl = "Może je atakować tylko pływający drapieżnik, a pływający drapieżnik atakuje tylko pływających.",
        },
        yes = {
            en = [[Only a swimming carnivore can attack it; a swimming carnivore attacks only swimmers. The animal that
                gets this trait goes to the Ocean at once, where all swim, and the card to the discard pile; each
                animal in the Ocean brings 1 point more at the end.]],
            ru = [[Напасть на него может только водоплавающий хищник, а тот нападает только на водоплавающих. Животное с
                этим свойством сразу переходит в Океан, где все водоплавающие, а карта уходит в снос; в конце игры
                каждое животное в Океане приносит ещё 1 очко.]],
            pl = [[Może je atakować tylko pływający drapieżnik, a pływający drapieżnik atakuje tylko pływających.
                Zwierzę z tą cechą od razu trafia do Oceanu, gdzie wszystkie pływają, a karta na stos odrzuconych; na
                koniec każde zwierzę w Oceanie daje 1 punkt więcej.]],
        },
    },
    says = {
        hunter_needs = {
            en = "it swims: only a swimming carnivore can attack it",
            ru = "он водоплавающий: нужен водоплавающий хищник",
            pl = "pływa: może go atakować tylko pływający drapieżnik",
        },
        stays_in_water = {
            en = "the carnivore swims and attacks only swimmers",
            ru = "водоплавающий хищник нападает только на водоплавающих",
            pl = "drapieżnik pływa i atakuje tylko pływających",
        },
    },
    source = "rulebook",
    home = "ocean",
    hunter_needs = { "swimming" },

    refuses = function(attack)
        if not attack.prey_has_it then
            return "stays_in_water"
        end
    end,
}
