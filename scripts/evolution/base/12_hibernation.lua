-- Free: the animal counts as fed this turn and gets nothing more. Not in two turns running, not in the last turn.
---@type evolution.Trait
return {
    id = "hibernation",
    icon = "night-sleep",
    family = "store",
    name = { en = "Hibernation", ru = "Спячка", pl = "Hibernacja" },
    text = {
        en = [[In your feeding turn: the animal falls asleep, counts as fed until the end of the turn and gets no food
            at all, not even for its Fat tissue. Not in two turns running and not in the last turn.]],
        ru = [[В вашу фазу питания: животное засыпает, до конца хода считается накормленным и не получает никакой еды,
            даже в Жировой запас. Засыпать два хода подряд или в последнем ходу нельзя.]],
        pl = [[W twojej kolejce żywienia: zwierzę zasypia, do końca tury liczy się jako nakarmione i nie dostaje żadnego
            pokarmu, nawet do Tkanki tłuszczowej. Nie w dwóch turach z rzędu i nie w ostatniej turze.]],
    },
    says = {
        marked = { en = "falls asleep", ru = "впадает в спячку", pl = "zapada w hibernację" },
        asleep = { en = "it sleeps and gets no food", ru = "он в спячке и еды не получает", pl = "śpi i nie dostaje pokarmu" },
    },
    source = "rulebook",
    once = "turn",

    offered = function(now)
        return not now.marked and not now.rested and not now.last_turn
    end,

    free = function(g, _, this)
        g:mark(this)
    end,

    counts_as_fed = function(now)
        return now.marked and not now.last_turn
    end,

    may_eat = function(now)
        if now.marked and not now.last_turn then
            return "asleep"
        end
    end,
}
