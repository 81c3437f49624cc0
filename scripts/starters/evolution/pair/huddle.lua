-- A trait that lies between two animals of one player.

---@type evolution.Trait
return {
    id = "huddle",
    icon = "penguin",
    name = "Huddle",
    text = "For two of your animals. When one of them gets a red token from the bank, the other may get 1 blue token, unless it is fed; once a feeding round.",
    source = "own",
    pair = "even", -- both have the same role; `directed` gives the first another one than the second
    once = "round", -- again when the next round of the feeding phase begins
    origin = "shared", -- what its blue tokens are, for comparing food

    -- `bank`: how much is left there; -1 if the other one's token was not from the bank.
    offered = function(now)
        return now.can_eat and now.bank >= 0
    end,

    companion_ate = function(g, me)
        g:feed(me, 1)
    end,
}
