-- The owner exchanges a token for one of the bag.
return {
    id = "metamorphosis",
    icon = "tadpole",
    name = { en = "Metamorphosis", ru = "Метаморфоз", pl = "Metamorfoza" },
    text = {
        en = "Replace 1 of your tokens by any one that you choose from the bag; the old one goes there. Printed elements stay.",
        ru = "Замените 1 свой жетон источника пищи любым по выбору из мешочка; старый уходит туда. Напечатанное не меняется.",
        pl = "Zamień 1 swój żeton zasobu na dowolny, wybrany z woreczka; stary tam trafia. Nadruki się nie zmieniają.",
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
