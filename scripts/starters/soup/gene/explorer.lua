-- A gene that acts. Change it step by step: its id first, then its words, then what it does. `clade mod check` says what is wrong,
-- `clade mod guide soup verbs` lists what it can call.

---@type soup.Gene
return {
    id = "explorer", -- small letters, digits and _; no other card of this mod has it
    icon = "compass", -- a picture by its name at game-icons.net; it may be left out

    -- English alone is enough. With more languages: name = { en = "Explorer", ru = "…", pl = "…" }.
    name = "Explorer",
    text = "After the first active move of your amoeba in a turn you may roll a die: on 5 or 6 you get 1 point, on 1 the amoeba gets 1 damage point.",
    says = { roll = "whether to look around" }, -- the words of its questions
    source = "own", -- an idea of yours: nothing of it is printed anywhere

    copies = { [2] = 1, [3] = 1, [4] = 2 }, -- how many there are with 2, 3 and 4 players
    price = 3,
    mutation = 3,

    -- An effect: it gets `g`, with which it acts, and may ask. `n` is 1 after the first active move of the turn.
    moved = function(g, amoeba, n)
        if n ~= 1 or not g:ask_yes("roll") then
            return
        end
        local die = g:roll()
        if die >= 5 then
            g:gain(1)
        elseif die == 1 then
            g:damage(amoeba)
        end
    end,
}
