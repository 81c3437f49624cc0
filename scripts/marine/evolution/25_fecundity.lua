-- One own species comes to each tile that the owner occupies, or to some of them.
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
    id = "fecundity",
    icon = "egg-clutch",
    name = { en = "Fecundity", ru = "Размножение", pl = "Plenność" },
    text = {
        en = [[On each tile that you occupy you may place 1 species from your gene pool (by an option: you must). If there are too few,
            you choose the tiles.]],
        ru = [[На каждый занятый вами тайл вы можете (с настройкой — обязаны) поместить 1 вид из генофонда. Если их не хватает, тайлы
            выбираете вы.]],
        pl = [[Na każdym zajętym przez siebie kaflu możesz (zależnie od opcji: musisz) umieścić 1 gatunek z puli genowej. Jeśli jest ich
            za mało, wybierasz kafle.]],
    },
    says = {
        tiles = {
            en = "which tiles get 1 of your species",
            ru = "какие тайлы получат 1 ваш вид",
            pl = "które kafle dostają 1 twój gatunek",
        },
        without = { en = "which tile goes without", ru = "какой тайл останется ни с чем", pl = "który kafel nic nie dostaje" },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

    play = function(g)
        local tiles = g:tiles()
        local most = math.min(#tiles, g:pool())
        if most == 0 then
            return
        end
        if not g:must_breed() then
            tiles = g:choose_tiles("tiles", tiles, most)
        end
        while #tiles > most do
            tiles = without(tiles, g:choose_tile("without", tiles))
        end
        for _, tile in ipairs(tiles) do
            g:place(tile, 1)
        end
    end,
}
