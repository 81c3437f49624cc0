-- Each animal gets the bonus for the tiles that it dominates; then the game ends with this turn.
---@type dominant.Card
return {
    id = "ice_age",
    icon = "mammoth",
    family = "points",
    name = { en = "Ice Age", ru = "Ледниковый период", pl = "Epoka lodowcowa" },
    text = {
        en = "Each animal gains the bonus VP for the number of tiles that it dominates now. The game ends with this turn.",
        ru = [[Каждый класс животных получает бонусные ПО за число тайлов, на которых он сейчас доминирует. Игра закончится в конце этого
            раунда.]],
        pl = "Każda gromada zdobywa bonusowe PZ za liczbę kafli, na których teraz dominuje. Gra kończy się wraz z tą rundą.",
    },
    source = "rulebook",
    kind = "dominance",
    shuffled = "last",

    play = function(g)
        local animals, bonus = g:food_chain(), {}
        for _, animal in ipairs(animals) do
            bonus[animal] = g:bonus(#g:dominates(animal))
        end
        for _, animal in ipairs(animals) do
            g:gain(bonus[animal], animal)
        end
        g:last_turn()
    end,
}
