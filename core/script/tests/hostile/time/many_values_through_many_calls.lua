-- A thousand values go from call to call.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 999 do t[i] = i end
local function pass(...) return ... end
while true do local a = pass(pass(pass(table.unpack(t)))) end --!
