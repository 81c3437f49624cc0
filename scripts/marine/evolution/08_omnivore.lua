-- On an own tile an element is removed and a cube eliminated: an opponent's, or else an own one.
---@type marine.Card
return {
    id = "omnivore",
    icon = "knife-fork",
    family = "attack",
    name = { en = "Omnivore", ru = "Всеядные виды", pl = "Wszystkożerność" },
    text = {
        en = [[Choose a tile that you occupy. Remove 1 element of your choice that touches it, if there is one, and eliminate X cubes
            of opponents there, or all if there are fewer; if there is none, 1 of your own.]],
        ru = [[Выберите занятый вами тайл. Уберите 1 жетон источника пищи по своему выбору, который его касается, если такой есть, и
            уничтожьте там X кубов соперников, а если их меньше, то все; если соперников нет, то 1 свой.]],
        pl = [[Wybierz zajęty przez siebie kafel. Usuń 1 wybrany żeton zasobu, który go dotyka, jeśli taki jest, oraz X kostek
            przeciwników na tym kaflu albo wszystkie, jeśli jest ich mniej; jeśli przeciwników tam nie ma, 1 własną.]],
    },
    says = {
        tile = {
            en = "on which tile do your cubes feed?",
            ru = "на каком тайле кормятся ваши кубы?",
            pl = "na którym kaflu żerują twoje kostki?",
        },
        element = { en = "which element is removed?", ru = "какой жетон источника пищи убрать?", pl = "który żeton zasobu usuwasz?" },
        victim = { en = "whose cube is eliminated?", ru = "чей куб будет уничтожен?", pl = "czyja kostka zostanie usunięta?" },
    },
    source = "assumed",
    kind = "evolution",
    x = 1,
    x_source = "assumed",
    events_source = "assumed",
    second_source = "unknown",

    play = function(g, x)
        local tiles = g:tiles()
        if #tiles == 0 then
            return
        end
        local tile = g:choose_tile("tile", tiles)
        g:about_tile(tile)
        local element = g:choose_token_of("element", tile)
        if element then
            g:remove(element)
        end
        if #g:opponents_at(tile) == 0 then
            g:eliminate(tile, g:me(), 1)
            return
        end
        for nth = 1, x do
            local opponents = g:opponents_at(tile)
            local victim = opponents[1]
            if not victim then
                return
            end
            if #opponents > 1 then
                g:about_tile(tile)
                if x > 1 then
                    g:about_count(nth, x)
                end
                victim = g:choose_animal("victim", opponents)
            end
            g:eliminate(tile, victim, 1)
        end
    end,
}
