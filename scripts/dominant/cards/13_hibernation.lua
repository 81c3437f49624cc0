-- Up to 5 eliminated cubes of the owner come to a tile and do not die in this turn's Extinction.
---@type dominant.Card
return {
    id = "hibernation",
    icon = "bear-head",
    family = "growth",
    name = { en = "Hibernation", ru = "Спячка", pl = "Hibernacja" },
    text = {
        en = "Place up to 5 of your eliminated cubes on any one tile, even where you are not. They are safe from this turn’s Extinction.",
        ru = [[Поместите до 5 своих уничтоженных кубов на один любой тайл, даже туда, где вас нет. При вымирании в этом раунде они не
            погибнут.]],
        pl = [[Umieść do 5 swoich usuniętych kostek na jednym dowolnym kaflu, także tam, gdzie cię nie ma. Wymieranie w tej rundzie im nie
            zagraża.]],
    },
    says = {
        tile = {
            en = "on which tile do your eliminated cubes hibernate?",
            ru = "на каком тайле перезимуют ваши уничтоженные кубы?",
            pl = "na którym kaflu zimują twoje usunięte kostki?",
        },
        many = {
            en = "how many of these cubes hibernate there?",
            ru = "сколько этих кубов там перезимует?",
            pl = "ile z tych kostek tam zimuje?",
        },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local most = math.min(5, g:eliminated())
        local tile = most > 0 and g:choose_tile("tile", g:earth(), true)
        if not tile then
            return
        end
        local many = most
        if most > 1 then
            local numbers = {}
            for n = 1, most do
                table.insert(numbers, n)
            end
            g:about_tile(tile)
            many = g:choose_number("many", numbers)
        end
        g:hibernate(tile, many)
    end,
}
