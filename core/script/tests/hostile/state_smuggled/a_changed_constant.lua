-- A constant stays as it is, however it is reached.
-- run as: card
-- expect: fails, "readonly"
-- leaves: 10
local list = constant{ 1, { 2 } }
local function helper() return list end
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    play = function(g, n)
        g:add(1)
        local inner = helper()[2]
        inner[1] = n --!
    end,
}
