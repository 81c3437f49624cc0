-- The owner exchanges a token for one of the bag.

-- The elements in the bag of another type.
local function others(g, token)
    local types = {}
    for _, element in ipairs(g:in_bag()) do
        if element ~= token then
            table.insert(types, element)
        end
    end
    return types
end

---@type marine.Card
return {
    id = "metamorphosis",
    icon = "tadpole",
    family = "change",
    name = { en = "Metamorphosis", ru = "Метаморфоз", pl = "Metamorfoza" },
    text = {
        en = [[Replace 1 token on your mat with any element that you choose from the bag; the old one goes into the bag. Printed elements
            stay.]],
        ru = [[Замените 1 жетон источника пищи на своём планшете любым по выбору из мешочка; старый уходит в мешочек. Напечатанное не
            меняется.]],
        pl = [[Zamień 1 żeton zasobu ze swojej planszetki na dowolny, wybrany z woreczka; stary trafia do woreczka. Nadruki się nie
            zmieniają.]],
    },
    says = {
        old = { en = "which token do you give up?", ru = "какой жетон вы отдадите?", pl = "który żeton oddajesz?" },
        old_or_none = {
            en = "which token do you give up? (done: one for another of its own type, and nothing changes)",
            ru = "какой жетон вы отдадите? (готово: жетон за такой же, и ничего не изменится)",
            pl = "który żeton zamieniasz na inny z woreczka? (gotowe: bez zmian)",
        },
        new = {
            en = "which element do you take from the bag for it?",
            ru = "какой источник пищи взять за него из мешочка?",
            pl = "który zasób bierzesz za niego z woreczka?",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local tokens, alike, bag = {}, false, #g:in_bag()
        for _, token in ipairs(g:tokens()) do
            alike = alike or #others(g, token) < bag
            if #others(g, token) > 0 then
                table.insert(tokens, token)
            end
        end
        local old = #tokens > 0 and g:choose_element(alike and "old_or_none" or "old", tokens, alike)
        if old then
            g:about_element(old)
            local new = g:choose_element("new", others(g, old))
            g:lose(old)
            g:gain_token(new)
        end
    end,
}
