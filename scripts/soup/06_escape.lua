-- G06. Against an attack in phase 1 or 5: an active move out of turn, with all movement genes, at the price of a move. It
-- works only if the amoeba ends in another cell.
return {
    id = "escape",
    icon = "dodging",
    name = { en = "Escape", ru = "Бегство", pl = "Ucieczka" },
    text = {
        en = "When attacked, pay for an active move and make it at once. If it leads to another cell, the attack fails.",
        ru = "Когда на вашу амёбу напали, можно оплатить активное движение и сразу его сделать. Если она ушла на другую клетку, атака не удалась.",
        pl = "Gdy atakują twoją amebę, możesz opłacić aktywny ruch i od razu go wykonać. Jeśli ameba trafi na inne pole, atak się nie udaje.",
    },
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
