-- G06. Against an attack in phase 1 or 5: an active move out of turn, with all movement genes, at the price of a move. It
-- works only if the amoeba ends in another cell.
return {
    id = "escape",
    name = { en = "Escape", ru = "Бегство", pl = "Ucieczka" },
    text = {
        en = "When attacked, pay for an active move and make it at once. If it leads to another cell, the attack fails.",
        ru = "При нападении заплатите за активное движение и сразу сделайте его. Если амёба ушла в другую клетку, атака не удалась.",
        pl = "Gdy cię atakują, zapłać za aktywny ruch i wykonaj go od razu. Jeśli ameba trafi na inne pole, atak się nie udaje.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 4,
    mutation = 4,
    costs = "move",

    react = function(g, amoeba)
        g:move(amoeba, 1)
    end,
}
