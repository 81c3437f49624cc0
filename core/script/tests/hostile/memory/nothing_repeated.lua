-- Nothing, a thousand billion times, is nothing.
-- run as: play
-- expect: gives 0
return #string.rep('', 4503599627370496) + #string.rep('x', -5)
