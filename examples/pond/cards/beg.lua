-- A card that asks another seat, about something that only that seat knows.
---@type pond.Card
return {
    id = "beg",
    icon = "open-palm",
    name = { en = "Beg", ru = "Попрошайка", pl = "Żebrak" },
    text = {
        en = "The next player gives you a card of their choice. At dusk: take 1 food if the pond has any.",
        ru = "Следующий игрок отдаёт вам карту по своему выбору. В сумерках: возьмите 1 еду, если она есть в пруду.",
        pl = "Następny gracz oddaje ci wybraną kartę. O zmierzchu: weź 1 pokarm, jeśli jest w stawie.",
    },
    says = {
        give = { en = "which card to give away", ru = "какую карту отдать", pl = "którą kartę oddać" },
    },
    source = "rulebook",
    play = function(g)
        local other = g:next_side()
        local card = g:choose_from_hand("give", other)
        if card then g:take_card(other, card) end
    end,
    dusk = function(g)
        g:feed(1)
    end,
}
