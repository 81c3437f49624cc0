-- Sorting changes a list in its place.
-- run as: card
-- expect: fails, "readonly"
local list = constant{ 3, 1, 2 }
return {
    id = "c", source = "assumed",
    name = { en = "a", ru = "b", pl = "c" }, text = { en = "a", ru = "b", pl = "c" },
    play = function(g, n)
        table.sort(list, function(a, b) return a < b end) --!
        return list[1]
    end,
}
