-- Instead of a red token: discard a trait of this animal that needs no food, and get 1 blue.
---@type evolution.Trait
return {
    id = "metamorphose",
    icon = "caterpillar",
    family = "change",
    name = { en = "Metamorphose", ru = "Метаморфоза", pl = "Metamorfoza" },
    text = {
        by = "once-per-turn",
        no = {
            en = [[Instead of taking red food: discard one trait of this animal (pair cards, too) that does not raise
                its need for food, and get 1 blue token.]],
            ru = [[Вместо взятия красной фишки: сбросьте одно свойство этого животного (можно и парное), не
                увеличивающее его потребность в еде, и получите 1 синюю фишку.]],
            pl = [[Zamiast brać czerwony żeton: odrzuć jedną cechę tego zwierzęcia (także parową), która nie zwiększa
                jego zapotrzebowania na pokarm, i weź 1 niebieski żeton.]],
        },
        yes = {
            en = [[Once a turn, instead of taking red food: discard one trait of this animal (pair cards, too) that
                does not raise its need for food, and get 1 blue token.]],
            ru = [[Раз в ход вместо взятия красной фишки: сбросьте одно свойство этого животного (можно и парное), не
                увеличивающее его потребность в еде, и получите 1 синюю фишку.]],
            pl = [[Raz w turze, zamiast brać czerwony żeton: odrzuć jedną cechę tego zwierzęcia (także parową), która
                nie zwiększa jego zapotrzebowania na pokarm, i weź 1 niebieski żeton.]],
        },
    },
    says = {
        lost = { en = "which trait does it give up?", ru = "каким свойством пожертвовать?", pl = "którą cechę poświęcić?" },
    },
    source = "rulebook",
    origin = "made",
    reads = { "losable", "used_up_by_one_use" },

    offered = function(now)
        return now.losable > 0 and not (now.used and now.used_up_by_one_use > 0)
    end,

    main = function(g, me)
        g:shed(g:choose_trait("lost", g:losable(me)))
        g:feed(me, 1)
    end,
}
