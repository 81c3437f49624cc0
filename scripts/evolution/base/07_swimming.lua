-- Swimmers are attacked by swimmers only and attack swimmers only. With territories its animals live in the Ocean.
return {
    id = "swimming",
    icon = "swimfins",
    name = { en = "Swimming", ru = "Водоплавающее", pl = "Pływanie" },
    text = {
        en = [[Only a swimming carnivore can attack it; a swimming carnivore attacks only swimmers. With territories the animal goes
            to the Ocean and the card to the discard pile.]],
        ru = [[Напасть на него может лишь водоплавающий хищник, а тот нападает лишь на водоплавающих. При игре с территориями
            животное уходит в Океан, а карта в снос.]],
        pl = [[Może je atakować tylko pływający drapieżnik, a pływający drapieżnik atakuje tylko pływających. W grze z terytoriami
            zwierzę trafia do Oceanu, a karta na stos odrzuconych.]],
    },
    says = {
        hunter_needs = {
            en = "it swims: only a swimming carnivore can attack it",
            ru = "оно водоплавающее: нужен водоплавающий хищник",
            pl = "pływa: może je atakować tylko pływający drapieżnik",
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
