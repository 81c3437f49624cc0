-- The owner draws an element, and so does each animal that has fewer than the owner.
---@type dominant.Card
return {
    id = "symbiotic",
    icon = "bee",
    family = "change",
    name = { en = "Symbiotic", ru = "Симбиоз", pl = "Symbiotyczny" },
    text = {
        en = [[You, and each animal that has fewer elements than you (printed ones count), draw 1 random element from the bag for a free
            slot, if there is one.]],
        ru = [[Вы и каждый класс животных, у которого источников пищи меньше, чем у вас (напечатанные считаются), тянете наугад 1 жетон из
            мешочка в свободную ячейку, если она есть.]],
        pl = [[Ty i każda gromada, która ma mniej zasobów niż ty (razem z nadrukowanymi), losujecie po 1 żetonie z woreczka na wolne pole,
            jeśli takie jest.]],
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        local me, own = g:me(), g:elements()
        for _, animal in ipairs(g:food_chain()) do
            -- No draw changes what another animal has: all are compared as they were before the first one.
            if animal == me or g:elements(animal) < own then
                g:draw_element(animal)
            end
        end
    end,
}
