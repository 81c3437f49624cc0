-- A trait that is a space of the display: its owner places a pawn on it and takes its action.

---@type marine.Card
return {
    id = "nursery",
    icon = "egg-clutch",
    name = "Nursery",
    text = "This card is a space of the display for you alone. The action: place 1 cube from your gene pool on a tile that you occupy and that no opponent occupies.",
    says = { where = "where do the young grow up?" },
    source = "own",
    kind = "trait",

    action = function(g)
        local quiet = {}
        for _, tile in ipairs(g:tiles()) do
            if g:crowd(tile) == g:species(tile) then
                table.insert(quiet, tile)
            end
        end
        if #quiet > 0 and g:pool() > 0 then
            g:place(g:choose_tile("where", quiet), 1)
        end
    end,
}
