-- G07. Feeding: one foreign colour fewer, one cube more. Four players: 2:2 or 3:1; three players: 4 of one colour.
return {
    id = "substitution",
    icon = "card-exchange",
    name = { en = "Substitution", ru = "Замещение", pl = "Substytucja" },
    text = {
        en = "A meal may have one foreign colour fewer and one cube more.",
        ru = "Амёба может обойтись без одного чужого цвета, если съест на один кубик больше.",
        pl = "Ameba może obejść się bez jednego obcego koloru, jeśli zje o jedną kostkę więcej.",
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 4,
    mutation = 4,

    diet = function(meal)
        local cubes = 1
        for _, n in ipairs(meal) do
            cubes = cubes + n
        end
        if #meal == 2 then
            return { { cubes } }
        end
        local meals = {}
        if #meal == 3 then
            for more = math.ceil(cubes / 2), cubes - 1 do
                table.insert(meals, { more, cubes - more })
            end
        end
        return meals
    end,
}
