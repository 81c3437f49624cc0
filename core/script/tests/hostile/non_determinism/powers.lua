-- The last digit of a power is not the same on every machine.
-- run as: play, amount
-- expect: refused, "power"

-- case: a root
local x = 2 ^ 0.5 --!

-- case: in a function
local f = function(a) return a ^ a end --!
