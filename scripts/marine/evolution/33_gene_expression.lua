-- The owner exchanges a trait for one of three random ones.
---@type marine.Card
return {
    id = "gene_expression",
    icon = "dna1",
    family = "change",
    name = { en = "Gene Expression", ru = "Экспрессия генов", pl = "Ekspresja genów" },
    text = {
        en = [[Draw 3 random unused traits and keep 1 of them in place of yours; if you have two, you choose which one goes. It and the
            other two cards become unused.]],
        ru = [[Возьмите 3 случайные неиспользуемые карты свойств и оставьте 1 из них вместо своей; если своих две, решите, какая уйдёт.
            Она и две другие становятся неиспользуемыми.]],
        pl = [[Dobierz 3 losowe nieużywane karty cech i zachowaj 1 z nich zamiast swojej; jeśli masz dwie, wybierz, która odchodzi. Ona i
            dwie pozostałe są znów nieużywane.]],
    },
    source = "assumed",
    kind = "evolution",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        g:exchange_trait(3)
    end,
}
