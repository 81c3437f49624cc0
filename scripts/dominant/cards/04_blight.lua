-- All elements of a tile but one are removed.
---@type dominant.Card
return {
    id = "blight",
    icon = "falling-leaf",
    family = "harm",
    name = { en = "Blight", ru = "Увядание", pl = "Zaraza" },
    text = {
        en = [[Choose a tile and remove all elements that touch it but 1; you say which one stays. With 0 or 1 element nothing happens.]],
        ru = [[Выберите тайл и уберите все касающиеся его жетоны источников пищи, кроме 1; какой останется, решаете вы. Если их 0 или 1,
            ничего не происходит.]],
        pl = [[Wybierz kafel i usuń wszystkie dotykające go żetony zasobów oprócz 1; ty decydujesz, który zostaje. Jeśli jest ich 0 albo 1,
            nic się nie dzieje.]],
    },
    says = {
        tile = {
            en = "which tile is left with one element?",
            ru = "на каком тайле останется один жетон?",
            pl = "na którym kaflu zostaje jeden żeton?",
        },
        stays = { en = "which element stays?", ru = "какой жетон останется?", pl = "który żeton zostaje?" },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local tile = g:choose_tile("tile", g:earth())
        if g:tokens_at(tile) < 2 then
            return
        end
        g:about_tile(tile)
        local stays = g:choose_token_of("stays", tile)
        for _, corner in ipairs(g:elements_at(tile)) do
            if corner ~= stays then
                g:remove(corner)
            end
        end
    end,
}
