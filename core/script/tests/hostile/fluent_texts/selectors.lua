-- A selector is only letters as well.
-- run as: card
-- expect: gives 0
-- leaves: 10
return {
    id = "c", source = "assumed",
    name = { en = "{ $n -> [one] x *[other] y }", ru = "b", pl = "c" },
    text = { en = "{ $n -> \n [one] x\n *[other] y\n }", ru = "b", pl = "c" },
    play = function(g) end,
}
