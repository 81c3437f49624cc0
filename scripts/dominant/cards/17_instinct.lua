-- The owner places a pawn.
---@type dominant.Card
return {
    id = "instinct",
    icon = "wolf-howl",
    family = "actions",
    name = { en = "Instinct", ru = "Инстинкт", pl = "Instynkt" },
    text = {
        en = [[Place 1 of your available pawns on a vacant space of the display. If that space has already been passed this turn, the pawn
            acts next turn.]],
        ru = [[Поместите 1 доступный маркер на свободную ячейку действия. Если в этом раунде её очередь уже прошла, маркер сработает в
            следующем.]],
        pl = "Umieść 1 dostępny pionek na wolnym polu akcji. Jeśli w tej rundzie kolej tego pola już minęła, pionek zadziała w następnej.",
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        if g:pawns() > 0 then
            g:place_pawn()
        end
    end,
}
