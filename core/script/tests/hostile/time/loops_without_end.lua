-- Loops without end, of every kind.
-- run as: play, amount, may, objects, split, file
-- expect: fails, "too many steps"

-- case: while
while true do end --!

-- case: repeat
repeat local x = 1 until false --!

-- case: counting
local n = 1
for i = 1, 1e18 do n = n + i end --!

-- case: nested
for i = 1, 1e9 do for j = 1, 1e9 do local x = i * j end end --!

-- case: upwards for ever
for i = 1, 1 / 0 do end --!

-- case: downwards for ever
for i = 1, -1 / 0, -1 do end --!

-- case: a step that is too small to count
for i = 1e16, 2e16, 0.5 do end --!

-- case: a loop that a break never leaves
while true do if nil then break end end --!
