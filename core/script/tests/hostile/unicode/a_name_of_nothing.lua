-- A name of spaces that are no ASCII is no name.
-- run as: card
-- expect: refused, line 6, "is empty"
return {
    id = "c", source = "assumed",
    name = { en = "\194\160\226\128\131", ru = "b", pl = "c" },
    text = { en = "a", ru = "b", pl = "c" },
}
