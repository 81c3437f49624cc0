-- A hundred calls deep is nothing.
-- run as: play
-- expect: gives 100
local function f(n) if n == 0 then return 0 end return 1 + f(n - 1) end
return f(100)
