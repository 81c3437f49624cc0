-- A pair, free, once a turn: each of the two animals gives the other one of its unpaired traits.
---@type evolution.Trait
return {
    id = "recombination",
    icon = "dna2",
    family = "change",
    name = { en = "Recombination", ru = "Рекомбинация", pl = "Rekombinacja" },
    short = { en = "Recomb.", ru = "Рекомб.", pl = "Rekomb." },
    text = {
        by = "recombined-fat",
        kept = {
            en = [[For two of your animals. Once a turn, in your feeding turn, each gives the other one of its
                unpaired traits. If an animal then has two alike, one is discarded; if two cannot be together, the new
                one is. Stored food stays on its Fat tissue.]],
            ru = [[На двух ваших животных. Раз в ход, в вашу фазу питания, каждое отдаёт другому одно своё непарное
                свойство. Из двух одинаковых на одном животном одно уходит в снос, из двух несовместимых — новое.
                Запас остаётся на карте Жирового запаса.]],
            pl = [[Na dwa twoje zwierzęta. Raz w turze, w twojej kolejce żywienia, każde oddaje drugiemu jedną ze swoich
                nieparowych cech. Z dwóch jednakowych na jednym zwierzęciu jedną się odrzuca, z dwóch wykluczających
                się – nową. Zapas zostaje na karcie Tkanki tłuszczowej.]],
        },
        lost = {
            en = [[For two of your animals. Once a turn, in your feeding turn, each gives the other one of its
                unpaired traits. If an animal then has two alike, one is discarded; if two cannot be together, the new
                one is. Food stored on a Fat tissue that is given away is lost.]],
            ru = [[На двух ваших животных. Раз в ход, в вашу фазу питания, каждое отдаёт другому одно своё непарное
                свойство. Из двух одинаковых на одном животном одно уходит в снос, из двух несовместимых — новое.
                Запас на отданной карте Жирового запаса теряется.]],
            pl = [[Na dwa twoje zwierzęta. Raz w turze, w twojej kolejce żywienia, każde oddaje drugiemu jedną ze swoich
                nieparowych cech. Z dwóch jednakowych na jednym zwierzęciu jedną się odrzuca, z dwóch wykluczających
                się – nową. Zapas na oddanej karcie Tkanki tłuszczowej przepada.]],
        },
    },
    says = {
        gift = {
            en = "which of its traits does it give to the other of the pair?",
            ru = "какое своё свойство отдать второму животному пары?",
            pl = "którą swoją cechę odda drugiemu zwierzęciu pary?",
        },
        in_return = {
            en = "which trait of the other does it get in return?",
            ru = "какое свойство второго получить взамен?",
            pl = "którą cechę tamtego dostanie w zamian?",
        },
    },
    source = "rulebook",
    pair = "even",
    once = "turn",
    reads = { "gifts" },

    offered = function(now)
        return now.gifts > 0
    end,

    free = function(g, me, this)
        local other = g:partner(me, this) --[[@as evolution.Animal]]
        local gift = g:choose_trait("gift", g:gifts(me, other))
        g:swap(gift, g:choose_trait("in_return", g:returns(gift, other)))
    end,
}
