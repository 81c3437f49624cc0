-- G06. Against an attack in phase 1 or 5: an active move out of turn, with all movement genes, at the price of a move. It
-- works only if the amoeba ends in another cell.
---@type soup.Gene
return {
    id = "escape",
    icon = "dodging",
    family = "defence",
    name = { en = "Escape", ru = "Бегство", pl = "Ucieczka" },
    also = { en = "Flucht", ru = "Escape, Flucht", pl = "Escape, Flucht" },
    text = {
        by = "reactions",
        ["once-per-attack"] = {
            en = "When a foreign amoeba attacks yours, you may pay for an active move and make it at once with all your movement genes, at most once per attack. If it ends in another cell, the attack fails, and in phase 1 the attacker starves; if not, the attack goes on.",
            ru = "Когда чужая амёба напала на вашу, можно оплатить активное движение и сразу его сделать со всеми вашими генами движения, не больше раза за атаку. Если она оказалась на другой клетке, атака не удалась, а в фазе 1 нападавшая голодает; если нет, атака продолжается.",
            pl = "Gdy obca ameba atakuje twoją, możesz opłacić aktywny ruch i od razu go wykonać ze wszystkimi twoimi genami ruchu, najwyżej raz na atak. Jeśli ameba znajdzie się na innym polu, atak się nie udaje, a w fazie 1 atakująca głoduje; jeśli nie, atak trwa dalej.",
        },
        ["once-per-round"] = {
            en = "When a foreign amoeba attacks yours, you may pay for an active move and make it at once with all your movement genes, at most once per round. If it ends in another cell, the attack fails, and in phase 1 the attacker starves; if not, the attack goes on.",
            ru = "Когда чужая амёба напала на вашу, можно оплатить активное движение и сразу его сделать со всеми вашими генами движения, не больше раза за раунд. Если она оказалась на другой клетке, атака не удалась, а в фазе 1 нападавшая голодает; если нет, атака продолжается.",
            pl = "Gdy obca ameba atakuje twoją, możesz opłacić aktywny ruch i od razu go wykonać ze wszystkimi twoimi genami ruchu, najwyżej raz na rundę. Jeśli ameba znajdzie się na innym polu, atak się nie udaje, a w fazie 1 atakująca głoduje; jeśli nie, atak trwa dalej.",
        },
    },
    deed = { en = "move away", ru = "убежать", pl = "uciec" },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 4,
    mutation = 4,

    use_price = function(now)
        return now.move_price
    end,

    react = function(g, amoeba)
        g:move(amoeba, 1)
    end,
}
