-- Instead of a red token, once a turn: attack an animal; who eats it gets 2 blue.
---@type evolution.Trait
return {
    id = "carnivorous",
    icon = "carnivore-mouth",
    family = "attack",
    name = { en = "Carnivorous", ru = "Хищник", pl = "Drapieżnik" },
    text = {
        by = "continents",
        no = {
            en = [[Once a turn, instead of taking red food: attack any animal that nothing protects, even your own; if
                it is eaten, get 2 blue tokens. One attack a round for each player; none by an animal that is fed and
                has no empty Fat tissue. Never with Scavenger.]],
            ru = [[Раз в ход, вместо взятия красной фишки: атакуйте любое незащищённое животное, даже своё; съев его,
                получите 2 синие фишки. За раунд атакует только один ваш хищник;
                накормленный — лишь если у него есть незаполненный Жировой запас. Несовместимо с Падальщиком.]],
            pl = [[Raz w turze, zamiast brać czerwony żeton: zaatakuj dowolne niechronione zwierzę, nawet własne; po
                jego zjedzeniu weź 2 niebieskie żetony. W rundzie atakuje tylko jeden twój drapieżnik, i nie taki, który
                jest nakarmiony i nie ma pustej Tkanki tłuszczowej. Nigdy z Padlinożercą.]],
        },
        yes = {
            en = [[Once a turn, instead of taking red food: attack any animal in its territory that nothing protects,
                even your own; if it is eaten, get 2 blue tokens. One attack a round for each player; none by an animal
                that is fed and has no empty Fat tissue. Never with Scavenger.]],
            ru = [[Раз в ход, вместо взятия красной фишки: атакуйте любое незащищённое животное на той же территории,
                даже своё; съев его, получите 2 синие фишки. За раунд атакует только один ваш хищник;
                накормленный — лишь если у него есть незаполненный Жировой запас. Несовместимо с Падальщиком.]],
            pl = [[Raz w turze, zamiast brać czerwony żeton: zaatakuj dowolne niechronione zwierzę na tym samym
                terytorium, nawet własne; po jego zjedzeniu weź 2 niebieskie żetony. W rundzie atakuje tylko jeden twój
                drapieżnik, i nie taki, który jest nakarmiony i nie ma pustej Tkanki tłuszczowej. Nigdy z
                Padlinożercą.]],
        },
    },
    source = "rulebook",
    origin = "prey",
    need = 1,
    once = "turn",
    excludes = { "scavenger" },

    meal = function(g, me)
        g:feed(me, 2)
    end,
}
