-- Only the first value that is returned counts.
-- run as: play
-- expect: gives 3
local t = { 3 }
for i = 2, 1000 do t[i] = {} end
return table.unpack(t)
