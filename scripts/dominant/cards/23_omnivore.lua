-- One more pawn for the owner.
---@type dominant.Card
return {
    id = "omnivore",
    icon = "boar",
    family = "actions",
    name = { en = "Omnivore", ru = "Всеядные виды", pl = "Wszystkożerność" },
    text = {
        en = "You get 1 more pawn, ready to be placed.",
        ru = "Вы получаете ещё 1 маркер, готовый к размещению.",
        pl = "Dostajesz jeszcze 1 pionek, gotowy do użycia.",
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        g:gain_pawn()
    end,
}
