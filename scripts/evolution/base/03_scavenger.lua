-- An animal was eaten: one scavenger on the table gets 1 blue, the first that can, from the hunter's player clockwise.
---@type evolution.Trait
return {
    id = "scavenger",
    icon = "vulture",
    family = "feeding",
    name = { en = "Scavenger", ru = "Падальщик", pl = "Padlinożerca" },
    text = {
        by = "continents",
        no = {
            en = [[When another animal is eaten, this one gets 1 blue token. Only one scavenger on the table profits:
                the first that can take the token, from the carnivore's owner clockwise. Cannot be on an animal with
                Carnivorous.]],
            ru = [[Когда съедено другое животное, это получает 1 синюю фишку. Достаётся она только одному падальщику на
                столе: первому, кто может её взять, начиная с владельца хищника и далее по часовой стрелке. Несовместимо
                с Хищником.]],
            pl = [[Gdy inne zwierzę zostaje zjedzone, to dostaje 1 niebieski żeton. Korzysta tylko jeden padlinożerca na
                stole: pierwszy, który może wziąć żeton, licząc od właściciela drapieżnika zgodnie z ruchem wskazówek
                zegara. Nie może być na zwierzęciu z Drapieżnikiem.]],
        },
        yes = {
            en = [[When another animal in the same territory is eaten, this one gets 1 blue token. Only one scavenger
                there profits: the first that can take the token, from the carnivore's owner clockwise. Cannot be on an
                animal with Carnivorous.]],
            ru = [[Когда съедено другое животное на той же территории, это получает 1 синюю фишку. Достаётся она только
                одному падальщику этой территории: первому, кто может её взять, начиная с владельца хищника и далее по
                часовой стрелке. Несовместимо с Хищником.]],
            pl = [[Gdy inne zwierzę na tym samym terytorium zostaje zjedzone, to dostaje 1 niebieski żeton. Korzysta
                tylko jeden padlinożerca na tym terytorium: pierwszy, który może wziąć żeton, licząc od właściciela
                drapieżnika zgodnie z ruchem wskazówek zegara. Nie może być na zwierzęciu z Drapieżnikiem.]],
        },
    },
    source = "rulebook",
    origin = "carrion",
    excludes = { "carnivorous" },

    offered = function(now)
        return now.can_eat
    end,

    carrion = function(g, me)
        g:feed(me, 1)
    end,
}
