-- With 20 points or more: one more basic pawn, for good.
---@type marine.Card
return {
    id = "emergent_intelligence",
    icon = "brain",
    family = "actions",
    name = { en = "Emergent Intelligence", ru = "Зачаточный интеллект", pl = "Przejawy inteligencji" },
    text = {
        en = [[As soon as you have 20 VP, you get 1 more basic pawn, ready to be placed. It stays yours to the end of the game, whatever
            happens.]],
        ru = [[Как только у вас набралось 20 ПО, вы получаете ещё 1 обычный маркер, готовый к размещению. Он ваш до конца игры, что бы
            ни случилось.]],
        pl = [[Gdy tylko zdobędziesz 20 PZ, dostajesz jeszcze 1 pionek zwykły, gotowy do użycia. Zatrzymujesz go do końca gry, cokolwiek się
            stanie.]],
    },
    kind = "trait",
    source = "rulebook",

    pawns = function(now)
        return now.points >= 20 and 1 or 0
    end,
}
