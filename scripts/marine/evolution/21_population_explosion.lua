-- As many own species as there are species on a tile come to it from the gene pool.
return {
    id = "population_explosion",
    icon = "explosion-rays",
    name = { en = "Population Explosion", ru = "Популяционный взрыв", pl = "Podwojenie populacji" },
    text = {
        en = [[Choose a tile that you occupy and count all species there: place as many of yours on it, or your whole gene pool if
            it is smaller.]],
        ru = [[Выберите занятый вами тайл и сосчитайте на нём все виды: поместите туда столько же своих или весь генофонд, если он
            меньше.]],
        pl = [[Wybierz zajęty przez siebie kafel i policz na nim wszystkie gatunki: umieść tam tyle samo swoich albo całą pulę
            genową, jeśli jest mniejsza.]],
    },
    says = {
        tile = { en = "where your species multiply", ru = "где размножатся ваши виды", pl = "gdzie mnożą się twoje gatunki" },
    },
    source = "rulebook",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",

    play = function(g)
        local tiles = g:tiles()
        if #tiles > 0 then
            local tile = g:choose_tile("tile", tiles)
            g:place(tile, g:crowd(tile))
        end
    end,
}
