-- A bound is a table with a number; what else is in it does not count.
-- run as: amount
-- expect: gives -4
return { at_most = -4, at_least = 9, add = function() end }
