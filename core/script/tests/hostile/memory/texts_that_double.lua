-- A text doubled a hundred times.
-- run as: play, amount, file
-- expect: fails, "letters"
local s = 'x'
for i = 1, 100 do s = s .. s end --!
