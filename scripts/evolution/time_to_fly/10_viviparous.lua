-- When it becomes fed: the top card of the deck becomes a new animal, fed this turn.
return {
    id = "viviparous",
    icon = "embryo",
    name = { en = "Viviparous", ru = "Живорождение", pl = "Żyworodność" },
    text = {
        en = "When it becomes fed, the top card of the deck becomes a new animal of yours, which counts as fed this turn.",
        ru = [[Как только оно накормлено, рождается детёныш: верхняя карта колоды становится вашим новым животным, накормленным до
            конца хода.]],
        pl = [[Gdy staje się nakarmione, wierzchnia karta talii staje się twoim nowym zwierzęciem, które w tej turze liczy się jako
            nakarmione.]],
    },
    source = "inferred",
    need = 1,

    fed = function(g, me)
        g:newborn(me)
    end,
}
