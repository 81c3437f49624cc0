-- Sorting by a comparator that sorts the same list.
-- run as: play, amount, file
-- expect: fails, ""
local t = { 3, 2, 1 }
local before
before = function(a, b) table.sort(t, before) return a < b end --!
table.sort(t, before)
