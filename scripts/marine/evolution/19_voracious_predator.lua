-- X cubes of opponents are eliminated; own ones from the gene pool take their places.
local function without(list, item)
    local rest = {}
    for _, other in ipairs(list) do
        if other ~= item then
            table.insert(rest, other)
        end
    end
    return rest
end

---@type marine.Card
return {
    id = "voracious_predator",
    icon = "shark-jaws",
    family = "attack",
    name = { en = "Voracious Predator", ru = "Плодовитые хищники", pl = "Zachłanny drapieżnik" },
    text = {
        by = "voracious-predator",
        ["own-tiles"] = {
            en = [[Eliminate X cubes of opponents, on tiles that you occupy. In place of each put 1 of your cubes from the gene pool, as
                long as there are some.]],
            ru = [[Уничтожьте X кубов соперников на занятых вами тайлах. На место каждого поместите 1 свой куб из генофонда, пока они
                есть.]],
            pl = [[Usuń X kostek przeciwników z kafli, które zajmujesz. W miejsce każdej umieść 1 swoją kostkę z puli genowej, dopóki
                tam są.]],
        },
        anywhere = {
            en = [[Eliminate X cubes of opponents on any tiles, even where you are not. In place of each put 1 of your cubes from the
                gene pool, as long as there are some.]],
            ru = [[Уничтожьте X кубов соперников на любых тайлах, даже там, где вас нет. На место каждого поместите 1 свой куб из
                генофонда, пока они есть.]],
            pl = [[Usuń X kostek przeciwników z dowolnych kafli, także tych, na których cię nie ma. W miejsce każdej umieść 1 swoją
                kostkę z puli genowej, póki ich starczy.]],
        },
    },
    says = {
        tile = { en = "on which tile do you eliminate a cube?", ru = "на каком тайле уничтожить куб?", pl = "z którego kafla usuwasz kostkę?" },
        victim = { en = "whose cube is eliminated?", ru = "чей куб будет уничтожен?", pl = "czyja kostka zostanie usunięta?" },
    },
    source = "assumed",
    kind = "evolution",
    x = "slot",
    x_source = "rulebook",
    events = { "survival" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g, x)
        local tiles = {}
        for _, tile in ipairs(g:predators_roam() and g:inhabited() or g:tiles()) do
            if g:crowd(tile) > g:species(tile) then
                table.insert(tiles, tile)
            end
        end
        for nth = 1, x do
            if #tiles == 0 then
                return
            end
            g:about_count(nth, x)
            local tile = g:choose_tile("tile", tiles)
            local opponents = g:opponents_at(tile)
            local victim = opponents[1]
            if #opponents > 1 then
                g:about_tile(tile)
                victim = g:choose_animal("victim", opponents)
            end
            g:eliminate(tile, victim, 1)
            g:place(tile, 1)
            if #g:opponents_at(tile) == 0 then
                tiles = without(tiles, tile)
            end
        end
    end,
}
