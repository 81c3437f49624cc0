-- The order of a table's keys is not the same everywhere.
-- run as: play, amount
-- expect: refused, "ipairs"

-- case: pairs
for k, v in pairs({}) do end --!

-- case: next
for k, v in next, {} do end --!

-- case: a table by itself
for k, v in { 1 } do end --!

-- case: a function by itself
for k in (function() end) do end --!

-- case: hidden in brackets
for k, v in (ipairs)({}) do end --!

-- case: a name for it
local each = ipairs for k, v in each({}) do end --!

-- case: ipairs and something more
for k, v in ipairs({}), 1 do end --!
