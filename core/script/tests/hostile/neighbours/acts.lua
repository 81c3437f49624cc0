-- A card that does its work, whatever happened before.
return {
    id = "acts",
    name = { en = "Acts", ru = "Действует", pl = "Działa" },
    text = { en = "Add 2.", ru = "Прибавьте 2.", pl = "Dodaj 2." },
    source = "assumed",

    play = function(g)
        return g:add(2)
    end,
}
