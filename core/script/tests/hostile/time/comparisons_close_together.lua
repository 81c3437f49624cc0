-- Texts that differ at their ends only, compared 500 times in each turn.
-- run as: play
-- expect: fails, "too many steps"
local a, b = string.rep('9', 98) .. 1, string.rep('9', 98) .. 2
while true do --!
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
    local x = a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b and a < b
end
