-- The owner exchanges a trait for one of three random ones.
return {
    id = "gene_expression",
    icon = "dna1",
    name = { en = "Gene Expression", ru = "Экспрессия генов", pl = "Ekspresja genów" },
    text = {
        en = [[Draw 3 random unused traits and keep 1 of them in place of yours (of one of yours); the other two and your old one become
            unused.]],
        ru = [[Возьмите 3 случайные неиспользуемые карты свойств и оставьте 1 из них вместо своей (вместо одной из своих); две другие и
            ваша прежняя уходят в неиспользуемые.]],
        pl = [[Dobierz 3 losowe nieużywane karty cech i zachowaj 1 z nich zamiast swojej (jednej ze swoich); dwie pozostałe i twoja
            dawna są znów nieużywane.]],
    },
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        g:exchange_trait(3)
    end,
}
