-- A table that is no constant.
-- run as: card
-- expect: refused, line 4, "constant"
local seen = {}
return { id = "c", play = function(g) seen[1] = true end }
