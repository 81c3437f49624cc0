-- A basic pawn may also go before all your pawns.
---@type marine.Card
return {
    id = "flight",
    icon = "flying-trout",
    family = "actions",
    name = { en = "Flight", ru = "Полёт", pl = "Lot" },
    text = {
        en = "You may also place a basic pawn before all your pawns, not only after all of them, but never in between.",
        ru = "Обычный маркер вы можете ставить не только после всех своих маркеров, но и перед всеми. Между ними — никогда.",
        pl = "Pionek zwykły możesz umieścić nie tylko za wszystkimi swoimi pionkami, ale i przed wszystkimi. Nigdy pomiędzy nimi.",
    },
    kind = "trait",
    source = "rulebook",

    free_order = function(now)
        return now.before_all
    end,
}
