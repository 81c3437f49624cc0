-- A gene that changes a number of the rules. It has no `g`: a rule hook only answers, and the program remembers its answers.

---@type soup.Gene
return {
    id = "brood_care",
    icon = "nest-eggs",
    name = "Brood care",
    text = "While you have at most 3 amoebas in the soup, each of your newborn costs 2 points less.",
    source = "own",
    copies = { [2] = 1, [3] = 1, [4] = 1 },
    price = 4,
    mutation = 4,

    reads = { "own_amoebas" }, -- counts that its rule hooks want among their facts; the reference lists them

    -- How much is added to the price of a newborn: a negative number makes it cheaper.
    newborn_price = function(now)
        if now.own_amoebas <= 3 then
            return -2
        end
        return 0
    end,
}
