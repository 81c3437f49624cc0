-- Loops with odd bounds or steps do nothing: no card hangs on them.
-- run as: play
-- expect: gives 0
local turns = 0
for i = 1, 0 / 0 do turns = turns + 1 end
for i = 0 / 0, 1 do turns = turns + 1 end
for i = 1, -1 / 0 do turns = turns + 1 end
for i = 1, 0, 1e300 do turns = turns + 1 end
for i = 1, 2, 0 do turns = turns + 1 end
for i = 1, 2, 0 / 0 do turns = turns + 1 end
return turns
