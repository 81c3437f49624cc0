-- A line break makes no second message: nobody else's text is written over.
-- run as: card
-- expect: gives 0
-- leaves: 10
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" },
    text = { en = "mine\ncard-neighbours-acts = owned", ru = "b\r\nc = d", pl = "c\n\n# comment\n-term = x" },
    says = { one = { en = "a\n    .attribute = x", ru = "b", pl = "c" } },
    play = function(g) end,
}
