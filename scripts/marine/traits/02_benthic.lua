-- A space of your own. Its action: up to 2 cubes from the gene pool to one tile where you are.
return {
    id = "benthic",
    icon = "flatfish",
    name = { en = "Benthic", ru = "Донные организмы", pl = "Zwierzęta bentosowe" },
    text = {
        en = [[You alone may place a pawn on this card, whatever your other pawns are doing. The action: place up to 2 cubes from
            your gene pool on one tile that you occupy.]],
        ru = [[Только вы можете поставить маркер на эту карту, где бы ни стояли остальные. Действие: выложите до 2 кубов из
            генофонда на один занятый вами тайл.]],
        pl = [[Tylko ty możesz postawić pionek na tej karcie, niezależnie od pozostałych. Akcja: umieść do 2 kostek z puli
            genowej na jednym kaflu, który zajmujesz.]],
    },
    says = {
        where = { en = "on which tile to place cubes", ru = "на какой тайл выложить кубы", pl = "na którym kaflu umieścić kostki" },
        how_many = { en = "how many cubes", ru = "сколько кубов", pl = "ile kostek" },
    },
    kind = "trait",
    source = "assumed",

    action = function(g)
        local tiles, most = g:tiles(), math.min(2, g:pool())
        if #tiles == 0 or most == 0 then
            return
        end
        local here, numbers = g:choose_tile("where", tiles), {}
        for n = 0, most do
            numbers[#numbers + 1] = n
        end
        g:place(here, g:choose_number("how_many", numbers))
    end,
}
