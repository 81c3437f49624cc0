-- Attacked: must pass the attack on to another animal of its owner that the hunter can attack, if there is one. Once a turn.
---@type evolution.Trait
return {
    id = "mimicry",
    icon = "duality-mask",
    family = "defence",
    name = { en = "Mimicry", ru = "Мимикрия", pl = "Mimikra" },
    text = {
        en = [[Once a turn, when a carnivore attacks it, the attack must pass to another of your animals that this carnivore can
            attack. If there is none, nothing happens.]],
        ru = [[Раз в ход, когда на него нападает хищник, атака обязательно переходит на другое ваше животное, доступное этому
            хищнику. Если такого нет, ничего не происходит.]],
        pl = [[Raz w turze, gdy atakuje je drapieżnik, atak musi przejść na inne twoje zwierzę, które ten drapieżnik może zaatakować.
            Jeśli takiego nie ma, nic się nie dzieje.]],
    },
    says = {
        decoy = {
            en = "who is attacked instead?",
            ru = "кто примет атаку вместо него?",
            pl = "kto zostanie zaatakowany zamiast niego?",
        },
    },
    source = "rulebook",
    once = "turn",
    reads = { "decoys" },

    can_react = function(attack)
        return attack.decoys > 0 and not attack.used
    end,

    must_react = function()
        return true
    end,

    react = function(g, me, hunter)
        g:redirect(g:choose_animal("decoy", g:decoys(me, hunter)))
        return 0
    end,
}
