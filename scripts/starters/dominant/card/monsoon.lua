-- A Dominance card. Change its id first, then its words, then what it does; `clade mod check` says what is wrong,
-- `clade mod guide dominant verbs` lists what it can call.

---@type dominant.Card
return {
    id = "monsoon", -- small letters, digits and _; no other card of this mod has it
    icon = "heavy-rain", -- a picture by its name at game-icons.net; it may be left out

    -- English alone is enough. With more languages: name = { en = "Monsoon", ru = "…", pl = "…" }.
    name = "Monsoon",
    text = "Put a water element from the bag on a vacant corner of the tile just scored. If you can, place 1 of your cubes there.",
    says = { where = "where does it rain?" }, -- the words of its questions
    source = "own", -- an idea of yours: nothing of it is printed anywhere
    kind = "dominance",

    -- An effect: it gets `g`, with which it acts, and may ask. `tile` is the tile just scored; `g` acts for the animal that dominates it.
    play = function(g, tile)
        local in_bag = false
        for _, element in ipairs(g:in_bag()) do
            in_bag = in_bag or element == Element.water
        end
        if not in_bag then
            return
        end
        local corner = g:choose_vacant("where", { tile })
        if corner then
            g:put(Element.water, corner)
            g:place(tile, 1)
        end
    end,
}
