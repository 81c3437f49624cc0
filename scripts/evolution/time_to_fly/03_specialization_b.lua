-- Instead of a red token: get 1 blue, unless another animal has the same type (with territories: either type, in the same one).
---@type evolution.Trait
return {
    id = "specialization_b",
    icon = "anteater",
    family = "feeding",
    name = { en = "Specialization B", ru = "Специализация В", pl = "Specjalizacja B" },
    short = { en = "Special. B", ru = "Специал. В", pl = "Specjal. B" },
    text = {
        by = "continents",
        no = {
            by = "once-per-turn",
            no = {
                en = [[Instead of taking red food: get 1 blue token, but only if no other animal on the table has
                    Specialization B. Never A and B on one animal.]],
                ru = [[Вместо взятия красной фишки: получите 1 синюю, но только если на столе нет другого животного со
                    Специализацией В. А и В на одном животном несовместимы.]],
                pl = [[Zamiast brać czerwony żeton: weź 1 niebieski, ale tylko gdy żadne inne zwierzę na stole nie ma
                    Specjalizacji B. Nigdy A i B na jednym zwierzęciu.]],
            },
            yes = {
                en = [[Once a turn, instead of taking red food: get 1 blue token, but only if no other animal on the
                    table has Specialization B. Never A and B on one animal.]],
                ru = [[Раз в ход вместо взятия красной фишки: получите 1 синюю, но только если на столе нет другого
                    животного со Специализацией В. А и В на одном животном несовместимы.]],
                pl = [[Raz w turze, zamiast brać czerwony żeton: weź 1 niebieski, ale tylko gdy żadne inne zwierzę na
                    stole nie ma Specjalizacji B. Nigdy A i B na jednym zwierzęciu.]],
            },
        },
        yes = {
            by = "once-per-turn",
            no = {
                en = [[Instead of taking red food: get 1 blue token, but only if no other animal in its territory has
                    Specialization A or B. Never A and B on one animal.]],
                ru = [[Вместо взятия красной фишки: получите 1 синюю, но только если на его территории нет другого
                    животного со Специализацией А или В. А и В на одном животном несовместимы.]],
                pl = [[Zamiast brać czerwony żeton: weź 1 niebieski, ale tylko gdy żadne inne zwierzę na jego terytorium
                    nie ma Specjalizacji A ani B. Nigdy A i B na jednym zwierzęciu.]],
            },
            yes = {
                en = [[Once a turn, instead of taking red food: get 1 blue token, but only if no other animal in its
                    territory has Specialization A or B. Never A and B on one animal.]],
                ru = [[Раз в ход вместо взятия красной фишки: получите 1 синюю, но только если на его территории нет
                    другого животного со Специализацией А или В. А и В на одном животном несовместимы.]],
                pl = [[Raz w turze, zamiast brać czerwony żeton: weź 1 niebieski, ale tylko gdy żadne inne zwierzę na
                    jego terytorium nie ma Specjalizacji A ani B. Nigdy A i B na jednym zwierzęciu.]],
            },
        },
    },
    source = "rulebook",
    origin = "made",
    excludes = { "specialization_a" },
    reads = { "alike", "rivals", "territories", "used_up_by_one_use" },

    offered = function(now)
        local alone = now.alike == 0 and (now.territories == 0 or now.rivals == 0)
        return alone and now.can_eat and not (now.used and now.used_up_by_one_use > 0)
    end,

    main = function(g, me)
        g:feed(me, 1)
    end,
}
