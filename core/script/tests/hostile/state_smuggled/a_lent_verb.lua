-- A verb kept from an earlier call would need an outer variable.
-- run as: card
-- expect: refused, line 8, "remembers"
local add
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    play = function(g) add = g.add end,
    amount = function(facts) return add(1) end,
}
