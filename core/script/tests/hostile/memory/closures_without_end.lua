-- A function is memory too.
-- run as: play, amount, file
-- expect: fails, ""
local t = {}
for i = 1, 1e9 do t[#t + 1] = function() return i end end --!
