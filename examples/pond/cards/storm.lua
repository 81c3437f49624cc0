-- A card that rolls.
---@type pond.Card
return {
    id = "storm",
    icon = "lightning-storm",
    name = { en = "Storm", ru = "Буря", pl = "Burza" },
    text = {
        en = "Roll a die: that much food falls into the pond. At dusk: 1 food is washed away.",
        ru = "Бросьте кубик: столько еды попадает в пруд. В сумерках: 1 еда уносится.",
        pl = "Rzuć kostką: tyle pokarmu wpada do stawu. O zmierzchu: 1 pokarm zostaje wypłukany.",
    },
    source = "rulebook",
    play = function(g)
        g:fill(g:roll())
    end,
    dusk = function(g)
        g:fill(-1)
    end,
}
