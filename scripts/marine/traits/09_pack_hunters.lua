-- You begin with a special pawn of your choice, its target marker on 2.
---@type marine.Card
return {
    id = "pack_hunters",
    icon = "piranha",
    family = "actions",
    name = { en = "Pack Hunters", ru = "Охота в стае", pl = "Drapieżniki stadne" },
    text = {
        en = "When the game begins, choose a special pawn: you control it, and its target marker stands on 2 instead of 1.",
        ru = "В начале игры выберите особый маркер: он под вашим контролем, а его жетон доминирования стоит на 2, а не на 1.",
        pl = "Na początku gry wybierz pionek specjalny: kontrolujesz go, a jego znacznik dominacji stoi na 2 zamiast na 1.",
    },
    says = {
        which = {
            en = "which special pawn do you begin with?",
            ru = "с каким особым маркером начать?",
            pl = "z którym pionkiem specjalnym zacząć?",
        },
    },
    kind = "trait",
    source = "rulebook",

    begins = function(g)
        local free = {}
        for _, element in ipairs(Element.all) do
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
