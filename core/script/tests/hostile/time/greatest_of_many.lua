-- A builtin with a thousand arguments.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 999 do t[i] = i end
while true do local x = math.max(table.unpack(t)) end --!
