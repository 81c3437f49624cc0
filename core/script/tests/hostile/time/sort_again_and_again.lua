-- A builtin's work counts as steps too.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 1000 do t[i] = i end
while true do table.sort(t) end --!
