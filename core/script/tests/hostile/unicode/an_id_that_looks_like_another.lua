-- The first letter is Cyrillic.
-- run as: card
-- expect: refused, line 5, "may have only"
return {
    id = "сell", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
}
