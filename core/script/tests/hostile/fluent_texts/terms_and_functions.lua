-- Neither terms nor functions.
-- run as: card
-- expect: gives 0
-- leaves: 10
return {
    id = "c", source = "assumed",
    name = { en = "{ -brand(case: \"x\") }", ru = "{ DATETIME($x) }", pl = "{ card.attribute }" },
    text = { en = "{\"{\"}", ru = "{\"}\"}", pl = "{ \"\\u007B\" }" },
    play = function(g) end,
}
