-- A trait that changes a number of the rules. It has no `g`: a rule hook only answers, and the program remembers its answers.

---@type marine.Card
return {
    id = "pioneer",
    icon = "checkered-flag",
    name = "Pioneer",
    text = "When a tile is scored on which only you have cubes, you gain 1 VP more for it.",
    source = "own",
    kind = "trait",

    -- How much is added to the points for a tile.
    score = function(tile)
        if tile.own > 0 and tile.opposing == 0 then
            return 1
        end
        return 0
    end,
}
