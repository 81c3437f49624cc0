-- When it becomes fed: the top card of the deck becomes a new animal, fed this turn.
---@type evolution.Trait
return {
    id = "viviparous",
    icon = "embryo",
    family = "growth",
    name = { en = "Viviparous", ru = "Живорождение", pl = "Żyworodność" },
    text = {
        en = [[Whenever it becomes fed, the top card of the deck becomes a new animal of yours, which counts as fed this
            turn. In Continents it comes to the same territory.]],
        ru = [[Когда оно становится накормленным, верхняя карта колоды становится вашим новым животным, которое в этот
            ход тоже считается накормленным. В «Континентах» оно появляется на той же территории.]],
        pl = [[Gdy staje się nakarmione, wierzchnia karta talii staje się twoim nowym zwierzęciem, które w tej turze też
            liczy się jako nakarmione. W „Kontynentach” pojawia się na tym samym terytorium.]],
    },
    source = "inferred",
    need = 1,

    fed = function(g, me)
        g:newborn(me)
    end,
}
