-- The bonus for the tiles on which the owner is alone.
return {
    id = "monotypic_habitat",
    icon = "island",
    name = { en = "Monotypic Habitat", ru = "Отсутствие конкуренции", pl = "Siedlisko monotypowe" },
    text = {
        en = "Gain the bonus VP for the number of tiles on which there are only your species, however many.",
        ru = "Получите бонусные ПО за количество тайлов, где есть только ваши виды, сколько бы их там ни было.",
        pl = "Zdobywasz bonusowe PZ za liczbę kafli, na których są tylko twoje gatunki, ilekolwiek ich tam jest.",
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

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
