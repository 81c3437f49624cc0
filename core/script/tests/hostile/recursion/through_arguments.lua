-- A call within the arguments of the same call.
-- run as: play, amount, file
-- expect: fails, ""
local function f(x) return f(f(x)) end --!
f(1)
