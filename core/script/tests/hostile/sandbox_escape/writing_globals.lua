-- A card has no globals.
-- run as: play, amount
-- expect: refused, "not a local"

-- case: a variable
x = 1 --!

-- case: among others
local y
x, y = 1, 2 --!

-- case: a function
function x() end --!

-- case: a function of a library
function string.x() end --!

-- case: a method of a library
function string:x() end --!

-- case: a field of a library
string.x = 1 --!

-- case: a field by its text
string['x'] = 1 --!

-- case: a field of a field
x.y.z = 1 --!

-- case: what a call gives
constant({}).x = 1 --!

-- case: what a call of a call gives
tostring(1):rep(1).x = 1 --!
