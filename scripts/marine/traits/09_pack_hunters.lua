-- You begin with a special pawn of your choice, its target marker on 2.
return {
    id = "pack_hunters",
    icon = "piranha",
    name = { en = "Pack Hunters", ru = "Охота в стае", pl = "Drapieżniki stadne" },
    text = {
        en = "Choose a special pawn: you control it from the beginning, and its target marker begins on 2 instead of 1.",
        ru = "Выберите особый маркер: он под вашим контролем с начала игры, а его жетон доминирования начинает с 2, а не с 1.",
        pl = "Wybierz pionek specjalny: kontrolujesz go od początku gry, a jego znacznik dominacji zaczyna na 2 zamiast na 1.",
    },
    says = {
        which = { en = "which special pawn to begin with", ru = "с каким особым маркером начать", pl = "z którym pionkiem specjalnym zacząć" },
    },
    kind = "trait",
    source = "rulebook",

    begins = function(g)
        local free = {}
        for element = 0, 5 do
            if not g:controlled(element) then
                free[#free + 1] = element
            end
        end
        if #free > 0 then
            local element = g:choose_element("which", free)
            g:set_target(element, 2)
            g:take_control(element)
        end
    end,
}
