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
        token = {
            en = "give up 1 token? (no: you give up a pawn or cubes instead)",
            ru = "отдать 1 жетон? (нет: вместо него вы отдадите маркер или кубы)",
            pl = "oddać 1 żeton? (nie: zamiast niego oddajesz pionek albo kostki)",
        },
        token_or_cubes = {
            en = "give up 1 token? (no: all your cubes but 1 on each tile are eliminated)",
            ru = "отдать 1 жетон? (нет: на каждом тайле будут уничтожены все ваши кубы, кроме 1)",
            pl = "oddać 1 żeton? (nie: z każdego kafla zostaną usunięte wszystkie twoje kostki oprócz 1)",
        },
        lost = { en = "which token do you give up?", ru = "какой жетон вы отдадите?", pl = "który żeton oddajesz?" },
        pawn = {
            en = "give up 1 pawn? (no: all your cubes but 1 on each tile are eliminated)",
            ru = "отдать 1 маркер? (нет: на каждом тайле будут уничтожены все ваши кубы, кроме 1)",
            pl = "oddać 1 pionek? (nie: z każdego kafla zostaną usunięte wszystkie twoje kostki oprócz 1)",
        },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        for _, animal in ipairs(g:food_chain()) do
            local tokens, has_pawn = g:tokens(animal), g:pawns(animal) > 0
            if #tokens == 1 then
                g:about_element(tokens[1])
            end
            if #tokens > 0 and g:ask_yes(has_pawn and "token" or "token_or_cubes", animal) then
                local lost = tokens[1]
                if #tokens > 1 then
                    lost = g:choose_element("lost", tokens, false, animal)
                end
                g:lose(lost --[[@as dominant.Element]], animal)
            elseif has_pawn and g:ask_yes("pawn", animal) then
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
