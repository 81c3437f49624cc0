-- The host's own numbers are checked as well as the script's.
-- run as: play
-- expect: gives 2147483647
-- leaves: 2147483647
return g:add(2147483632)
