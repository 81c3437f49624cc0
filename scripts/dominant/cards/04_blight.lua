-- All elements of a tile but one are removed.
---@type dominant.Card
return {
    id = "blight",
    icon = "falling-leaf",
    name = { en = "Blight", ru = "Увядание", pl = "Zaraza" },
    text = {
        en = "Choose a tile that 2 or more elements touch. Remove all of them but 1; you say which one stays.",
        ru = "Выберите тайл, которого касаются 2 жетона источников пищи или больше. Уберите их все, кроме 1; какой останется, решаете вы.",
        pl = "Wybierz kafel, którego dotykają 2 żetony zasobów lub więcej. Usuń je wszystkie oprócz 1; ty decydujesz, który zostaje.",
    },
    says = {
        tile = {
            en = "which tile is left with one element",
            ru = "на каком тайле останется один жетон",
            pl = "na którym kaflu zostaje jeden żeton",
        },
        stays = { en = "which element stays", ru = "какой жетон останется", pl = "który żeton zostaje" },
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local tiles = {}
        for _, tile in ipairs(g:earth()) do
            if g:tokens_at(tile) > 1 then
                table.insert(tiles, tile)
            end
        end
        if #tiles == 0 then
            return
        end
        local tile = g:choose_tile("tile", tiles)
        g:about_tile(tile)
        local stays = g:choose_token_of("stays", tile)
        for _, corner in ipairs(g:elements_at(tile)) do
            if corner ~= stays then
                g:remove(corner)
            end
        end
    end,
}
