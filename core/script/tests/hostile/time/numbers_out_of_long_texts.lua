-- Reading a number of many digits is slow: texts of digits stay short.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local s = string.rep('9', 90)
while true do local n = tonumber(s) end --!
