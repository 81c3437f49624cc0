-- A function called while the file loads could hand out what keeps something.
-- run as: card
-- expect: refused, line 5, "constant"
local function make() local n = {} return function() n[1] = (n[1] or 0) + 1 return n[1] end end
local count = make()
return { id = "c", play = function(g) return count() end }
