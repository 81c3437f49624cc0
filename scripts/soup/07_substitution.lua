-- G07. Feeding: one foreign colour fewer, one cube more. Four players: 2:2 or 3:1; three players: 4 of one colour.
---@type soup.Gene
return {
    id = "substitution",
    icon = "card-exchange",
    family = "feeding",
    name = { en = "Substitution", ru = "Замещение", pl = "Substytucja" },
    also = { en = "Replacement, Ersatzkost", ru = "Substitution, Replacement, Ersatzkost", pl = "Substitution, Replacement, Ersatzkost" },
    text = {
        en = "A meal may have one foreign colour fewer and one cube more: 2 and 2 or 3 and 1 cubes of two foreign colours; with three colours 4 of one.",
        ru = "Амёба может обойтись без одного чужого цвета, съев на один кубик больше: 2 и 2 или 3 и 1 кубик двух чужих цветов; в игре с тремя цветами — 4 одного.",
        pl = "Ameba może obejść się bez jednego obcego koloru, jedząc o jedną kostkę więcej: 2 i 2 albo 3 i 1 kostkę dwóch obcych kolorów; w grze z trzema kolorami 4 jednego.",
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
