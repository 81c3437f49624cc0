-- G13. Feeding, four players only: one cube fewer, the eater's choice which.
return {
    id = "frugality",
    icon = "piggy-bank",
    name = { en = "Frugality", ru = "Неприхотливость", pl = "Oszczędność" },
    text = {
        en = "A meal may have one cube fewer.",
        ru = "Амёба может съесть на один кубик меньше.",
        pl = "Ameba może zjeść o jedną kostkę mniej.",
    },
    source = "rulebook",
    copies = { [3] = 0, [4] = 1 },
    price = 6,
    mutation = 5,

    diet = function(meal)
        local meals = {}
        for left_out in ipairs(meal) do
            local fewer = {}
            for i, n in ipairs(meal) do
                table.insert(fewer, i == left_out and n - 1 or n)
            end
            table.insert(meals, fewer)
        end
        return meals
    end,
}
