-- Whoever kills an amoeba of the owner pays for it: 2 points to the owner, or a damage point of the attacker.
---@type soup.Gene
return {
    id = "bitterness",
    icon = "poison",
    name = { en = "Bitterness", ru = "Горечь", pl = "Gorycz" },
    text = {
        en = "When a foreign attack kills an amoeba of yours, the attacker gets 1 damage point, unless its owner pays you 2 points.",
        ru = "Когда чужая атака убивает вашу амёбу, нападавшая получает 1 очко повреждений, если её игрок не заплатит вам 2 очка.",
        pl = "Gdy obcy atak zabija twoją amebę, atakująca dostaje 1 punkt uszkodzeń, chyba że jej gracz zapłaci ci 2 punkty.",
    },
    says = {
        spit = { en = "pay 2 points to spare the attacker?", ru = "заплатить 2 очка, чтобы пощадить нападавшую?", pl = "zapłacić 2 punkty, żeby oszczędzić atakującą?" },
    },
    source = "own",
    copies = { [3] = 1, [4] = 1 },
    price = 3,
    mutation = 3,

    struck = function(g, amoeba, attacker)
        local eater = g:owner_of(attacker)
        if g:points(eater) >= 2 and g:ask_yes("spit", eater) then
            g:pay_for(eater, 2)
            g:gain(2)
        else
            g:damage(attacker)
        end
        return false -- the target dies all the same
    end,
}
