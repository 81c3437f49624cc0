-- Each join walks a thousand items.
-- run as: play, amount, file
-- expect: fails, ""
local t = {}
for i = 1, 999 do t[i] = i end
while true do local s = table.concat(t) end --!
