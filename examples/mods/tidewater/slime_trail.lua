-- An active move leaves a trail in its direction; until the round ends the owner's next moves may follow it instead of the die.
-- A direction that another gene finds (Movement I) leaves none.
---@type soup.Gene
return {
    id = "slime_trail",
    icon = "snail",
    name = { en = "Slime Trail", ru = "Слизистый след", pl = "Śluzowy ślad" },
    text = {
        en = "Instead of the number rolled an active move may take the last direction that this gene found in this round.",
        ru = "При активном движении можно вместо выпавшего числа взять последнее направление, найденное с этим геном в этом раунде.",
        pl = "Przy aktywnym ruchu możesz zamiast wyrzuconej liczby wybrać ostatni kierunek znaleziony z tym genem w tej rundzie.",
    },
    says = {
        which = { en = "the die or the trail", ru = "кубик или след", pl = "kostka czy ślad" },
    },
    source = "own",
    copies = { [3] = 1, [4] = 2 },
    price = 3,
    mutation = 3,
    remembers = { trail = "round" },

    direction = function(g, amoeba)
        local number, trail = g:roll(), g:recall("trail")
        if trail > 0 then -- 1 to 4 mean the same as on the compass
            number = g:choose_number("which", { number, trail })
        end
        local direction = g:compass(amoeba, number)
        if direction > 0 then -- who stays leaves no trail
            g:remember("trail", direction)
        end
        return direction
    end,
}
