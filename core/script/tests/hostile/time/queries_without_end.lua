-- A verb is a step too, and an entry in the journal.
-- run as: play
-- expect: fails, "512 entries"

-- case: queries
while true do g:number() end --!

-- case: acts
while true do g:add(1) end --!

-- case: cells
while true do g:remember('cell', 1) end --!
