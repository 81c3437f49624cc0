-- One own cube comes to each tile that the owner occupies, or to some of them.

-- So few tiles are chosen as quickly one by one.
local FEW = 2

---@type dominant.Card
return {
    id = "fecundity",
    icon = "nest-eggs",
    family = "growth",
    name = { en = "Fecundity", ru = "Размножение", pl = "Plenność" },
    text = {
        en = "On each tile that you occupy you may place 1 cube from your gene pool. If there are too few, you choose the tiles.",
        ru = "На каждый занятый вами тайл вы можете поместить 1 куб из генофонда. Если кубов не хватает, тайлы выбираете вы.",
        pl = "Na każdym zajętym przez siebie kaflu możesz umieścić 1 kostkę z puli genowej. Jeśli jest ich za mało, wybierasz kafle.",
    },
    says = {
        all = {
            en = "place 1 cube on each tile that you occupy? With “no” you choose the tiles",
            ru = "поместить по 1 кубу на каждый занятый вами тайл? При ответе «нет» вы выберете тайлы",
            pl = "położyć po 1 kostce na każdym zajętym kaflu? Przy odpowiedzi „nie” wybierzesz kafle",
        },
        tiles = {
            en = "which tiles get 1 of your cubes?",
            ru = "какие тайлы получат по 1 вашему кубу?",
            pl = "na których kaflach kładziesz po 1 kostce?",
        },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local tiles = g:tiles()
        local most = math.min(#tiles, g:pool())
        if most == 0 then
            return
        end
        -- One answer for many tiles, where there are cubes for all of them.
        if most < #tiles or #tiles <= FEW or not g:ask_yes("all") then
            tiles = g:choose_tiles("tiles", tiles, most --[[@as integer]])
        end
        for _, tile in ipairs(tiles) do
            g:place(tile, 1)
        end
    end,
}
