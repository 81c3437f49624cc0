-- A sign that is no Lua; the parser of the lint panicked at it once.
-- run as: play, amount
-- expect: refused, "no sign of Lua"

-- case: a text
local s = `x` --!

-- case: alone
` --!

-- case: after a text that is not closed
local s = 'x
local t = ` --!
