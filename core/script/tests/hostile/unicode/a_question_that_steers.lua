-- Nor may a question.
-- run as: card
-- expect: refused, line 7, "which nobody can see"
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    says = { one = { en = "a", ru = "b", pl = "Na pewno?\7" } },
}
