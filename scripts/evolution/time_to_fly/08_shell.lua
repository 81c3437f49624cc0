-- Attacked, but not from an ambush: it may close. Then nobody attacks it this turn, and it gets no food. It outlives its animal.
return {
    id = "shell",
    icon = "spiral-shell",
    name = { en = "Shell", ru = "Раковина", pl = "Muszla" },
    text = {
        en = [[When a carnivore attacks it, it may close until the end of the turn: it cannot be eaten and gets no red or blue
            tokens. Not against an ambush. When the animal dies, the shell goes to the middle of the table for anybody to move in.]],
        ru = [[Когда на него нападает хищник, оно может закрыться до конца хода: его не съесть, но и красных и синих фишек оно не
            получает. Против засады не действует. Если животное гибнет, раковина ложится в центр стола, и занять её может кто
            угодно.]],
        pl = [[Gdy atakuje je drapieżnik, może się zamknąć do końca tury: nie można go zjeść, ale nie dostaje czerwonych ani
            niebieskich żetonów. Nie działa przeciw zasadzce. Gdy zwierzę ginie, muszla trafia na środek stołu i każdy może ją
            zająć.]],
    },
    says = {
        marked = {
            en = "closes its shell until the end of the turn",
            ru = "прячется в раковину до конца хода",
            pl = "chowa się w muszli do końca tury",
        },
        closed = {
            en = "it has closed its shell for this turn",
            ru = "до конца хода оно закрылось в раковине",
            pl = "zamknęło się w muszli do końca tury",
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
