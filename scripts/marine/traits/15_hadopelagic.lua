-- You retrieve with no pawn left to place: one more turn.
---@type marine.Card
return {
    id = "hadopelagic",
    icon = "angler-fish",
    family = "actions",
    name = { en = "Hadopelagic", ru = "Ультраабиссальная фауна", pl = "Głębia oceaniczna" },
    text = {
        en = [[If you retrieve when all pawns that you control, basic and special ones, stand on the display, you have another turn
            after it; a Reseed comes first.]],
        ru = [[Если при «Возврате» все маркеры под вашим контролем, обычные и особые, стояли в зоне действий, после него вы делаете ещё
            один ход; обновление, если оно наступает, проходит раньше.]],
        pl = [[Jeśli odzyskujesz pionki, gdy wszystkie kontrolowane przez ciebie, zwykłe i specjalne, stoją w obszarze akcji, masz potem
            jeszcze jedną turę; Rozkładanie następuje przed nią.]],
    },
    kind = "trait",
    source = "assumed",
    order = "free",

    -- A Retrieve that ends the game, too, brings no more turn.
    retrieved = function(g, idle, last)
        if idle == 0 and not last then
            g:extra_turn()
        end
    end,
}
