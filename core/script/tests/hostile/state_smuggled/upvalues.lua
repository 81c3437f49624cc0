-- A variable outside the function outlives a call.
-- run as: card
-- expect: refused, line 12, "remembers"
local n = 0
local function count()
    return n
end
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    play = function(g)
        n = n + 1
        return count()
    end,
}
