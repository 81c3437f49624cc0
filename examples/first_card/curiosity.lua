-- Curiosity: after an active move (not after drifting) its owner gets 1 point.
---@type soup.Gene
return {
    id = "curiosity",
    name = { en = "Curiosity", ru = "Любопытство", pl = "Ciekawość" },
    text = {
        en = "After each active move (not after drifting) of your amoeba you get 1 point.",
        ru = "После каждого активного движения вашей амёбы (но не дрейфа) вы получаете 1 очко.",
        pl = "Po każdym aktywnym ruchu twojej ameby (nie po dryfie) dostajesz 1 punkt.",
    },
    source = "own",
    copies = { [2] = 1, [3] = 2, [4] = 2 },
    price = 4,
    mutation = 3,

    moved = function(g, amoeba, n)
        g:gain(1)
    end,
}
