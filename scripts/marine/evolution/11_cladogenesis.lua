-- A card of the discard acts with X = 0, then another one of the row, which is used up.
---@type marine.Card
return {
    id = "cladogenesis",
    icon = "family-tree",
    family = "change",
    name = { en = "Cladogenesis", ru = "Кладогенез", pl = "Ewolucja dywergentna" },
    text = {
        en = [[First choose a card in the discard and resolve its main effects with X = 0. Then choose another card in the row, in any
            slot, and resolve it as in the Evolution action (X = its slot); it goes to the discard. Skip a part that is impossible.]],
        ru = [[Сначала выберите карту в сбросе и разыграйте её основные эффекты с X = 0. Затем выберите другую карту в любой ячейке ряда
            эволюции и разыграйте её, как при действии «Эволюция» (X — её ячейка); она уходит в сброс. Часть, которую выполнить нельзя,
            пропустите.]],
        pl = [[Najpierw wybierz kartę ze stosu odrzuconych i rozpatrz jej główne efekty z X = 0. Potem wybierz inną kartę z dowolnej
            pozycji rzędu i rozpatrz ją jak w akcji Ewolucja (X to jej pozycja); trafia na stos odrzuconych. Pomiń część, której nie da
            się wykonać.]],
    },
    says = {
        old = {
            en = "which card in the discard acts again? (X = 0)",
            ru = "какая карта из сброса сыграет ещё раз? (X = 0)",
            pl = "która odrzucona karta działa jeszcze raz? (X = 0)",
        },
        other = {
            en = "which other card in the row acts?",
            ru = "какая ещё карта ряда сыграет?",
            pl = "która inna karta rzędu działa?",
        },
    },
    source = "assumed",
    kind = "evolution",
    events = { "extinction", "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local discard = g:discard()
        if #discard > 0 then
            g:play_card(g:choose_card("old", discard), 0)
        end
        local row = g:row()
        if #row > 0 then
            local card = g:choose_card("other", row)
            g:play_card(card, g:slot_of(card))
            g:discard_card(card)
        end
    end,
}
