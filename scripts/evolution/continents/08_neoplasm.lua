-- Laid under the traits of another player's animal; climbs past one unpaired trait a turn. Those below do not act; with none above it dies.
---@type evolution.Trait
return {
    id = "neoplasm",
    icon = "tumor",
    family = "harm",
    name = { en = "Neoplasm", ru = "Неоплазия", pl = "Nowotwór" },
    text = {
        en = [[Lay it on another player's animal, under its traits. At the start of each food bank phase it moves up past
            one unpaired trait, which then no longer acts. When no unpaired trait is left above it, the animal dies.
            Unpaired traits played on the animal later delay this.]],
        ru = [[Кладётся на животное соперника, под его свойства. В начале каждой фазы определения кормовой базы
            поднимается на одно непарное свойство, и оно перестаёт действовать. Когда выше непарных свойств не
            осталось, животное погибает. Новые непарные свойства это отдаляют.]],
        pl = [[Połóż na zwierzę innego gracza, pod jego cechy. Na początku każdej fazy określania bazy pokarmowej
            przesuwa się w górę o jedną nieparową cechę, która przestaje działać. Gdy nad nim nie ma już nieparowych
            cech, zwierzę ginie. Nowe nieparowe cechy to odwlekają.]],
    },
    source = "rulebook",
    order = "free",
    on = "other",
    silences = "below",

    before_bank = function(g, _, this)
        g:climb(this)
    end,

    kills = function(animal)
        return animal.above == 0
    end,
}
