-- An evolution card. Change its id first, then its words, then what it does; `clade mod check` says what is wrong,
-- `clade mod guide marine verbs` lists what it can call.

---@type marine.Card
return {
    id = "algal_bloom", -- small letters, digits and _; no other card of this mod has it
    icon = "algae", -- a picture by its name at game-icons.net; it may be left out

    -- English alone is enough. With more languages: name = { en = "Algal bloom", ru = "…", pl = "…" }.
    name = "Algal bloom",
    text = "Put an algae element from the bag on a vacant corner of a tile that you occupy. If you can, gain 2 VP.",
    says = { where = "where do the algae bloom?" }, -- the words of its questions
    source = "own", -- an idea of yours: nothing of it is printed anywhere
    kind = "evolution",

    -- An effect: it gets `g`, with which it acts, and may ask. `x` is the number of the slot.
    play = function(g, x)
        local in_bag = false
        for _, element in ipairs(g:in_bag()) do
            in_bag = in_bag or element == Element.algae
        end
        if not in_bag then
            return
        end
        local corner = g:choose_vacant("where", g:tiles())
        if corner then
            g:put(Element.algae, corner)
            g:gain(2)
        end
    end,
}
