-- Nor has a table of facts.
-- run as: card
-- expect: refused, line 6, "outside functions"
return {
    id = "c",
    gain = g:roll(9),
}
