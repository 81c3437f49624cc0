-- An animal was eaten: one scavenger on the table gets 1 blue, the first that can, from the hunter's player clockwise.
return {
    id = "scavenger",
    icon = "vulture",
    name = { en = "Scavenger", ru = "Падальщик", pl = "Padlinożerca" },
    text = {
        en = [[When another animal is eaten, it gets 1 blue token. Only one scavenger profits: the first that can, from the
            carnivore's owner clockwise. Never with Carnivorous.]],
        ru = [[Когда съедают другое животное, оно получает 1 синюю фишку. Достаётся она одному падальщику: первому, кто может её
            взять, от владельца хищника по часовой стрелке. Несовместимо с Хищником.]],
        pl = [[Gdy inne zwierzę zostaje zjedzone, dostaje 1 niebieski żeton. Korzysta tylko jeden padlinożerca: pierwszy, który może,
            licząc od właściciela drapieżnika zgodnie z zegarem. Nigdy z Drapieżnikiem.]],
    },
    source = "rulebook",
    excludes = { "carnivorous" },

    offered = function(now)
        return now.can_eat
    end,

    carrion = function(g, me)
        g:feed(me, 1)
    end,
}
