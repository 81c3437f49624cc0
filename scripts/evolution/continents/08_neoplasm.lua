-- Laid under the traits of another player's animal; climbs past one unpaired trait a turn. Those below do not act; with none above it dies.
return {
    id = "neoplasm",
    icon = "tumor",
    name = { en = "Neoplasm", ru = "Неоплазия", pl = "Nowotwór" },
    text = {
        en = [[Lay it on another player's animal, under its traits. Each time the food bank is about to be filled, it moves up past
            one unpaired trait, which then no longer acts. When no unpaired trait is left above it, the animal dies.]],
        ru = [[Кладётся на животное соперника, под его свойства. Каждый раз перед определением кормовой базы поднимается на одно
            непарное свойство, и оно перестаёт действовать. Когда выше непарных свойств не осталось, животное умирает.]],
        pl = [[Połóż na zwierzę innego gracza, pod jego cechy. Za każdym razem przed określeniem bazy pokarmowej przesuwa się w górę o
            jedną niesparowaną cechę, która przestaje działać. Gdy nad nim nie ma już niesparowanych cech, zwierzę umiera.]],
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
