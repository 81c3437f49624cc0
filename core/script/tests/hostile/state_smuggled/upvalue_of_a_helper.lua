-- A helper that counts its own calls.
-- run as: card
-- expect: refused, line 5, "remembers"
local n = 0
local function count() n = n + 1 return n end
return { id = "c", play = function(g) return count() end }
