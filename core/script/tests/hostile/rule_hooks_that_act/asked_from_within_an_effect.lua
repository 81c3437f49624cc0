-- An effect's verb asks a rule hook that takes too many steps: the hook fails alone, the effect goes on.
-- run as: card
-- expect: gives 5
-- leaves: 15
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    amount = function(facts)
        if facts.n > 1 then while true do end end
        return 1
    end,
    play = function(g)
        g:add(5)
        return g:hooks(3)
    end,
}
