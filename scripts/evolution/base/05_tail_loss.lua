-- Attacked: drop this or another trait that may be dropped. The animal lives, the hunter gets only 1 blue.
---@type evolution.Trait
return {
    id = "tail_loss",
    icon = "reptile-tail",
    family = "defence",
    name = { en = "Tail loss", ru = "Отбрасывание хвоста", pl = "Odpadający ogon" },
    short = { en = "Tail", ru = "Хвост", pl = "Ogon" },
    text = {
        by = "tail-loss",
        must = {
            by = "time-to-fly",
            no = {
                en = [[When a carnivore attacks it, discard one of its traits, this or another (pair cards
                    and parasites, too): it lives, and the carnivore gets only 1 blue token. You may try
                    its other traits first, but you may not let it be eaten instead.]],
                ru = [[Когда на него нападает хищник, сбросьте одно из его свойств, это или другое (и
                    парное, и паразита): оно остаётся в живых, а хищник получает только 1 синюю фишку.
                    Сначала можно испытать другие его свойства, но отдать его на съедение вместо этого нельзя.]],
                pl = [[Gdy atakuje je drapieżnik, odrzuć jedną z jego cech, tę lub inną (także parową lub
                    pasożyta): przeżywa, a drapieżnik dostaje tylko 1 niebieski żeton. Możesz najpierw
                    spróbować innych jego cech, ale nie możesz zamiast tego dać go zjeść.]],
            },
            yes = {
                en = [[When a carnivore attacks it, discard one of its traits, this or another (pair cards
                    and parasites, too; not Trematode): it lives, and the carnivore gets only 1 blue
                    token. You may try its other traits first, but you may not let it be eaten instead.]],
                ru = [[Когда на него нападает хищник, сбросьте одно из его свойств, это или другое (и
                    парное, и паразита; не Трематоду): оно остаётся в живых, а хищник получает только 1
                    синюю фишку. Сначала можно испытать другие его свойства, но дать его съесть вместо
                    этого нельзя.]],
                pl = [[Gdy atakuje je drapieżnik, odrzuć jedną z jego cech, tę lub inną (także parową lub
                    pasożyta; nie Przywrę): przeżywa, a drapieżnik dostaje tylko 1 niebieski żeton.
                    Możesz najpierw spróbować innych jego cech, ale nie możesz zamiast tego dać go
                    zjeść.]],
            },
        },
        may = {
            by = "time-to-fly",
            no = {
                en = [[When a carnivore attacks it, you may discard one of its traits, this or another
                    (pair cards and parasites, too): it lives, and the carnivore gets only 1 blue token.]],
                ru = [[Когда на него нападает хищник, вы можете сбросить одно из его свойств, это или
                    другое (и парное, и паразита): оно остаётся в живых, а хищник получает только 1
                    синюю фишку.]],
                pl = [[Gdy atakuje je drapieżnik, możesz odrzucić jedną z jego cech, tę lub inną (także
                    parową lub pasożyta): przeżywa, a drapieżnik dostaje tylko 1 niebieski żeton.]],
            },
            yes = {
                en = [[When a carnivore attacks it, you may discard one of its traits, this or another
                    (pair cards and parasites, too; not Trematode): it lives, and the carnivore gets
                    only 1 blue token.]],
                ru = [[Когда на него нападает хищник, вы можете сбросить одно из его свойств, это или
                    другое (и парное, и паразита; не Трематоду): оно остаётся в живых, а хищник получает
                    только 1 синюю фишку.]],
                pl = [[Gdy atakuje je drapieżnik, możesz odrzucić jedną z jego cech, tę lub inną (także
                    parową lub pasożyta; nie Przywrę): przeżywa, a drapieżnik dostaje tylko 1 niebieski
                    żeton.]],
            },
        },
    },
    says = {
        tail = { en = "which trait does it drop?", ru = "какое свойство отбросить?", pl = "którą cechę odrzucić?" },
    },
    source = "rulebook",
    origin = "prey",
    reads = { "tail_loss_is_optional" },

    must_react = function(attack)
        return attack.tail_loss_is_optional == 0
    end,

    react = function(g, me, hunter)
        g:shed(g:choose_trait("tail", g:sheddable(me)))
        g:feed(hunter, 1)
        return 1
    end,
}
