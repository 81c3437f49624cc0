-- A comparator that says yes to everything, over and over.
-- run as: play, amount, file
-- expect: fails, ""
local t = {}
for i = 1, 1000 do t[i] = -i end
while true do table.sort(t, function(a, b) return true end) end --!
