-- When it becomes fed: the top card of the deck becomes a new animal, fed this turn.
---@type evolution.Trait
return {
    id = "viviparous",
    icon = "embryo",
    family = "growth",
    name = { en = "Viviparous", ru = "Живорождение", pl = "Żyworodność" },
    text = {
        by = "continents",
        no = {
            en = [[Whenever it becomes fed, the top card of the deck becomes a new animal of yours, which counts as fed
                this turn.]],
            ru = [[Когда оно становится накормленным, верхняя карта колоды становится вашим новым животным, которое в
                этот ход тоже считается накормленным.]],
            pl = [[Gdy staje się nakarmione, wierzchnia karta talii staje się twoim nowym zwierzęciem, które w tej turze
                też liczy się jako nakarmione.]],
        },
        yes = {
            en = [[Whenever it becomes fed, the top card of the deck becomes a new animal of yours, which comes to the
                same territory and counts as fed this turn.]],
            ru = [[Когда оно становится накормленным, верхняя карта колоды становится вашим новым животным, которое
                появляется на той же территории и в этот ход тоже считается накормленным.]],
            pl = [[Gdy staje się nakarmione, wierzchnia karta talii staje się twoim nowym zwierzęciem, które pojawia się
                na tym samym terytorium i w tej turze też liczy się jako nakarmione.]],
        },
    },
    source = "inferred",
    need = 1,

    fed = function(g, me)
        g:newborn(me)
    end,
}
