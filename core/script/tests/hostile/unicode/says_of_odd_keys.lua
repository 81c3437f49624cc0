-- Keys of questions become parts of message ids.
-- run as: card
-- expect: refused, line 7, "may have only"
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    says = { ["one = x\n\nowned"] = { en = "a", ru = "b", pl = "c" } },
}
