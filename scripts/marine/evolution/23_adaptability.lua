-- A token of the owner and an element on earth change places.
local ANY = constant({ 0, 1, 2, 3, 4, 5 })

return {
    id = "adaptability",
    icon = "jigsaw-piece",
    name = { en = "Adaptability", ru = "Приспособляемость", pl = "Przystosowalność" },
    text = {
        en = "Exchange 1 token of your mat for 1 element on earth: each goes where the other one was. Printed elements stay.",
        ru = [[Обменяйте 1 жетон источника пищи на своём планшете на 1 жетон на планете: каждый ложится на место другого. Напечатанное
            не меняется.]],
        pl = [[Zamień 1 żeton zasobu ze swojej planszetki z 1 żetonem na ziemi: każdy trafia na miejsce drugiego. Nadruki się nie
            zmieniają.]],
    },
    says = {
        token = {
            en = "which of your tokens goes to earth",
            ru = "какой ваш жетон уйдёт на планету",
            pl = "który twój żeton trafia na ziemię",
        },
        element = {
            en = "which element on earth you take for it",
            ru = "какой жетон на планете вы возьмёте за него",
            pl = "który żeton z ziemi za niego bierzesz",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local tokens = g:tokens()
        local element = #tokens > 0 and g:choose_token("element", ANY)
        if element then
            g:swap(element, g:choose_element("token", tokens))
        end
    end,
}
