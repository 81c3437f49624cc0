-- Builtins name the caller's line.
-- run as: play, amount, file
-- expect: fails, ""

-- case: select before the first
local x = select(-5, 1) --!

-- case: select nothing
local x = select() --!

-- case: select what
local x = select('x') --!

-- case: a letter below zero
local x = string.char(-1) --!

-- case: a letter too high
local x = string.char(256) --!

-- case: no maximum
local x = math.max() --!

-- case: the maximum of tables
local x = math.max({}, {}) --!

-- case: the sine of a text
local x = math.abs('x') --!

-- case: an insertion nowhere
table.insert(nil, 1) --!

-- case: an insertion of nothing
table.insert() --!

-- case: a join of tables
table.concat({ {} }) --!

-- case: a join of holes
table.concat({ 1, nil, 3 }, nil, 5, 6) local s = table.concat({ [2] = 'x', [1] = {} }) --!

-- case: values of a text
table.unpack('x') --!

-- case: a comparator that is a number
table.sort({ 3, 2, 1 }, 7) --!

-- case: a comparator that fails
table.sort({ 3, 2, 1 }, function(a, b) return nil + 1 end) --!

-- case: a repetition of a table
local s = string.rep({}, 2) --!

-- case: a part of a table
local s = string.sub({}, 1) --!

-- case: a number to an odd base
local n = tonumber('z', 99) --!

-- case: a constant of a number
constant(5) --!
