-- No text of a card may steer a terminal.
-- run as: card
-- expect: refused, line 6, "which nobody can see"
return {
    id = "c", source = "assumed",
    name = { en = "\27[31mRed", ru = "b", pl = "c" },
    text = { en = "a", ru = "b", pl = "c" },
}
