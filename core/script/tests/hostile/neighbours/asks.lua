-- A card with two questions, an act and a memory cell.
return {
    id = "asks",
    name = { en = "Asks", ru = "Спрашивает", pl = "Pyta" },
    text = { en = "Maybe roll and add.", ru = "Можно бросить и прибавить.", pl = "Możesz rzucić i dodać." },
    says = { really = { en = "Really?", ru = "Точно?", pl = "Na pewno?" } },
    remembers = { rolled = "turn" },
    source = "assumed",

    play = function(g)
        if g:ask_yes("really") then
            g:remember("rolled", g:roll())
            g:add(g:recall("rolled"))
        end
    end,
}
