-- A card that plays itself: after sixteen the chain ends, each card gets an answer.
-- run as: play
-- expect: gives 1016
-- leaves: 1090
return g:nested(0) + 1
