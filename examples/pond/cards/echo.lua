-- A card that plays another card, which asks another seat.
---@type pond.Card
return {
    id = "echo",
    icon = "echo-ripples",
    name = { en = "Echo", ru = "Эхо", pl = "Echo" },
    text = {
        en = "Repeat another card that lies in front of you.",
        ru = "Повторите другую карту, лежащую перед вами.",
        pl = "Powtórz inną kartę, która leży przed tobą.",
    },
    says = {
        which = { en = "which card to repeat", ru = "какую карту повторить", pl = "którą kartę powtórzyć" },
    },
    source = "rulebook",
    order = "free",
    play = function(g)
        local others = g:cards_in_front()
        if #others > 0 then
            g:play(g:choose_card("which", others))
        end
    end,
}
