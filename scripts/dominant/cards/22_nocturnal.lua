-- The owner goes one step forward in initiative.
---@type dominant.Card
return {
    id = "nocturnal",
    icon = "owl",
    family = "actions",
    name = { en = "Nocturnal", ru = "Ночной образ жизни", pl = "Nocny tryb życia" },
    text = {
        en = "Go 1 step forward in initiative: change places with the animal before you. If there is none, nothing happens.",
        ru = [[Передвиньтесь в порядке инициативы на 1 шаг вперёд: поменяйтесь местами с классом животных перед вами. Если перед вами никого
            нет, ничего не происходит.]],
        pl = [[Przesuń się o 1 miejsce do przodu w kolejności inicjatywy: zamień się miejscami z gromadą przed tobą. Jeśli nikogo przed tobą
            nie ma, nic się nie dzieje.]],
    },
    source = "rulebook",
    kind = "dominance",

    play = function(g)
        g:advance()
    end,
}
