-- Once a game, when you retrieve: resolve a card of the discard, with the number 0.
---@type marine.Card
return {
    id = "living_fossil",
    icon = "ammonite-fossil",
    family = "change",
    name = { en = "Living Fossil", ru = "Древняя родословная", pl = "Żywa skamieniałość" },
    text = {
        en = [[Once in the game, when you retrieve, you may resolve the main effects of an evolution card in the discard with X = 0. If
            your Retrieve brings a Reseed, the card comes first.]],
        ru = [[Один раз за игру при «Возврате» вы можете разыграть основные эффекты карты эволюции из сброса с X = 0. Если ваш «Возврат»
            вызывает обновление, сначала разыграйте карту.]],
        pl = [[Raz w grze, gdy odzyskujesz pionki, możesz rozpatrzyć główne efekty karty Ewolucji ze stosu odrzuconych z X = 0. Jeśli
            twoje odzyskiwanie wywołuje Rozkładanie, karta działa przed nim.]],
    },
    says = {
        which = {
            en = "which card in the discard acts? (X = 0)",
            ru = "какая карта из сброса сыграет? (X = 0)",
            pl = "która odrzucona karta działa? (X = 0)",
        },
    },
    kind = "trait",
    source = "assumed",
    order = "free",
    remembers = { used = "game" },

    retrieved = function(g)
        local discard = g:discard()
        if #discard == 0 or g:recall("used") == 1 then
            return
        end
        local card = g:choose_card("which", discard, true)
        if card then
            g:remember("used", 1)
            g:play_card(card, 0)
        end
    end,
}
