-- Each opponent with more elements than the owner loses a token.
---@type marine.Card
return {
    id = "disease",
    icon = "virus",
    family = "harm",
    name = { en = "Disease", ru = "Болезнь", pl = "Choroba" },
    text = {
        en = [[Each opponent who has more elements than you, printed ones included, returns 1 token of their choice from their mat to
            the bag; the highest in the food chain first. Printed elements are safe.]],
        ru = [[Каждый соперник, у которого источников пищи больше, чем у вас (напечатанные считаются), возвращает в мешочек 1 жетон на
            выбор со своего планшета; первым тот, кто выше в пищевой цепи. Напечатанное не теряется.]],
        pl = [[Każdy przeciwnik, który ma więcej zasobów niż ty (razem z nadrukowanymi), oddaje do woreczka 1 wybrany żeton ze swojej
            planszetki; zaczyna najwyższy w łańcuchu pokarmowym. Nadrukowanych zasobów nie można stracić.]],
    },
    says = {
        lost = {
            en = "which token do you lose to the disease?",
            ru = "какой жетон унесёт болезнь?",
            pl = "który żeton tracisz przez chorobę?",
        },
    },
    source = "inferred",
    kind = "evolution",
    events = { "extinction", "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local own = g:elements()
        for _, animal in ipairs(g:opponents()) do
            local tokens = g:tokens(animal)
            if g:elements(animal) > own and #tokens > 0 then
                g:lose(g:choose_element("lost", tokens, false, animal) --[[@as marine.Element]], animal)
            end
        end
    end,
}
