-- All pawns go home; the food chain stays as it is.
---@type marine.Card
return {
    id = "tectonic_shift",
    icon = "earth-crack",
    family = "actions",
    name = { en = "Tectonic Shift", ru = "Тектонический сдвиг", pl = "Ruchy tektoniczne" },
    text = {
        en = "All animals take back all pawns that they control. This is not a Retrieve: the food chain stays as it is.",
        ru = "Все классы животных забирают все маркеры под своим контролем. Это не «Возврат»: кубы в пищевой цепи не сдвигаются.",
        pl = "Wszystkie gromady zabierają wszystkie kontrolowane pionki. To nie jest Odzyskiwanie: łańcuch pokarmowy się nie zmienia.",
    },
    source = "assumed",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        for _, animal in ipairs(g:food_chain()) do
            g:pawns_home(animal)
        end
    end,
}
