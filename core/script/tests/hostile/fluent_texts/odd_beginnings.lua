-- Signs that mean something at the start of a Fluent line.
-- run as: card
-- expect: gives 0
-- leaves: 10
return {
    id = "c", source = "assumed",
    name = { en = ".attribute = x", ru = "*[other] y", pl = "[one] x" },
    text = { en = "# comment", ru = "} = {", pl = "-term = x" },
    says = { one = { en = "= x", ru = "\\u0041 \\", pl = "\"" } },
    play = function(g) end,
}
