-- G10. Whenever an own amoeba changes its cell (drift, move, Escape): up to 3 cubes (three players: 2) go along, free.
---@type soup.Gene
return {
    id = "tentacle",
    icon = "suckered-tentacle",
    family = "movement",
    name = { en = "Tentacle", ru = "Щупальце", pl = "Macka" },
    also = { en = "Tentakel", ru = "Tentacle, Tentakel", pl = "Tentacle, Tentakel" },
    text = {
        by = "dragged-carries",
        no = {
            en = "An amoeba that drifts, moves or escapes to another cell may take up to 3 food cubes of any colours along (2 with three colours), free of charge, anew at each step. Not when it clings to another amoeba that leaves.",
            ru = "Амёба, которая дрейфует, движется или убегает на другую клетку, может бесплатно унести с собой до 3 кубиков еды любых цветов (в игре с тремя цветами — до 2), при каждом шаге заново. Но не тогда, когда она уходит, уцепившись за другую.",
            pl = "Ameba, która dryfuje, porusza się lub ucieka na inne pole, może bezpłatnie zabrać ze sobą do 3 kostek pokarmu dowolnych kolorów (w grze z trzema kolorami do 2), przy każdym kroku od nowa. Ale nie wtedy, gdy rusza uczepiona innej.",
        },
        yes = {
            en = "An amoeba that drifts, moves, escapes or is dragged to another cell may take up to 3 food cubes of any colours along (2 with three colours), free of charge, anew at each step.",
            ru = "Амёба, которая дрейфует, движется, убегает или уносится вслед за другой на другую клетку, может бесплатно унести с собой до 3 кубиков еды любых цветов (в игре с тремя цветами — до 2), при каждом шаге заново.",
            pl = "Ameba, która dryfuje, porusza się, ucieka lub rusza uczepiona innej na inne pole, może bezpłatnie zabrać ze sobą do 3 kostek pokarmu dowolnych kolorów (w grze z trzema kolorami do 2), przy każdym kroku od nowa.",
        },
    },
    says = {
        carry = { en = "which cubes go along?", ru = "какие кубики взять с собой?", pl = "które kostki zabrać ze sobą?" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 5,
    mutation = 4,

    leaving = function(g, amoeba, from, to)
        local most = g:players() - 1
        local cubes = g:cubes_in(from, most)
        if #cubes > 0 then
            g:carry(g:choose_cubes("carry", cubes, most), from, to)
        end
    end,
}
