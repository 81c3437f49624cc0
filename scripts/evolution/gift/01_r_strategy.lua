-- On anybody's animal: its owner draws no card for it; instead two new animals come at the start of the next turn.
---@type evolution.Trait
return {
    id = "r_strategy",
    icon = "egg-clutch",
    family = "growth",
    name = { en = "r-Strategy", ru = "r-Стратегия", pl = "Strategia r" },
    text = {
        by = "continents",
        no = {
            en = [[Lay it on anybody's animal. Its owner draws no card for this animal; instead, at the start of the
                next turn, the two top cards of the deck become two new animals of its owner.]],
            ru = [[Кладётся на любое животное, своё или чужое. За него владелец не получает карту; зато в начале
                следующего хода две верхние карты колоды становятся двумя новыми животными владельца.]],
            pl = [[Połóż na dowolne zwierzę, swoje lub cudze. Właściciel nie dobiera za nie karty; zamiast tego na
                początku następnej tury dwie wierzchnie karty talii stają się dwoma nowymi zwierzętami właściciela.]],
        },
        yes = {
            en = [[Lay it on anybody's animal. Its owner draws no card for this animal; instead, at the start of the
                next turn, the two top cards of the deck become two new animals of its owner, in the same
                territory.]],
            ru = [[Кладётся на любое животное, своё или чужое. За него владелец не получает карту; зато в начале
                следующего хода две верхние карты колоды становятся двумя новыми животными владельца, на той же
                территории.]],
            pl = [[Połóż na dowolne zwierzę, swoje lub cudze. Właściciel nie dobiera za nie karty; zamiast tego na
                początku następnej tury dwie wierzchnie karty talii stają się dwoma nowymi zwierzętami właściciela,
                na tym samym terytorium.]],
        },
    },
    source = "rulebook",
    on = "any",

    draws = function()
        return at_most(0)
    end,

    births = function()
        return 2
    end,
}
