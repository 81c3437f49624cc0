-- The line is that of the error, not that of its caller.
-- run as: play, amount
-- expect: fails, "deep"
local function deep(n)
    if n == 0 then error('deep down') end --!
    deep(n - 1)
end
deep(20)
