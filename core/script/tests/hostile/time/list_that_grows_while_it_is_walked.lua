-- Each turn of the loop adds an item for one turn more.
-- run as: play, amount, file
-- expect: fails, ""
local t = { 1 }
for i, v in ipairs(t) do t[i + 1] = v end --!
