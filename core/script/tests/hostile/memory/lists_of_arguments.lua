-- More arguments than a list may hand over.
-- run as: play, amount, file
-- expect: fails, "at most 1000"

-- case: unpacked
local t = {}
for i = 1, 1500 do t[i] = i end
local a = { table.unpack(t) } --!

-- case: as letters
local t = {}
for i = 1, 1500 do t[i] = i end
local s = string.char(table.unpack(t)) --!
