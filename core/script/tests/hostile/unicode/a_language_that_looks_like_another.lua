-- This "en" has a Cyrillic first letter.
-- run as: card
-- expect: refused, line 6, "may have only"
return {
    id = "c", source = "assumed",
    name = { ["еn"] = "a", ru = "b", pl = "c" },
    text = { en = "a", ru = "b", pl = "c" },
}
