-- Further arguments are an error, not silence.
-- run as: play
-- expect: fails, "found more"

-- case: one for two
g:add(1, 2) --!

-- case: none for one
g:number(g) --!

-- case: a thousand
local t = {}
for i = 1, 1000 do t[i] = i end
g:add(table.unpack(t)) --!
