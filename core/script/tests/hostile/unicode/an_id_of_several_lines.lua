-- An id is part of message ids and of action texts.
-- run as: card
-- expect: refused, line 5, "may have only"
return {
    id = "a\n\27[2Jb", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
}
