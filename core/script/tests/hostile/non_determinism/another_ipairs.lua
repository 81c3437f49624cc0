-- The lint trusts this name, so nothing else may bear it.
-- run as: play, amount
-- expect: refused, "language"

-- case: a function
local function ipairs(t) return t end --!

-- case: a local
local ipairs = nil --!

-- case: a counter
for ipairs = 1, 2 do end --!

-- case: a loop's variable
for _, ipairs in ipairs({}) do end --!

-- case: a parameter
local f = function(ipairs) end --!

-- case: constant
local constant = 1 --!
