-- A trait with an ability: something that its owner does in a feeding turn.

---@type evolution.Trait
return {
    id = "digger",
    icon = "mole",
    name = "Digger",
    text = "Once a feeding round, instead of taking food: roll a die. On 4, 5 or 6 it gets 1 blue token.",
    source = "own",
    once = "round", -- again when the next round of the feeding phase begins; `turn`: only once in all four phases together

    -- Whether the ability can be used now. Leave it out, and it always can.
    offered = function(now)
        return now.can_eat
    end,

    -- An effect: it gets `g`, with which it acts, and may ask. `main` takes the place of taking food, `free` does not.
    main = function(g, me)
        if g:roll() >= 4 then
            g:feed(me, 1)
        end
    end,
}
