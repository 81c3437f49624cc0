-- Each insertion at the front moves a thousand items.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 999 do t[i] = i end
while true do table.insert(t, 1, 0) table.remove(t, 1) end --!
