-- Constants are flat.
-- run as: card
-- expect: refused, line 4, "deep"
local deep = constant{ { { { { { { { { 1 } } } } } } } } }
return { id = "c" }
