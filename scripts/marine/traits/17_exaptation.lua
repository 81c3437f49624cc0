-- You copy a trait of another animal; with 16 cubes or fewer left, a random trait comes instead.
---@type marine.Card
return {
    id = "exaptation",
    icon = "archaeopteryx-fossil",
    family = "change",
    name = { en = "Exaptation", ru = "Экзаптация", pl = "Egzaptacja" },
    text = {
        by = "exaptation-ends",
        ["after-action"] = {
            en = [[When the game begins, choose a trait of an opponent: you have it, too. Once your gene pool is down to 16 cubes or
                fewer, you lose the copy after the current action and get a random unused trait.]],
            ru = [[В начале игры выберите свойство соперника: оно есть и у вас. Как только в генофонде осталось 16 кубов или меньше,
                после текущего действия вы теряете копию и получаете случайное неиспользуемое свойство.]],
            pl = [[Na początku gry wybierz cechę przeciwnika: masz ją także ty. Gdy tylko w puli genowej zostanie 16 lub mniej kostek, po
                bieżącej akcji tracisz kopię i dostajesz losową nieużywaną cechę.]],
        },
        ["at-once"] = {
            en = [[When the game begins, choose a trait of an opponent: you have it, too. As soon as your gene pool is down to 16 cubes
                or fewer, you lose the copy at once, even in the middle of an action (a card acts to its end first), and get a random
                unused trait.]],
            ru = [[В начале игры выберите свойство соперника: оно есть и у вас. Как только в генофонде осталось 16 кубов или меньше, вы
                сразу, даже посреди действия (но карта сначала доигрывается), теряете копию и получаете случайное неиспользуемое
                свойство.]],
            pl = [[Na początku gry wybierz cechę przeciwnika: masz ją także ty. Gdy tylko w puli genowej zostanie 16 lub mniej kostek, od
                razu, nawet w środku akcji (ale karta najpierw działa do końca), tracisz kopię i dostajesz losową nieużywaną cechę.]],
        },
    },
    says = {
        which = { en = "which trait do you copy?", ru = "какое свойство скопировать?", pl = "którą cechę skopiować?" },
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
