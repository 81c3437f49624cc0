-- A joined list goes into the list that is joined next.
-- run as: play, amount, file
-- expect: fails, ""
local t = { 'x' }
for i = 1, 1e9 do t[i] = table.concat(t) .. i end --!
