-- The same within a constant.
-- run as: card
-- expect: refused, line 4, "outside functions"
local t = constant{ (function() local n = {} return function() n[1] = 1 return n end end)() }
return { id = "c", play = function(g) return #t[1]() end }
