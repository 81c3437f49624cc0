-- X opposing species are eliminated; own ones from the gene pool take their places.
local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

return {
    id = "voracious_predator",
    icon = "shark-jaws",
    name = { en = "Voracious Predator", ru = "Плодовитые хищники", pl = "Zachłanny drapieżnik" },
    text = {
        en = [[Eliminate X opposing species on tiles that you occupy (by an option: anywhere). For each of them place 1 of your species
            from the gene pool where it was, as long as there are some.]],
        ru = [[Уничтожьте X видов соперников на занятых вами тайлах (с настройкой — где угодно). На место каждого поместите 1 свой вид
            из генофонда, пока они есть.]],
        pl = [[Usuń X gatunków przeciwników z zajętych przez siebie kafli (zależnie od opcji: skądkolwiek). W miejsce każdego umieść 1
            swój gatunek z puli genowej, dopóki tam są.]],
    },
    says = {
        tile = { en = "where you hunt next", ru = "где охотиться дальше", pl = "gdzie polujesz teraz" },
        victim = { en = "whose species is eaten", ru = "чей вид будет съеден", pl = "czyj gatunek zostaje zjedzony" },
    },
    source = "inferred",
    kind = "evolution",
    events = { "survival" },
    events_source = "assumed",

    play = function(g, x)
        local tiles = {}
        for _, tile in ipairs(g:predators_roam() and g:earth() or g:tiles()) do
            if g:crowd(tile) > g:species(tile) then
                table.insert(tiles, tile)
            end
        end
        for _ = 1, x do
            if #tiles == 0 then
                return
            end
            local tile = g:choose_tile("tile", tiles)
            g:eliminate(tile, g:choose_animal("victim", g:opponents_at(tile)), 1)
            g:place(tile, 1)
            if #g:opponents_at(tile) == 0 then
                tiles = without(tiles, tile)
            end
        end
    end,
}
