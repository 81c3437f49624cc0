-- Instead of a red token, once a turn: attack an animal; who eats it gets 2 blue.
return {
    id = "carnivorous",
    icon = "carnivore-mouth",
    name = { en = "Carnivorous", ru = "Хищник", pl = "Drapieżnik" },
    text = {
        en = [[Once a turn, instead of taking red food: attack any animal, even one of your own. If it is eaten, get 2 blue tokens.
            Never with Scavenger.]],
        ru = [[Раз в ход, вместо красной фишки: нападите на любое животное, хоть на своё. Съев его, получите 2 синие фишки.
            Несовместимо с Падальщиком.]],
        pl = [[Raz w turze, zamiast brać czerwony żeton: zaatakuj dowolne zwierzę, także własne. Po jego zjedzeniu dostajesz 2
            niebieskie żetony. Nigdy z Padlinożercą.]],
    },
    source = "rulebook",
    need = 1,
    once = "turn",
    excludes = { "scavenger" },

    meal = function(g, me)
        g:feed(me, 2)
    end,
}
