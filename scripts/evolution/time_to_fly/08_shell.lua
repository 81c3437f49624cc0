-- Attacked, but not from an ambush: it may close. Then nobody attacks it this turn, and it gets no food. It outlives its animal.
---@type evolution.Trait
return {
    id = "shell",
    icon = "spiral-shell",
    family = "defence",
    name = { en = "Shell", ru = "Раковина", pl = "Muszla" },
    text = {
        en = [[When a carnivore attacks it, it may close until the end of the turn: it cannot be eaten, and gets no red
            or blue tokens, but may use its own stored food. The carnivore gets nothing and may not attack again this
            turn. It cannot close against an ambush. When the animal dies, the card goes to the middle of the table:
            anybody may lay it on one of their animals instead of taking red food.]],
        ru = [[Когда на него нападает хищник, оно может спрятаться до конца хода: его нельзя съесть, но и красных и синих
            фишек оно не получает, только может тратить свой Жировой запас. Хищник ничего не получает и в этот ход
            больше не атакует. От Засады не спрятаться. Если животное погибает, карта ложится в центр стола: любой
            игрок вместо взятия красной фишки может положить её на своё животное.]],
        pl = [[Gdy atakuje je drapieżnik, może się zamknąć do końca tury: nie można go zjeść, ale nie dostaje czerwonych
            ani niebieskich żetonów, może tylko zużywać własne zapasy. Drapieżnik nic nie dostaje i w tej turze już
            nie atakuje. Przed Zasadzką zamknąć się nie może. Gdy zwierzę ginie, karta trafia na środek stołu: każdy
            może położyć ją na swoim zwierzęciu zamiast brać czerwony żeton.]],
    },
    says = {
        marked = {
            en = "closes its shell until the end of the turn",
            ru = "прячется в раковину до конца хода",
            pl = "chowa się w muszli do końca tury",
        },
        closed = {
            en = "it has closed its shell for this turn",
            ru = "до конца хода он закрылся в раковине",
            pl = "zamknął się w muszli do końca tury",
        },
        helpless_in_ambush = {
            en = "it cannot close against an ambush",
            ru = "от засады в раковину не спрятаться",
            pl = "przed zasadzką nie może się zamknąć",
        },
    },
    source = "rulebook",

    can_react = function(attack)
        return not attack.ambush
    end,

    react = function(g, _, _, this)
        g:mark(this)
        return 1
    end,

    protects = function(attack)
        if attack.marked then
            return "closed"
        end
    end,

    may_eat = function(now)
        if now.marked then
            return "closed"
        end
    end,

    outlives = function()
        return true
    end,
}
