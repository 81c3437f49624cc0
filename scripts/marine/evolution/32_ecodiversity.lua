-- 1 VP for each element on earth of a type that the owner has.
return {
    id = "ecodiversity",
    icon = "ecology",
    name = { en = "Ecodiversity", ru = "Экосистемное разнообразие", pl = "Ekoróżnorodność" },
    text = {
        en = "Gain 1 VP for each element on earth of a type that you have, printed or not; a type that you have twice counts once.",
        ru = [[1 ПО за каждый жетон на планете, чей тип есть на вашем планшете (жетон или рисунок); тип, который есть дважды,
            считается раз.]],
        pl = [[1 PZ za każdy żeton na ziemi, którego rodzaj masz na planszetce (żeton lub nadruk); rodzaj posiadany dwa razy liczy
            się raz.]],
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local points = 0
        for element = 0, 5 do
            if g:needs(element) then
                points = points + g:on_earth(element)
            end
        end
        g:gain(points)
    end,
}
