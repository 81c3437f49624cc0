-- A card that lets its owner pick several things, one after another.
---@type pond.Card
return {
    id = "tide",
    icon = "high-tide",
    name = { en = "Tide", ru = "Прилив", pl = "Przypływ" },
    text = {
        en = "Up to two other cards in front of you are washed away; take 1 food for each.",
        ru = "До двух других карт перед вами смывает; возьмите 1 еду за каждую.",
        pl = "Do dwóch innych kart przed tobą zostaje zmytych; weź 1 pokarm za każdą.",
    },
    says = {
        which = { en = "which cards are washed away", ru = "какие карты смывает", pl = "które karty zostają zmyte" },
    },
    source = "rulebook",
    play = function(g)
        local others = g:cards_in_front()
        if #others > 0 then
            for _, card in ipairs(g:choose_cards("which", others, 2)) do
                g:wash_away(card)
                g:feed(1)
            end
        end
    end,
}
