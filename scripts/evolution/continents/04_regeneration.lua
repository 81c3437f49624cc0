-- At most one other trait, and no need for more food. If it is eaten, its traits stay, and in the extinction phase a new card comes to them.
---@type evolution.Trait
return {
    id = "regeneration",
    icon = "sea-star",
    family = "defence",
    name = { en = "Regeneration", ru = "Регенерация", pl = "Regeneracja" },
    text = {
        en = [[Its animal has at most one other trait (pair cards count), and none that raises its need for food. If the
            animal is eaten, the traits stay, and in the extinction phase you must lay a card from your hand, or from
            the deck if you have none, as the animal; you draw nothing for it.]],
        ru = [[Кроме этого свойства, у животного может быть лишь одно (парные тоже считаются), и не увеличивающее его
            потребность в еде. Если животное съедят, свойства остаются, и в фазу вымирания вы обязаны положить к ним
            карту животного из руки, а если рука пуста, из колоды. Новых карт за него вы не получаете.]],
        pl = [[Zwierzę może mieć oprócz niej tylko jedną cechę (liczą się też parowe), i to taką, która nie zwiększa
            zapotrzebowania na pokarm. Jeśli zostanie zjedzone, cechy zostają, a w fazie wymierania musisz dołożyć
            jako zwierzę kartę z ręki lub, gdy jej nie masz, z talii; nie dobierasz za nie kart.]],
    },
    says = {
        two_traits = {
            en = "with Regeneration it has at most two traits",
            ru = "с Регенерацией у него не больше двух свойств",
            pl = "z Regeneracją ma najwyżej dwie cechy",
        },
        no_need = {
            en = "with Regeneration no trait may need food",
            ru = "с Регенерацией ни одно свойство не может увеличивать потребность в еде",
            pl = "z Regeneracją żadna cecha nie może zwiększać zapotrzebowania na pokarm",
        },
    },
    source = "rulebook",

    admits = function(animal)
        if animal.traits > 2 then
            return "two_traits"
        end
        if animal.need > 0 then
            return "no_need"
        end
    end,

    remains = function()
        return true
    end,
}
