-- You copy a trait of another animal; with 16 cubes or fewer left, a random trait comes instead.
return {
    id = "exaptation",
    icon = "archaeopteryx-fossil",
    name = { en = "Exaptation", ru = "Экзаптация", pl = "Egzaptacja" },
    text = {
        en = [[When the game begins, choose a trait of another animal: you have it, too. Once your gene pool is down to 16 cubes, you
            lose the copy after the action and get a random unused trait.]],
        ru = [[В начале игры выберите свойство другого животного: оно есть и у вас. Когда в генофонде останется 16 кубов, после
            действия вы теряете копию и получаете случайное неиспользованное свойство.]],
        pl = [[Na początku gry wybierz cechę innej gromady: ty też ją masz. Gdy w puli genowej zostanie 16 kostek, po akcji tracisz
            kopię i dostajesz losową nieużywaną cechę.]],
    },
    says = {
        which = { en = "which trait to copy", ru = "какое свойство скопировать", pl = "którą cechę skopiować" },
    },
    kind = "trait",
    source = "inferred",
    shuffled = "unless_two",
    reads = { "pool" },

    begins = function(g)
        local traits = {}
        for _, animal in ipairs(g:opponents()) do
            for _, trait in ipairs(g:traits(animal)) do
                traits[#traits + 1] = trait
            end
        end
        if #traits > 0 then
            g:copy(g:choose_card("which", traits))
        end
    end,

    watches = function(now)
        return now.copies > 0 and now.pool <= 16
    end,

    after_action = function(g)
        g:drop_copies()
        g:draw_trait()
    end,
}
