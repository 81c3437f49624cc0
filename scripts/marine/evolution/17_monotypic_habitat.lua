-- The bonus for the tiles on which the owner is alone.
---@type marine.Card
return {
    id = "monotypic_habitat",
    icon = "island",
    family = "land",
    name = { en = "Monotypic Habitat", ru = "Отсутствие конкуренции", pl = "Siedlisko monotypowe" },
    text = {
        by = "monotypic-habitat",
        table = {
            en = "Count the tiles on which there are only your cubes, however many: gain the bonus VP for that number of tiles.",
            ru = "Сосчитайте тайлы, на которых есть только ваши кубы, в любом количестве: вы получаете бонусные ПО за столько тайлов.",
            pl = "Policz kafle, na których są tylko twoje kostki, w dowolnej liczbie: zdobywasz bonusowe PZ za tyle kafli.",
        },
        ["one-each"] = {
            en = "Gain 1 VP for each tile on which there are only your cubes, however many.",
            ru = "1 ПО за каждый тайл, на котором есть только ваши кубы, в любом количестве.",
            pl = "1 PZ za każdy kafel, na którym są tylko twoje kostki, w dowolnej liczbie.",
        },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local alone = 0
        for _, tile in ipairs(g:tiles()) do
            if g:crowd(tile) == g:species(tile) then
                alone = alone + 1
            end
        end
        g:gain(g:monotypic_table() and g:bonus(alone) or alone)
    end,
}
