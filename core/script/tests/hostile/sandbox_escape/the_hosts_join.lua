-- Joins become calls of a function that cards cannot name for themselves.
-- run as: play, amount
-- expect: refused, "language"

-- case: a local
local __join = function() return 'mine' end --!

-- case: a function
local function __join() return 'mine' end --!

-- case: a parameter
local f = function(__join) return 'a' .. 'b' end --!
