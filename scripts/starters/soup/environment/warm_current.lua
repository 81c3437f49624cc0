-- An environment card. It shows a drift and an ozone layer like the shipped ones, and this one also does something when it is turned over.

---@type soup.Environment
return {
    id = "warm_current",
    kind = "environment", -- without this line it would be a gene
    drift = "east", -- none, west, north, east or south
    ozone = 9, -- whoever has more mutation points has a gene defect
    copies = 1, -- how often it is in the deck, beside the shipped cards

    -- A card that does nothing else needs no name and no text: it is called by its drift and its ozone.
    name = "Warm current",
    icon = "waves",
    text = "When it is turned over in phase 2, each player with at most 3 amoebas in the soup gets 2 points.",
    source = "own", -- an idea of yours: nothing of it is printed anywhere

    -- An effect. Nobody owns the card, so it names each player whom it means: `g:gain(2, player)`, `g:ask_yes("key", player)`.
    turned = function(g)
        for _, player in ipairs(g:everyone()) do
            if #g:amoebas(player) <= 3 then
                g:gain(2, player)
            end
        end
    end,
}
