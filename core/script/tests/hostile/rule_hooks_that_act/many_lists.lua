-- More lists than count: what is beyond is left out.
-- run as: split
-- expect: gives [[1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1]]
local all = {}
for i = 1, 900 do all[i] = { 1 } end
return all
