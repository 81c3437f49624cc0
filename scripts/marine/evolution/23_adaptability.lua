-- A token of the owner and an element on earth change places.

-- The elements on earth of another type.
local function others(g, token)
    local types = {}
    for _, element in ipairs(Element.all) do
        if element ~= token and g:on_earth(element) > 0 then
            table.insert(types, element)
        end
    end
    return types
end

---@type marine.Card
return {
    id = "adaptability",
    icon = "jigsaw-piece",
    family = "change",
    name = { en = "Adaptability", ru = "Приспособляемость", pl = "Przystosowalność" },
    text = {
        en = "Exchange 1 token on your mat for 1 element on earth: each goes where the other one was. Printed elements stay.",
        ru = [[Обменяйте 1 жетон источника пищи на своём планшете на 1 жетон на планете: каждый ложится на место другого. Напечатанное
            не меняется.]],
        pl = [[Zamień 1 żeton zasobu ze swojej planszetki z 1 żetonem na ziemi: każdy trafia na miejsce drugiego. Nadruki się nie
            zmieniają.]],
    },
    says = {
        token = {
            en = "which of your tokens goes to earth?",
            ru = "какой из ваших жетонов уйдёт на планету?",
            pl = "który z twoich żetonów trafia na ziemię?",
        },
        token_or_none = {
            en = "which of your tokens goes to earth? (done: it goes for one of its own type, and nothing changes)",
            ru = "какой из ваших жетонов уйдёт на планету? (готово: он уйдёт за жетон того же типа, и ничего не изменится)",
            pl = "który swój żeton zamieniasz na żeton na ziemi? (gotowe: bez zmian)",
        },
        element = {
            en = "which element on earth do you take for it?",
            ru = "какой жетон на планете вы возьмёте за него?",
            pl = "który żeton z ziemi za niego bierzesz?",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local tokens, alike = {}, false
        for _, token in ipairs(g:tokens()) do
            alike = alike or g:on_earth(token) > 0
            if #others(g, token) > 0 then
                table.insert(tokens, token)
            end
        end
        local token = #tokens > 0 and g:choose_element(alike and "token_or_none" or "token", tokens, alike)
        if token then
            g:about_element(token)
            g:swap(g:choose_token("element", others(g, token)) --[[@as marine.Corner]], token)
        end
    end,
}
