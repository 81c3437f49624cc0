-- A text is UTF-8.
-- run as: card
-- expect: refused, line 6, "expected a text"
return {
    id = "c", source = "assumed",
    name = { en = "\255", ru = "b", pl = "c" },
    text = { en = "a", ru = "b", pl = "c" },
}
