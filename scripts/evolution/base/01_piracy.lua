-- Free, once a turn: take a red or blue token from another animal that got food this turn and is not fed. It becomes a blue one.
---@type evolution.Trait
return {
    id = "piracy",
    icon = "pirate-flag",
    family = "feeding",
    name = { en = "Piracy", ru = "Пиратство", pl = "Piractwo" },
    text = {
        by = "continents",
        no = {
            by = "piracy-fills-fat",
            yes = {
                en = [[Once a turn, in your feeding turn, besides taking food or hunting, or instead: steal a red or
                    blue token from another animal, anybody's, that got food this turn but is not fed yet. It becomes a
                    blue token; a pirate that is fed may only fill its Fat tissue with it.]],
                ru = [[Раз в ход, в вашу фазу питания, вместо взятия фишки или атаки либо вместе с ними: отнимите
                    красную или синюю фишку у другого животного, чьего угодно, которое в этом ходу уже получало еду, но
                    ещё не накормлено. Она становится синей; накормленный пират может ею лишь пополнить Жировой
                    запас.]],
                pl = [[Raz w turze, w twojej kolejce żywienia, zamiast brania pokarmu lub polowania albo oprócz nich:
                    zabierz czerwony lub niebieski żeton innemu zwierzęciu, czyjemukolwiek, które w tej turze już
                    dostało pokarm, ale nie jest nakarmione. Żeton staje się niebieski; nakarmiony pirat może nim tylko
                    uzupełnić Tkankę tłuszczową.]],
            },
            no = {
                en = [[Once a turn, in your feeding turn, besides taking food or hunting, or instead: steal a red or
                    blue token from another animal, anybody's, that got food this turn but is not fed yet. It becomes a
                    blue token. A pirate that is fed may not steal.]],
                ru = [[Раз в ход, в вашу фазу питания, вместо взятия фишки или атаки либо вместе с ними: отнимите
                    красную или синюю фишку у другого животного, чьего угодно, которое в этом ходу уже получало еду, но
                    ещё не накормлено. Она становится синей. Накормленный пират отнимать не может.]],
                pl = [[Raz w turze, w twojej kolejce żywienia, zamiast brania pokarmu lub polowania albo oprócz nich:
                    zabierz czerwony lub niebieski żeton innemu zwierzęciu, czyjemukolwiek, które w tej turze już
                    dostało pokarm, ale nie jest nakarmione. Żeton staje się niebieski. Nakarmiony pirat nie może
                    zabierać.]],
            },
        },
        yes = {
            by = "piracy-fills-fat",
            yes = {
                en = [[Once a turn, in your feeding turn, besides taking food or hunting, or instead: steal a red or
                    blue token from another animal, anybody's, that is in the same territory and got food this turn but
                    is not fed yet. It becomes a blue token; a pirate that is fed may only fill its Fat tissue with
                    it.]],
                ru = [[Раз в ход, в вашу фазу питания, вместо взятия фишки или атаки либо вместе с ними: отнимите
                    красную или синюю фишку у другого животного, чьего угодно, которое находится на той же территории и
                    в этом ходу уже получало еду, но ещё не накормлено. Она становится синей; накормленный пират может
                    ею лишь пополнить Жировой запас.]],
                pl = [[Raz w turze, w twojej kolejce żywienia, zamiast brania pokarmu lub polowania albo oprócz nich:
                    zabierz czerwony lub niebieski żeton innemu zwierzęciu, czyjemukolwiek, które jest na tym samym
                    terytorium i w tej turze już dostało pokarm, ale nie jest nakarmione. Żeton staje się niebieski;
                    nakarmiony pirat może nim tylko uzupełnić Tkankę tłuszczową.]],
            },
            no = {
                en = [[Once a turn, in your feeding turn, besides taking food or hunting, or instead: steal a red or
                    blue token from another animal, anybody's, that is in the same territory and got food this turn but
                    is not fed yet. It becomes a blue token. A pirate that is fed may not steal.]],
                ru = [[Раз в ход, в вашу фазу питания, вместо взятия фишки или атаки либо вместе с ними: отнимите
                    красную или синюю фишку у другого животного, чьего угодно, которое находится на той же территории и
                    в этом ходу уже получало еду, но ещё не накормлено. Она становится синей. Накормленный пират
                    отнимать не может.]],
                pl = [[Raz w turze, w twojej kolejce żywienia, zamiast brania pokarmu lub polowania albo oprócz nich:
                    zabierz czerwony lub niebieski żeton innemu zwierzęciu, czyjemukolwiek, które jest na tym samym
                    terytorium i w tej turze już dostało pokarm, ale nie jest nakarmione. Żeton staje się niebieski.
                    Nakarmiony pirat nie może zabierać.]],
            },
        },
    },
    says = {
        victim = { en = "whose food does it steal?", ru = "у кого отнять еду?", pl = "komu zabrać pokarm?" },
    },
    source = "rulebook",
    once = "turn",
    reads = { "victims", "piracy_fills_fat" },

    offered = function(now)
        return now.victims > 0 and now.can_eat and (not now.fed or now.piracy_fills_fat > 0)
    end,

    free = function(g, me)
        g:steal(me, g:choose_animal("victim", g:victims(me)))
    end,
}
