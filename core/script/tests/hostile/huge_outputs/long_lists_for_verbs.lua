-- And it is short.
-- run as: play
-- expect: fails, "at most 48"

-- case: one too many
local t = {}
for i = 1, 49 do t[i] = i end
g:echo(t) --!

-- case: a thousand
local t = {}
for i = 1, 1000 do t[i] = i end
g:echo(t) --!
