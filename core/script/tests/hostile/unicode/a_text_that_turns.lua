-- Nor turn what stands behind it.
-- run as: card
-- expect: refused, line 7, "which nobody can see"
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" },
    text = { en = "a", ru = "b\226\128\174b", pl = "c" },
}
