-- Instead of a red token: get 1 blue, unless another animal has the same type (with territories: either type, in the same one).
return {
    id = "specialization_b",
    icon = "anteater",
    name = { en = "Specialization B", ru = "Специализация В", pl = "Specjalizacja B" },
    text = {
        en = [[Instead of taking red food: get 1 blue token, but only if no other animal has Specialization B. With territories only
            those in the same one count, types A and B alike.]],
        ru = [[Вместо красной фишки: получите 1 синюю, но лишь если больше ни у кого нет Специализации В. При игре с территориями
            считаются только животные на его территории, зато с любой Специализацией, А или В.]],
        pl = [[Zamiast brać czerwony żeton: weź 1 niebieski, ale tylko gdy żadne inne zwierzę nie ma Specjalizacji B. W grze z
            terytoriami liczą się tylko zwierzęta na jego terytorium, za to z dowolną Specjalizacją, A lub B.]],
    },
    source = "rulebook",
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
