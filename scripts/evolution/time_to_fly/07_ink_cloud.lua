-- Attacked: it may get away, once a turn. The hunter may attack again in its owner's next feeding turn.
---@type evolution.Trait
return {
    id = "ink_cloud",
    icon = "squid",
    family = "defence",
    name = { en = "Ink cloud", ru = "Чернильное облако", pl = "Chmura atramentu" },
    short = { en = "Ink", ru = "Чернила", pl = "Atrament" },
    text = {
        en = [[Once a turn, when a carnivore attacks it, it may squirt ink and is not eaten. The carnivore may attack again in its
            owner's next feeding turn.]],
        ru = [[Раз в ход, когда на него нападает хищник, оно может выпустить чернила и спастись. Хищник вправе напасть снова в
            следующую фазу питания своего владельца.]],
        pl = [[Raz w turze, gdy atakuje je drapieżnik, może wypuścić atrament i nie zostaje zjedzone. Drapieżnik może zaatakować
            znowu w następnej kolejce żywienia swojego właściciela.]],
    },
    source = "rulebook",
    once = "turn",

    can_react = function(attack)
        return not attack.used
    end,

    react = function()
        return 2
    end,
}
