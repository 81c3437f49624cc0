-- Each comparison sorts another list.
-- run as: play, amount, file
-- expect: fails, "too many steps"
local t = {}
for i = 1, 400 do t[i] = -i end
table.sort(t, function(a, b)
    local other = {}
    for i = 1, 4 do other[i] = -i end
    table.sort(other) --!
    return a < b
end)
