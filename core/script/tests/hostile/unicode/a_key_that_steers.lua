-- An unknown key is told, not obeyed.
-- run as: card
-- expect: refused, line 1, "u{1b}[2J"
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    ["\27[2J"] = 1,
}
