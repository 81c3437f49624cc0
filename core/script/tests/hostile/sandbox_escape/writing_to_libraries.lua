-- Libraries are for reading.
-- run as: play, amount, file
-- expect: fails, "readonly"

-- case: string
local s = string
s.rep = nil --!

-- case: table
local t = table
t.sort = nil --!

-- case: math
local m = math
m.max = function() return 0 end --!

-- case: by insert
local m = math
table.insert(m, 1) --!

-- case: by sort
table.sort(constant{ 3, 2, 1 }) --!

-- case: by remove
table.remove(constant{ 1, 2 }) --!

-- case: a constant
local t = constant{ 1 }
t[1] = 2 --!

-- case: a constant in a constant
local t = constant{ { 1 } }
t[1][1] = 2 --!

-- case: a bound
local t = at_most(5)
t.at_most = 6 --!
