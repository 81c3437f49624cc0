-- Lua's own names are ASCII: a variable that only looks like another cannot be.
-- run as: play, amount
-- expect: refused, ""

-- case: a local
local ѕtring = 1 --!

-- case: a field
local t = {} t.ж = 1 --!

-- case: a space that is none
local x = 1 --!

-- case: an odd quote
local x = “x” --!

-- case: a name that breaks off
local x​y = 1 --!
