-- A rule hook cannot keep its facts for the next call.
-- run as: card
-- expect: refused, line 9, "remembers"
local last = false
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    amount = function(facts)
        last = facts
    end,
}
