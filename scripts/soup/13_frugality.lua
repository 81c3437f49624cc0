-- G13. Feeding, four players only: one cube fewer, the eater's choice which.
---@type soup.Gene
return {
    id = "frugality",
    icon = "piggy-bank",
    family = "feeding",
    name = { en = "Frugality", ru = "Неприхотливость", pl = "Oszczędność" },
    also = { en = "Genügsamkeit", ru = "Frugality, Genügsamkeit", pl = "Frugality, Genügsamkeit" },
    text = {
        en = "A meal may have one cube fewer, of a colour of your choice.",
        ru = "Амёба может съесть на один кубик меньше, любого цвета на ваш выбор.",
        pl = "Ameba może zjeść o jedną kostkę mniej, w kolorze, który wybierzesz.",
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
