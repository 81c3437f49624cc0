-- Loops make new variables; a closure over one dies with its call.
-- run as: play
-- expect: gives 6
local all = {}
for i = 1, 3 do all[i] = function() i = i + 1 return i - 1 end end
return all[1]() + all[2]() + all[3]()
