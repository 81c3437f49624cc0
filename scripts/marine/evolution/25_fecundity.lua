-- One own cube comes to each tile that the owner occupies, or to some of them.
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
    id = "fecundity",
    icon = "egg-clutch",
    family = "growth",
    name = { en = "Fecundity", ru = "Размножение", pl = "Plenność" },
    text = {
        by = "fecundity",
        may = {
            en = "On each tile that you occupy you may place 1 cube from your gene pool. If there are too few, you choose the tiles.",
            ru = "На каждый занятый вами тайл вы можете поместить 1 куб из генофонда. Если кубов не хватает, тайлы выбираете вы.",
            pl = "Na każdym zajętym przez siebie kaflu możesz umieścić 1 kostkę z puli genowej. Jeśli jest ich za mało, wybierasz kafle.",
        },
        must = {
            en = "On each tile that you occupy place 1 cube from your gene pool. If there are too few, you choose the tiles.",
            ru = "На каждый занятый вами тайл поместите 1 куб из генофонда. Если кубов не хватает, тайлы выбираете вы.",
            pl = "Na każdym zajętym przez siebie kaflu umieść 1 kostkę z puli genowej. Jeśli jest ich za mało, wybierasz kafle.",
        },
    },
    says = {
        tiles = {
            en = "which tiles get 1 of your cubes?",
            ru = "какие тайлы получат по 1 вашему кубу?",
            pl = "na których kaflach kładziesz po 1 kostce?",
        },
        without = {
            en = "which tile goes without, as you have too few cubes?",
            ru = "какой тайл останется без куба: на все не хватает?",
            pl = "który kafel nic nie dostaje, bo kostek nie starcza?",
        },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local tiles = g:tiles()
        local most = math.min(#tiles, g:pool())
        if most == 0 then
            return
        end
        if not g:must_breed() then
            tiles = g:choose_tiles("tiles", tiles, most --[[@as integer]])
        end
        while #tiles > most do
            tiles = without(tiles, g:choose_tile("without", tiles))
        end
        for _, tile in ipairs(tiles) do
            g:place(tile, 1)
        end
    end,
}
