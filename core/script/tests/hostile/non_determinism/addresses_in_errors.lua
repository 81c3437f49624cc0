-- Luau's own messages show no address either.
-- run as: play
-- expect: fails, ""

-- case: thrown
error({}) --!

-- case: g thrown
error(g) --!

-- case: an assertion
assert(false, g.add) --!

-- case: joined
local x = {} .. '' --!

-- case: compared
local x = {} < g --!

-- case: an argument
g:add({}) --!

-- case: a verb
g[{}]() --!

-- case: a key
local t = {} t[g]() --!
