-- The length of such a list is searched each time.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 400 do t[i * 2] = i end
while true do local n = #t + #t + #t + #t t[n + 1] = nil end --!
