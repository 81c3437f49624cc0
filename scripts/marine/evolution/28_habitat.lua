-- An element that the owner does not control leaves earth; one that it controls comes from the bag.
return {
    id = "habitat",
    icon = "aquarium",
    name = { en = "Habitat", ru = "Среда обитания", pl = "Siedlisko" },
    text = {
        en = [[Remove from earth 1 element whose special pawn you do not control. Then put 1 element whose special pawn you control from
            the bag on any vacant corner. What is not there is left out.]],
        ru = [[Уберите с планеты 1 жетон источника пищи, чей особый маркер вы не контролируете. Затем положите на любой свободный угол
            1 жетон из мешочка, чей особый маркер под вашим контролем. Чего нет, то пропустите.]],
        pl = [[Usuń z ziemi 1 żeton zasobu, którego pionka specjalnego nie kontrolujesz. Potem połóż na dowolnym wolnym wierzchołku 1
            żeton z woreczka, którego pionek specjalny kontrolujesz. Pomiń to, czego nie ma.]],
    },
    says = {
        removed = { en = "which element leaves earth", ru = "какой жетон убрать с планеты", pl = "który żeton znika z ziemi" },
        corner = { en = "where the new element goes", ru = "куда положить новый жетон", pl = "gdzie trafia nowy żeton" },
        element = {
            en = "which element you take from the bag",
            ru = "какой источник пищи взять из мешочка",
            pl = "który zasób bierzesz z woreczka",
        },
    },
    source = "assumed",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local others = {}
        for element = 0, 5 do
            if not g:controls(element) then
                table.insert(others, element)
            end
        end
        local removed = #others > 0 and g:choose_token("removed", others)
        if removed then
            g:remove(removed)
        end
        local own = {}
        for _, element in ipairs(g:in_bag()) do
            if g:controls(element) then
                table.insert(own, element)
            end
        end
        local corner = #own > 0 and g:choose_vacant("corner", g:earth())
        if corner then
            g:put(g:choose_element("element", own), corner)
        end
    end,
}
