-- A text's metatable leads nowhere.
-- run as: play, amount, file
-- expect: fails, "index"

-- case: a field of a text
local s = ''
s.x = 1 --!

-- case: a field of a number
local n = 5
n.x = 1 --!

-- case: a field of nothing
local n = nil
n.x = 1 --!

-- case: a field of a function
local f = string.rep
f.x = 1 --!
