-- Cannot be attacked by a hunter with as many traits or more. With territories: with at most 2 traits it migrates between continents.
---@type evolution.Trait
return {
    id = "flight",
    icon = "feathered-wing",
    family = "defence",
    name = { en = "Flight", ru = "Полёт", pl = "Lot" },
    text = {
        by = "continents",
        no = {
            en = "A carnivore with as many traits as it or more cannot attack it (pair cards and parasites count).",
            ru = [[На него не может напасть хищник, у которого столько же свойств или больше (считаются и парные
                свойства, и паразиты).]],
            pl = [[Nie może go atakować drapieżnik, który ma tyle samo cech lub więcej (liczą się też cechy parowe i
                pasożyty).]],
        },
        yes = {
            en = [[A carnivore with as many traits as it or more cannot attack it (pair cards and parasites count).
                While it has no more than 2 traits, it may migrate from continent to continent as if it had
                Migration.]],
            ru = [[На него не может напасть хищник, у которого столько же свойств или больше (считаются и парные
                свойства, и паразиты). Пока у него не больше 2 свойств, оно может мигрировать с континента на континент,
                как по Миграции.]],
            pl = [[Nie może go atakować drapieżnik, który ma tyle samo cech lub więcej (liczą się też cechy parowe i
                pasożyty). Dopóki ma najwyżej 2 cechy, może migrować z kontynentu na kontynent tak jak z Migracją.]],
        },
    },
    says = {
        flies_away = {
            en = "it flies: the carnivore needs fewer traits than it has",
            ru = "он летает: у хищника должно быть меньше свойств",
            pl = "lata: drapieżnik musi mieć mniej cech niż on",
        },
        helpless = {
            en = "the carnivore has fewer traits",
            ru = "у хищника меньше свойств",
            pl = "drapieżnik ma mniej cech",
        },
    },
    source = "rulebook",

    protects = function(attack)
        if attack.hunter_traits >= attack.traits then
            return "flies_away"
        end
    end,

    travels = function(route)
        return route.traits <= 2 and not route.from_ocean and not route.to_ocean
    end,
}
