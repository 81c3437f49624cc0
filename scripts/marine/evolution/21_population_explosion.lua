-- As many own cubes as there are cubes on a tile come to it from the gene pool.
---@type marine.Card
return {
    id = "population_explosion",
    icon = "explosion-rays",
    family = "growth",
    name = { en = "Population Explosion", ru = "Популяционный взрыв", pl = "Podwojenie populacji" },
    text = {
        en = [[Choose a tile that you occupy and count all cubes there, everybody’s: place as many of yours on it from your gene pool,
            or all that are left there.]],
        ru = [[Выберите занятый вами тайл и сосчитайте на нём все кубы, свои и чужие: поместите туда столько же своих из генофонда или
            все, сколько осталось.]],
        pl = [[Wybierz zajęty przez siebie kafel i policz na nim wszystkie kostki, swoje i cudze: umieść tam tyle samo swoich z puli
            genowej albo wszystkie, jakie w niej zostały.]],
    },
    says = {
        tile = {
            en = "on which tile do your cubes multiply?",
            ru = "на каком тайле размножатся ваши кубы?",
            pl = "na którym kaflu mnożą się twoje kostki?",
        },
    },
    source = "inferred",
    kind = "evolution",
    events = { "extinction" },
    events_source = "assumed",
    second_source = "unknown",

    play = function(g)
        local tiles = g:tiles()
        if #tiles > 0 and g:pool() > 0 then
            local tile = g:choose_tile("tile", tiles)
            g:place(tile, g:crowd(tile))
        end
    end,
}
