-- A space of your own. Its action: up to 2 cubes from the gene pool to one tile where you are.
---@type marine.Card
return {
    id = "benthic",
    icon = "flatfish",
    family = "growth",
    name = { en = "Benthic", ru = "Донные организмы", pl = "Zwierzęta bentosowe" },
    text = {
        by = "benthic-pawn",
        apart = {
            en = [[This card is a space of the display. Only you may place a pawn here, and the order of basic pawns does not apply to
                it. The action: place up to 2 cubes from your gene pool on one tile that you occupy.]],
            ru = [[Эта карта — ячейка действия. Только вы можете поместить сюда маркер, где бы ни стояли ваши остальные маркеры; на их
                порядок он не влияет. Действие: поместите до 2 кубов из генофонда на один занятый вами тайл.]],
            pl = [[Ta karta jest polem akcji. Tylko ty możesz umieścić tu pionek, niezależnie od twoich pozostałych pionków; na ich
                kolejność nie ma wpływu. Akcja: umieść do 2 kostek z puli genowej na jednym kaflu, który zajmujesz.]],
        },
        last = {
            en = [[This card is a space of the display, after all others. Only you may place a pawn here; while it stands here, you can
                place no basic pawn. The action: place up to 2 cubes from your gene pool on one tile that you occupy.]],
            ru = [[Эта карта — ячейка действия, последняя из всех. Только вы можете поместить сюда маркер; пока он здесь, обычные
                маркеры вам ставить некуда. Действие: поместите до 2 кубов из генофонда на один занятый вами тайл.]],
            pl = [[Ta karta jest polem akcji, ostatnim ze wszystkich. Tylko ty możesz umieścić tu pionek; dopóki tu stoi, nie możesz
                umieszczać pionków zwykłych. Akcja: umieść do 2 kostek z puli genowej na jednym kaflu, który zajmujesz.]],
        },
    },
    says = {
        where = { en = "on which tile do you place cubes?", ru = "на какой тайл поместить кубы?", pl = "na którym kaflu umieścić kostki?" },
        how_many = { en = "how many cubes do you place there?", ru = "сколько кубов туда поместить?", pl = "ile kostek tam umieścić?" },
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
        g:about_tile(here)
        g:place(here, g:choose_number("how_many", numbers))
    end,
}
