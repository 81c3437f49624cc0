-- With 20 points or more: one more regular pawn, for good.
return {
    id = "emergent_intelligence",
    icon = "brain",
    name = { en = "Emergent Intelligence", ru = "Зачаточный интеллект", pl = "Przejawy inteligencji" },
    text = {
        en = "As soon as you have 20 points, you get 1 more regular pawn, ready to be placed. It stays yours whatever happens.",
        ru = "Как только у вас набралось 20 ПО, вы получаете ещё 1 обычный маркер, готовый к размещению. Он ваш до конца игры.",
        pl = "Gdy tylko masz 20 PZ, dostajesz jeszcze 1 zwykły pionek, gotowy do użycia. Zostaje twój do końca gry.",
    },
    kind = "trait",
    source = "rulebook",

    pawns = function(now)
        return now.points >= 20 and 1 or 0
    end,
}
