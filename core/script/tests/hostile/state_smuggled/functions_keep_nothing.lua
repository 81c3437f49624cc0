-- The identity of a function made anew is no memory: the same answer each time.
-- run as: play
-- expect: gives 2
local function make() return function() return n end end
local a, b = make(), make()
local seen = {}
seen[a] = true
seen[b] = true
local found = 0
for _, f in ipairs({ a, b }) do if seen[f] then found = found + 1 end end
return found
