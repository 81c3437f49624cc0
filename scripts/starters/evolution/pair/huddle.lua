-- A trait that lies between two animals of one player.

---@type evolution.Trait
return {
    id = "huddle",
    icon = "penguin",
    name = "Huddle",
    text = "For two of your animals. When one of them gets a red token from the bank, the other may get 1 blue token, unless it is fed; once a feeding round.",
    source = "own",
    pair = "even", -- both have the same role; `directed` gives the first another one than the second
    origin = "shared", -- what its blue tokens are, for comparing food

    offered = function(now)
        return now.can_eat and now.bank >= 0 and not now.used
    end,

    companion_ate = function(g, me)
        g:feed(me, 1)
    end,
}
