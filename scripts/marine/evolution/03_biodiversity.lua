-- 1 VP for each tile that the owner shares with opponents.
---@type marine.Card
return {
    id = "biodiversity",
    icon = "plants-and-animals",
    family = "points",
    name = { en = "Biodiversity", ru = "Биологическое разнообразие", pl = "Różnorodność biologiczna" },
    text = {
        en = "Gain 1 VP for each tile that you occupy together with an opponent, however many opponents there are.",
        ru = "1 ПО за каждый занятый вами тайл, на котором есть и кубы соперников; сколько там соперников, неважно.",
        pl = "1 PZ za każdy kafel, który zajmujesz razem z przeciwnikiem, bez względu na liczbę przeciwników.",
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local points = 0
        for _, tile in ipairs(g:tiles()) do
            if g:crowd(tile) > g:species(tile) then
                points = points + 1
            end
        end
        g:gain(points)
    end,
}
