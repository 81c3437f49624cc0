-- Each call hands on twice as many values.
-- run as: play, amount, file
-- expect: fails, "at most 1000"
local function twice(...)
    local t = { ... }
    for i = 1, #t do t[#t + 1] = t[i] end
    return twice(table.unpack(t)) --!
end
twice(1)
