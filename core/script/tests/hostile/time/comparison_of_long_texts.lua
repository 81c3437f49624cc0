-- Texts that differ only at their ends.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local s = string.rep('9', 90)
local a, b = s .. 1, s .. 2
while a < b and a <= b and b > a do end --!
