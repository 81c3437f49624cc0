-- The functions of a card do not see each other.
-- run as: card
-- expect: fails, "nil"
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    amount = function(facts)
        play(facts, 1) --!
    end,
}
