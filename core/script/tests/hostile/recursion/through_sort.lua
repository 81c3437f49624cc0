-- Builtins that call back cannot be nested without end.
-- run as: play, amount, file
-- expect: fails, ""
local function f(n) table.sort({ 1, 2, 3 }, function() f(n + 1) return false end) end --!
f(1)
