-- G14. Phase 1, feeding: an amoeba that would starve pays 1 point and attacks another one in its cell, foreign or own. If
-- that works it does not starve and leaves nothing; if it fails it starves.
---@type soup.Gene
return {
    id = "struggle",
    icon = "crossed-claws",
    family = "attack",
    name = { en = "Struggle for Survival", ru = "Борьба за выживание", pl = "Walka o przetrwanie" },
    also = { en = "Überlebenskampf", ru = "Struggle for Survival, Überlebenskampf", pl = "Struggle for Survival, Überlebenskampf" },
    text = {
        by = "fight-cubes",
        ["one-each"] = {
            en = "In phase 1 an amoeba that finds no usual meal may, once a round, pay 1 point and attack another one in its cell, foreign or own. If that works, the other one dies and leaves 1 cube of each colour; the attacker does not starve and leaves nothing. If it fails, it starves.",
            ru = "В фазе 1 амёба, которой не хватает обычной еды, может раз в раунд за 1 очко напасть на другую в своей клетке, чужую или свою. При успехе та гибнет, оставляя по 1 кубику каждого цвета, а нападавшая не голодает и ничего не выделяет. При неудаче она голодает.",
            pl = "W fazie 1 ameba, której brakuje zwykłego posiłku, może raz na rundę za 1 punkt zaatakować inną na swoim polu, obcą lub własną. Jeśli się uda, tamta ginie i zostawia po 1 kostce każdego koloru, a atakująca nie głoduje i niczego nie wydala. Jeśli nie, głoduje.",
        },
        none = {
            en = "In phase 1 an amoeba that finds no usual meal may, once a round, pay 1 point and attack another one in its cell, foreign or own. If that works, the other one dies and leaves 1 cube of each colour (nothing if it has lost a fight); the attacker does not starve and leaves nothing. If it fails, it starves.",
            ru = "В фазе 1 амёба, которой не хватает обычной еды, может раз в раунд за 1 очко напасть на другую в своей клетке, чужую или свою. При успехе та гибнет, оставляя по 1 кубику каждого цвета (ничего, если она проиграла схватку), а нападавшая не голодает и ничего не выделяет. При неудаче она голодает.",
            pl = "W fazie 1 ameba, której brakuje zwykłego posiłku, może raz na rundę za 1 punkt zaatakować inną na swoim polu, obcą lub własną. Jeśli się uda, tamta ginie i zostawia po 1 kostce każdego koloru (nic, jeśli przegrała starcie), a atakująca nie głoduje i niczego nie wydala. Jeśli nie, głoduje.",
        },
    },
    deed = { en = "attack another amoeba here", ru = "напасть на другую амёбу здесь", pl = "zaatakować inną amebę tutaj" },
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
