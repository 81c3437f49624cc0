-- Attacks an animal that is about to take a red token, out of turn. Burrowing and Shell do not help; if it is eaten, the token stays.
---@type evolution.Trait
return {
    id = "ambush",
    icon = "hidden",
    family = "attack",
    name = { en = "Ambush", ru = "Засада", pl = "Zasadzka" },
    text = {
        by = "continents",
        no = {
            by = "ambush-own",
            no = {
                en = [[When another player's animal is getting a red token from the bank, a carnivore with this may
                    attack it out of turn; that is its attack of this turn, but your feeding turn is not used up.
                    Burrowing and Shell cannot be used against it. If the animal is eaten, the token stays in the
                    bank.]],
                ru = [[Когда животное соперника получает красную фишку из кормовой базы, хищник с этим свойством может
                    вне очереди напасть на него; это его атака в этом ходу, но вашу фазу питания вы не пропускаете.
                    Норное и Раковина не спасут. Если жертва съедена, фишка остаётся в базе.]],
                pl = [[Gdy zwierzę innego gracza bierze czerwony żeton z bazy, drapieżnik z tą cechą może je zaatakować
                    poza kolejnością; to jego atak w tej turze, ale nie tracisz swojej kolejki żywienia. Życie w norze i
                    Muszla nie pomagają. Jeśli ofiara zostanie zjedzona, żeton zostaje w bazie.]],
            },
            yes = {
                en = [[When any animal, even your own, is getting a red token from the bank, a carnivore with this may
                    attack it out of turn; that is its attack of this turn, but your feeding turn is not used up.
                    Burrowing and Shell cannot be used against it. If the animal is eaten, the token stays in the
                    bank.]],
                ru = [[Когда любое животное, даже ваше, получает красную фишку из кормовой базы, хищник с этим свойством
                    может вне очереди напасть на него; это его атака в этом ходу, но вашу фазу питания вы не
                    пропускаете. Норное и Раковина не спасут. Если жертва съедена, фишка остаётся в базе.]],
                pl = [[Gdy dowolne zwierzę, nawet twoje, bierze czerwony żeton z bazy, drapieżnik z tą cechą może je
                    zaatakować poza kolejnością; to jego atak w tej turze, ale nie tracisz swojej kolejki żywienia. Życie w
                    norze i Muszla nie pomagają. Jeśli ofiara zostanie zjedzona, żeton zostaje w bazie.]],
            },
        },
        yes = {
            by = "ambush-own",
            no = {
                en = [[When another player's animal is getting a red token from the bank, a carnivore with this trait in
                    the same territory may attack it out of turn; that is its attack of this turn, but your feeding turn
                    is not used up. Burrowing and Shell cannot be used against it. If the animal is eaten, the token
                    stays in the bank.]],
                ru = [[Когда животное соперника получает красную фишку из кормовой базы, хищник с этим свойством на той
                    же территории может вне очереди напасть на него; это его атака в этом ходу, но вашу фазу питания вы
                    не пропускаете. Норное и Раковина не спасут. Если жертва съедена, фишка остаётся в базе.]],
                pl = [[Gdy zwierzę innego gracza bierze czerwony żeton z bazy, drapieżnik z tą cechą na tym samym
                    terytorium może je zaatakować poza kolejnością; to jego atak w tej turze, ale nie tracisz swojej
                    kolejki żywienia. Życie w norze i Muszla nie pomagają. Jeśli ofiara zostanie zjedzona, żeton zostaje w
                    bazie.]],
            },
            yes = {
                en = [[When any animal, even your own, is getting a red token from the bank, a carnivore with this trait
                    in the same territory may attack it out of turn; that is its attack of this turn, but your feeding
                    turn is not used up. Burrowing and Shell cannot be used against it. If the animal is eaten, the
                    token stays in the bank.]],
                ru = [[Когда любое животное, даже ваше, получает красную фишку из кормовой базы, хищник с этим свойством
                    на той же территории может вне очереди напасть на него; это его атака в этом ходу, но вашу фазу
                    питания вы не пропускаете. Норное и Раковина не спасут. Если жертва съедена, фишка остаётся в
                    базе.]],
                pl = [[Gdy dowolne zwierzę, nawet twoje, bierze czerwony żeton z bazy, drapieżnik z tą cechą na tym
                    samym terytorium może je zaatakować poza kolejnością; to jego atak w tej turze, ale nie tracisz
                    swojej kolejki żywienia. Życie w norze i Muszla nie pomagają. Jeśli ofiara zostanie zjedzona, żeton
                    zostaje w bazie.]],
            },
        },
    },
    source = "rulebook",

    waylay = function(g, me, eater)
        g:ambush(me, eater)
    end,
}
