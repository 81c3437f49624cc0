-- Processors give 'no number' a sign or not; a text of it must not tell.
-- run as: play
-- expect: gives 2
local none = n / n
local same = 0
if tostring(none) == 'nan' and tostring(-none) == 'nan' then same = same + 1 end
if 'x' .. none == 'xnan' and -none .. '' == 'nan' then same = same + 1 end
return same
