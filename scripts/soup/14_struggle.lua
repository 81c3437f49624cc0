-- G14. Phase 1, feeding: an amoeba that would starve pays 1 point and attacks another one in its cell, foreign or own. If
-- that works it does not starve and leaves nothing; if it fails it starves.
return {
    id = "struggle",
    icon = "crossed-claws",
    name = { en = "Struggle for Survival", ru = "Борьба за выживание", pl = "Walka o przetrwanie" },
    text = {
        en = "An amoeba that would starve may pay 1 point and attack another in its cell. If that works it does not starve.",
        ru = "Если амёбе грозит голод, она может за 1 очко напасть на другую в своей клетке. При успехе она не голодает.",
        pl = "Ameba, której grozi głód, może za 1 punkt zaatakować inną na swoim polu. Jeśli się uda, nie głoduje.",
    },
    source = "rulebook",
    copies = { [3] = 2, [4] = 2 },
    price = 6,
    mutation = 4,
    costs = 1,

    offered = function(now)
        return now.hungry and now.targets > 0
    end,

    feeding = function(g, amoeba)
        return g:attack(amoeba)
    end,
}
