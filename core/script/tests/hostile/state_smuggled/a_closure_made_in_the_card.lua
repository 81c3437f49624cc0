-- The same within the card's table.
-- run as: card
-- expect: refused, line 7, "outside functions"
local function make() local n = {} return function() n[1] = (n[1] or 0) + 1 return n[1] end end
return {
    id = "c",
    play = make(),
}
