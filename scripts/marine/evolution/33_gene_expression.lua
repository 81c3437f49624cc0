-- The owner exchanges a trait for one of three random ones.
return {
    id = "gene_expression",
    icon = "dna1",
    name = { en = "Gene Expression", ru = "Экспрессия генов", pl = "Ekspresja genów" },
    text = {
        en = "Draw 3 random traits that nobody uses and take 1 of them instead of yours; the others are unused again.",
        ru = "Возьмите 3 случайные неиспользуемые карты свойств и оставьте 1 из них вместо своей; остальные снова не в игре.",
        pl = "Dobierz 3 losowe nieużywane karty cech i weź 1 z nich zamiast swojej; pozostałe znów są nieużywane.",
    },
    says = {
        old = { en = "which trait you give up", ru = "какое свойство вы отдадите", pl = "którą cechę oddajesz" },
    },
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local traits = g:traits()
        if #traits > 0 then
            g:exchange_trait(g:choose_card("old", traits), 3)
        end
    end,
}
