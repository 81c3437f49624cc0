-- The level of an error does not move its line.
-- run as: play, amount, file
-- expect: fails, "x"

-- case: none
error('x', 0) --!

-- case: far up
error('x', 99) --!

-- case: nonsense
error('x', {}) --!
