-- A text that is added is read anew each time, without a call.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local s = string.rep('9', 90)
while true do local n = s + s + s + s end --!
