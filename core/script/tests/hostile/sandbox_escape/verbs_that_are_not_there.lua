-- Unknown verbs are told with the nearest one.
-- run as: play
-- expect: fails, "no verb"

-- case: misspelt
g:nunber() --!

-- case: a number
local x = g[1] --!

-- case: a metamethod
local x = g.__index --!

-- case: a table
local x = g[{}] --!

-- case: nothing at all
local x = g[''] --!

-- case: the host
g:host() --!
