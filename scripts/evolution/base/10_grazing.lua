-- Free, once a feeding round: destroy 1 red token in the bank.
---@type evolution.Trait
return {
    id = "grazing",
    icon = "cow",
    family = "feeding",
    name = { en = "Grazing", ru = "Топотун", pl = "Wypas" },
    text = {
        by = "continents",
        no = {
            en = "In each of your feeding turns you may destroy 1 red token in the food bank.",
            ru = "Каждый раз в свою очередь, в фазе питания, можно уничтожить 1 красную фишку в кормовой базе.",
            pl = "Za każdym razem w swojej kolejce żywienia możesz zniszczyć 1 czerwony żeton z bazy pokarmowej.",
        },
        yes = {
            en = "In each of your feeding turns you may destroy 1 red token in the food bank of its territory.",
            ru = "Каждый раз в свою очередь, в фазе питания, можно уничтожить 1 красную фишку в кормовой базе его территории.",
            pl = [[Za każdym razem w swojej kolejce żywienia możesz zniszczyć 1 czerwony żeton z bazy pokarmowej na jego
                terytorium.]],
        },
    },
    source = "rulebook",
    once = "round",

    offered = function(now)
        return now.bank > 0
    end,

    free = function(g, me)
        g:destroy_food(me, 1)
    end,
}
