-- The owner exchanges a token for one of the bag.
return {
    id = "metamorphosis",
    icon = "tadpole",
    name = { en = "Metamorphosis", ru = "Метаморфоз", pl = "Metamorfoza" },
    text = {
        en = [[Replace 1 token of your mat by any element that you choose from the bag; the old one goes into the bag. Printed elements
            stay.]],
        ru = [[Замените 1 жетон источника пищи на своём планшете любым по выбору из мешочка; старый уходит в мешочек. Напечатанное не
            меняется.]],
        pl = [[Zamień 1 żeton zasobu ze swojej planszetki na dowolny, wybrany z woreczka; stary trafia do woreczka. Nadruki się nie
            zmieniają.]],
    },
    says = {
        old = { en = "which token you give up", ru = "какой жетон вы отдадите", pl = "który żeton oddajesz" },
        new = {
            en = "which element you take from the bag",
            ru = "какой источник пищи взять из мешочка",
            pl = "który zasób bierzesz z woreczka",
        },
    },
    source = "inferred",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local tokens, bag = g:tokens(), g:in_bag()
        if #tokens == 0 or #bag == 0 then
            return
        end
        local old = g:choose_element("old", tokens)
        local new = g:choose_element("new", bag)
        g:lose(old)
        g:gain_token(new)
    end,
}
