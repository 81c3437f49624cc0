-- Each animal, the owner too, gives up a token, a pawn, or all its cubes but one on each tile.
---@type dominant.Card
return {
    id = "immigrants",
    icon = "journey",
    family = "harm",
    name = { en = "Immigrants", ru = "Иммигранты", pl = "Imigranci" },
    text = {
        en = [[Each animal, yours too, chooses one (the highest in the food chain goes first): it returns 1 token from its mat to the bag,
            loses 1 of its available pawns, or eliminates all but 1 of its cubes on each tile. It cannot choose what it cannot do.]],
        ru = [[Каждый класс животных, и ваш тоже, выбирает одно (первым тот, кто выше в пищевой цепи): вернуть в мешочек 1 жетон со своего
            планшета, лишиться 1 доступного маркера или уничтожить на каждом тайле все свои кубы, кроме 1. Невыполнимое выбрать нельзя.]],
        pl = [[Każda gromada, także twoja, wybiera jedno (zaczyna najwyższa w łańcuchu pokarmowym): oddaje do woreczka 1 żeton ze swojej
            planszetki, traci 1 dostępny pionek albo usuwa z każdego kafla wszystkie swoje kostki oprócz 1. Nie można wybrać tego, czego nie
            da się wykonać.]],
    },
    says = {
        which = { en = "what do you give up?", ru = "чем вы пожертвуете?", pl = "co oddajesz?" },
        token = { en = "a token", ru = "жетоном", pl = "żeton" },
        pawn = { en = "a pawn", ru = "маркером", pl = "pionek" },
        cubes = {
            en = "all your cubes but 1 on each tile",
            ru = "всеми кубами, кроме 1 на каждом тайле",
            pl = "wszystkie kostki oprócz 1 na każdym kaflu",
        },
        lost = { en = "which token do you give up?", ru = "какой жетон вы отдадите?", pl = "który żeton oddajesz?" },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        for _, animal in ipairs(g:food_chain()) do
            local tokens, ways = g:tokens(animal), {}
            if #tokens > 0 then
                table.insert(ways, "token")
            end
            if g:pawns(animal) > 0 then
                table.insert(ways, "pawn")
            end
            table.insert(ways, "cubes")

            local way = "cubes"
            if #ways > 1 then
                way = g:choose_word("which", ways, animal)
            end
            if way == "token" then
                local lost = tokens[1]
                if #tokens > 1 then
                    lost = g:choose_element("lost", tokens, false, animal)
                end
                g:lose(lost --[[@as dominant.Element]], animal)
            elseif way == "pawn" then
                g:lose_pawn(animal)
            else
                for _, tile in ipairs(g:tiles(animal)) do
                    local cubes = g:species(tile, animal)
                    if cubes > 1 then
                        g:eliminate(tile, animal, cubes - 1)
                    end
                end
            end
        end
    end,
}
