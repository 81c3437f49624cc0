-- Nor a constant.
-- run as: card
-- expect: refused, line 4, "outside functions"
local rolled = constant{ g:roll() }
return { id = "c" }
