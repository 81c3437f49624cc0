-- 1 VP for each element on earth of a type that the owner has.
---@type marine.Card
return {
    id = "ecodiversity",
    icon = "ecology",
    family = "points",
    name = { en = "Ecodiversity", ru = "Экосистемное разнообразие", pl = "Ekoróżnorodność" },
    text = {
        en = [[Gain 1 VP for each element on earth of a type that you have, printed or as a token. A type that you have twice counts
            once.]],
        ru = [[1 ПО за каждый жетон источника пищи на планете, тип которого есть на вашем планшете, напечатанный или жетоном. Тип,
            который есть дважды, считается один раз.]],
        pl = [[1 PZ za każdy żeton zasobu na ziemi, którego rodzaj masz na planszetce, nadrukowany albo jako żeton. Rodzaj posiadany dwa
            razy liczy się raz.]],
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local points = 0
        for _, element in ipairs(Element.all) do
            if g:needs(element) then
                points = points + g:on_earth(element)
            end
        end
        g:gain(points)
    end,
}
