-- Whoever calls it gets what a join gives.
-- run as: play, amount, file
-- expect: fails, "concatenate"
local s = __join({}, 'x') --!
