-- A pair, once a turn: instead of a red token one of them picks a trait off the other, also a Parasite, and gets 1 blue.
---@type evolution.Trait
return {
    id = "grooming",
    icon = "monkey",
    name = { en = "Grooming", ru = "Груминг", pl = "Iskanie" },
    text = {
        en = [[For two of your animals. Once a turn, instead of taking red food: one grooms the other. Discard a trait of the other
            (pair cards and parasites, too; not Trematode); the groomer gets 1 blue token if it can.]],
        ru = [[На двух ваших животных. Раз в ход вместо взятия красной фишки одно чистит другое: сбросьте свойство второго (и
            парное, и паразита; не Трематоду), а первое, если может, получает 1 синюю фишку.]],
        pl = [[Na dwa twoje zwierzęta. Raz w turze, zamiast brać czerwony żeton: jedno iska drugie. Odrzuć cechę drugiego (także
            parową lub pasożyta; nie Przywrę); iskające dostaje 1 niebieski żeton, jeśli może.]],
    },
    says = {
        groomer = { en = "which of the two grooms the other", ru = "кто из двух чистит другого", pl = "który z dwóch iska drugiego" },
        picked = { en = "which trait it picks off the other", ru = "какое свойство снять с другого", pl = "którą cechę zdjąć z drugiego" },
    },
    source = "own",
    origin = "made",
    pair = "even",
    once = "turn",

    -- `me` is the first of the pair; either of them may be the groomer.
    main = function(g, me, this)
        local other = g:partner(me, this)
        local groomer = g:choose_animal("groomer", { me, other })
        local groomed = groomer == me and other or me
        g:shed(g:choose_trait("picked", g:sheddable(groomed)))
        g:feed(groomer, 1)
    end,
}
