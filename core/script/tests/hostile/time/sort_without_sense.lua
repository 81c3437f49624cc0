-- A comparator with no order at all, which also changes what it sorts.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 500 do t[i] = i * 37 % 101 end
local turn = 0
while true do
    table.sort(t, function(a, b) turn = turn + 1 t[turn % 500 + 1] = turn % 7 return turn % 3 == 0 end) --!
end
