-- Sorting equal items gives some order; it is the same everywhere.
-- run as: play
-- answers: yes
-- expect: gives 1
local function order()
    local t = {}
    for i = 1, 50 do t[i] = { i, i % 3 } end
    table.sort(t, function(a, b) return a[2] < b[2] end)
    local sum = 0
    for i, v in ipairs(t) do sum = (sum * 31 + v[1]) % 9973 end
    return sum
end
local before = order()
g:ask_yes('one')
return before == order()
