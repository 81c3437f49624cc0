-- An element on earth goes to a vacant corner.
local ANY = constant({ 0, 1, 2, 3, 4, 5 })

return {
    id = "niche_construction",
    icon = "beaver",
    name = { en = "Niche Construction", ru = "Преобразование мест обитания", pl = "Powstanie biomu" },
    text = {
        en = "Move 1 element on earth to any vacant corner, perhaps one of the same tile.",
        ru = "Переместите 1 жетон источника пищи на планете на любой свободный угол, хотя бы и того же тайла.",
        pl = "Przenieś 1 żeton zasobu na ziemi na dowolny wolny wierzchołek, choćby tego samego kafla.",
    },
    says = {
        element = { en = "which element moves", ru = "какой жетон переместить", pl = "który żeton przenosisz" },
        corner = { en = "where it goes", ru = "куда его переместить", pl = "dokąd go przenosisz" },
    },
    source = "rulebook",
    kind = "evolution",
    events_source = "assumed",

    play = function(g)
        local element = g:choose_token("element", ANY)
        local corner = element and g:choose_vacant("corner", g:earth())
        if corner then
            g:shift(element, corner)
        end
    end,
}
