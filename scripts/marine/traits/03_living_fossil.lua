-- Once a game, when you retrieve: resolve a card of the discard, with the number 0.
return {
    id = "living_fossil",
    icon = "ammonite-fossil",
    name = { en = "Living Fossil", ru = "Древняя родословная", pl = "Żywa skamieniałość" },
    text = {
        en = [[Once in the game, when you retrieve, you may resolve an evolution card of the discard; its number counts as 0. A
            Reseed waits until that is done.]],
        ru = [[Один раз за игру при «Возврате» вы можете разыграть карту эволюции из сброса; её номер считается равным 0.
            Обновление наступит только после этого.]],
        pl = [[Raz w grze, gdy odzyskujesz pionki, możesz rozpatrzyć kartę ewolucji ze stosu odrzuconych; jej numer to 0.
            Rozkładanie czeka, aż to zrobisz.]],
    },
    says = {
        which = { en = "which card of the discard acts", ru = "какая карта из сброса сработает", pl = "która odrzucona karta zadziała" },
    },
    kind = "trait",
    source = "assumed",
    order = "free",
    remembers = { used = "game" },

    retrieved = function(g)
        if g:recall("used") == 1 then
            return
        end
        local card = g:choose_card("which", g:discard(), true)
        if card then
            g:remember("used", 1)
            g:play_card(card, 0)
        end
    end,
}
