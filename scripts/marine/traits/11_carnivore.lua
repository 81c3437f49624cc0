-- Your species thrive wherever there are two or more cubes of others.
---@type marine.Card
return {
    id = "carnivore",
    icon = "carnivore-mouth",
    family = "land",
    name = { en = "Carnivore", ru = "Плотоядность", pl = "Mięsożerca" },
    text = {
        en = "Your cubes also thrive on every tile with at least 2 cubes of opponents, of one or of several.",
        ru = "Ваши кубы процветают и на каждом тайле, где есть хотя бы 2 куба соперников, одного или разных.",
        pl = "Twoje kostki nie są zagrożone także tam, gdzie na kaflu są co najmniej 2 kostki przeciwników, jednego lub kilku.",
    },
    kind = "trait",
    source = "inferred",

    thrives = function(now)
        return now.opposing >= 2
    end,
}
