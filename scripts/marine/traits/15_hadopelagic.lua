-- You retrieve with no pawn left to place: one more turn.
return {
    id = "hadopelagic",
    icon = "angler-fish",
    name = { en = "Hadopelagic", ru = "Ультраабиссальная фауна", pl = "Głębia oceaniczna" },
    text = {
        en = "If you retrieve when all pawns that you control stand on the action display, you have another turn after it.",
        ru = "Если при «Возврате» все маркеры под вашим контролем стояли в зоне действий, после него вы делаете ещё один ход.",
        pl = "Jeśli odzyskujesz pionki, gdy wszystkie kontrolowane przez ciebie stoją w obszarze akcji, masz potem jeszcze jedną turę.",
    },
    kind = "trait",
    source = "assumed",
    order = "free",

    retrieved = function(g, idle)
        if idle == 0 then
            g:extra_turn()
        end
    end,
}
