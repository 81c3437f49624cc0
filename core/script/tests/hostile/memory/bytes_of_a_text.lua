-- Each call gives as many numbers as the text has letters.
-- run as: play, amount, file
-- expect: fails, ""
local s = string.rep('x', 90)
while true do local t = { s:byte(1, -1) } end --!
