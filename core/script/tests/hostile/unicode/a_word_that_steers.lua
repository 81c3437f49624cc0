-- So is an unknown word.
-- run as: card
-- expect: refused, line 7, "'red\u{1b}[2J' is not one of"
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    marks = { "red\27[2J" },
}
