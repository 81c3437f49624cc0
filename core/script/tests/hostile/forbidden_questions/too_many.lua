-- A thousand stops, then the card fails; each of the others got its answer.
-- run as: play
-- expect: fails, "512 entries"
-- leaves: 15
for i = 1, 2000 do g:steps(0) end --!
