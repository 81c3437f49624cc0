-- And does nothing else.
-- run as: play
-- expect: gives 5
return assert(5, error)
