-- A constant goes down into its tables, and stops.
-- run as: play, amount, file
-- expect: fails, "deep"
local t = {}
t.t = t
constant(t) --!
