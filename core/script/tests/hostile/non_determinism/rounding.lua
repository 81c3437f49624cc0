-- Plain arithmetic is the same everywhere, down to the last digit.
-- run as: play
-- expect: gives 1
local sum = 0
for i = 1, 1000 do sum = sum + i / 7 end
return tostring(sum) == '71500' or tostring(sum)
