-- Tables in tables.
-- run as: play, amount, may, objects, split, file
-- expect: fails, ""

-- case: a list of tables
local t = {}
for i = 1, 1e9 do t[i] = {} end --!

-- case: one thrown away each turn
local t = {}
for i = 1, 1e9 do t[1] = { i } end --!

-- case: a tree
local t = { 1 }
while true do t = { t, t } end --!

-- case: keys that are no list
local t = {}
for i = 1, 1e9 do t[i + 0.5] = i end --!

-- case: keys far apart
local t = {}
for i = 1, 1e9 do t[i * 1048576] = i end --!

-- case: tables as keys
local t = {}
while true do t[{}] = t end --!

-- case: a list filled from its end
local t = {}
for i = 1e9, 1, -1 do t[i] = i end --!
