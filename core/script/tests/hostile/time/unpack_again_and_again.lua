-- Each call passes a thousand values on.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 999 do t[i] = i end
while true do local s = select('#', table.unpack(t)) end --!
