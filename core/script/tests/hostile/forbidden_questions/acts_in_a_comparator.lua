-- Acting there is allowed: it does not wait. The order of the comparisons is the same everywhere.
-- run as: play
-- expect: gives 16
-- leaves: 16
table.sort({ 2, 1 }, function(a, b) g:add(1) return a < b end)
return g:number()
