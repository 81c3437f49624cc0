-- A card that plays itself twice would take 2^16 turns: stops are counted.
-- run as: play
-- expect: fails, "never end"
-- leaves: 498530
return g:nested(0) + g:nested(0) --!
