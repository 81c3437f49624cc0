-- Elements around a tile change places: the tile keeps what it has, its neighbours do not. In the row: everybody's cubes migrate further.

-- The owner's tiles that elements of two types touch: on others an exchange changes nothing.
local function mixed(g)
    local tiles, known = {}, {}
    for _, tile in ipairs(g:tiles()) do
        local first, differs = nil, false
        for _, corner in ipairs(g:elements_at(tile)) do
            -- A corner belongs to up to three tiles; asking once saves steps.
            known[corner] = known[corner] or g:element_at(corner)
            first = first or known[corner]
            differs = differs or known[corner] ~= first
        end
        if differs then
            table.insert(tiles, tile)
        end
    end
    return tiles
end

---@type marine.Card
return {
    id = "gyre",
    icon = "vortex",
    name = { en = "Gyre", ru = "Водоворот", pl = "Wir" },
    text = {
        en = [[Choose a tile that you occupy and that elements of different types touch. Up to 2 times let two of them change places. Then
            gain 1 VP for each tile next to it that you occupy.]],
        ru = [[Выберите занятый вами тайл, которого касаются источники пищи разных типов. До 2 раз поменяйте местами два из этих жетонов.
            Затем 1 ПО за каждый занятый вами соседний тайл.]],
        pl = [[Wybierz zajęty przez siebie kafel, którego dotykają zasoby różnych rodzajów. Do 2 razy zamień miejscami dwa z tych żetonów.
            Potem 1 PZ za każdy sąsiedni kafel, który zajmujesz.]],
    },
    second = {
        en = "While it lies in the row: in Migration everybody’s cubes may go 1 tile further.",
        ru = "Пока карта в ряду: в «Миграции» кубы всех игроков могут пройти на 1 тайл дальше.",
        pl = "Dopóki leży w rzędzie: w akcji Migracja kostki wszystkich graczy mogą przejść o 1 kafel dalej.",
    },
    second_source = "own",
    says = {
        tile = {
            en = "around which tile does the water turn?",
            ru = "вокруг какого тайла закружится вода?",
            pl = "wokół którego kafla wiruje woda?",
        },
        one = {
            en = "which element changes places? (done: no more)",
            ru = "какой жетон сменит место? (готово: больше никакой)",
            pl = "który żeton zmienia miejsce? (gotowe: żaden więcej)",
        },
        other = { en = "with which does it change places?", ru = "с каким он поменяется местами?", pl = "z którym zamienia się miejscami?" },
    },
    source = "own",
    kind = "evolution",
    events_source = "own",

    play = function(g)
        local tiles = mixed(g)
        if #tiles == 0 then
            return
        end
        g:about_tokens()
        local tile = g:choose_tile("tile", tiles)
        for nth = 1, 2 do
            local corners = g:elements_at(tile)
            g:about_tile(tile)
            g:about_count(nth, 2)
            local one = g:choose_corner("one", corners, true)
            if not one then
                break
            end
            local others = {}
            for _, corner in ipairs(corners) do
                if g:element_at(corner) ~= g:element_at(one) then
                    table.insert(others, corner)
                end
            end
            g:about_element(g:element_at(one) --[[@as marine.Element]])
            local other = g:choose_corner("other", others)
            -- The second one waits in the bag until its new corner is vacant.
            local waiting = g:element_at(other) --[[@as marine.Element]]
            g:remove(other)
            g:shift(one, other)
            g:put(waiting, one)
        end
        local points = 0
        for _, around in ipairs(g:adjacent(tile)) do
            if g:species(around) > 0 then
                points = points + 1
            end
        end
        g:gain(points)
    end,

    reach = function()
        return 1
    end,
}
