-- The owner exchanges a token for one of the bag.
local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

---@type dominant.Card
return {
    id = "metamorphosis",
    icon = "butterfly",
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
            en = "which token do you give up? (done: swap one for its own type, so nothing changes)",
            ru = "какой жетон вы отдадите? (готово: обменять на такой же, и ничего не изменится)",
            pl = "który żeton oddajesz? (gotowe: wymiana na taki sam, nic się nie zmienia)",
        },
        new = {
            en = "which element do you take from the bag for it?",
            ru = "какой источник пищи взять за него из мешочка?",
            pl = "który zasób bierzesz za niego z woreczka?",
        },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local bag, tokens, alike = g:in_bag(), {}, false
        for _, token in ipairs(g:tokens()) do
            local others = #without(bag, token)
            alike = alike or others < #bag
            if others > 0 then
                table.insert(tokens, token)
            end
        end
        local old = #tokens > 0 and g:choose_element(alike and "old_or_none" or "old", tokens, alike)
        if old then
            g:about_element(old)
            local new = g:choose_element("new", without(bag, old))
            g:lose(old)
            g:gain_element(new)
        end
    end,
}
