-- Builtins that would take a size are not there.
-- run as: play, amount, file
-- expect: fails, "nil"

-- case: a table
local t = table.create(1e9) --!

-- case: a buffer
local b = buffer.create(1e9) --!

-- case: a format
local s = string.format('%1000000000d', 1) --!

-- case: a pack
local s = string.pack('z', 'x') --!
