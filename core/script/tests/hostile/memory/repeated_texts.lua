-- string.rep makes short texts only, also where the product is odd.
-- run as: play, amount, file
-- expect: fails, "string.rep"

-- case: a billion
local s = string.rep('x', 1e9) --!

-- case: as a method
local s = ('x'):rep(1e9) --!

-- case: no number
local s = string.rep('x', 0 / 0) --!

-- case: for ever
local s = string.rep('x', 1 / 0) --!

-- case: nothing, for ever
local s = string.rep('', 1 / 0) --!

-- case: too many for 53 bits
local s = string.rep('xx', 9007199254740993) --!
