-- Texts that nobody keeps still count: no collector runs while a script does.
-- run as: play, amount, file
-- expect: fails, ""

-- case: the same text
local s = string.rep('x', 90)
while true do local t = { s } end --!

-- case: other texts
local i = 0
while true do i = i + 1 local s = ('x'):rep(90) .. i end --!
