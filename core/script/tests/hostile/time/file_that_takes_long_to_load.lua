-- Tables of constants are short work; what needs a call is refused.
-- run as: card
-- expect: refused, line 6, "outside functions"
local wide = constant{ 1, 2, 3 }
return {
    id = "c", gain = (function() while true do end end)(),
}
