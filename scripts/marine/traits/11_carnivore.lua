-- Your species thrive wherever there are two or more cubes of others.
return {
    id = "carnivore",
    icon = "carnivore-mouth",
    name = { en = "Carnivore", ru = "Плотоядность", pl = "Mięsożerca" },
    text = {
        en = "Your species also thrive on every tile with at least 2 cubes of other animals, of one or of several.",
        ru = "Ваши виды процветают и на каждом тайле, где есть хотя бы 2 куба других животных, одного класса или разных.",
        pl = "Twoje gatunki rozwijają się też na każdym kaflu, na którym są co najmniej 2 kostki innych gromad, jednej lub kilku.",
    },
    kind = "trait",
    source = "inferred",

    thrives = function(now)
        return now.opposing >= 2
    end,
}
