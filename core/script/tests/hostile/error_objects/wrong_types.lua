-- Luau's own messages, each with its line.
-- run as: play, amount, file
-- expect: fails, ""

-- case: an index of nothing
local x = nil
x.y = 1 --!

-- case: a sum of tables
local x = {} + 1 --!

-- case: the length of a number
local x = #5 --!

-- case: a call of a number
local x = 5
x() --!

-- case: a call of a text
local x = ('x')() --!

-- case: a minus of a text
local x = -'x' --!

-- case: nil as a key
local t = {}
t[nil] = 1 --!

-- case: no number as a key
local t = {}
t[0 / 0] = 1 --!

-- case: a join of a function
local x = 1 .. function() end --!

-- case: a bound of a loop
for i = 1, {} do end --!

-- case: a text that is no number
for i = 1, 'x' do end --!

-- case: ipairs of nothing
for i, v in ipairs() do end --!

-- case: ipairs of a number
for i, v in ipairs(5) do end --!
