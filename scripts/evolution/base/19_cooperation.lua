-- A pair: when one gets red or blue food, the other gets 1 blue. Once a feeding round.
---@type evolution.Trait
return {
    id = "cooperation",
    icon = "shaking-hands",
    family = "feeding",
    name = { en = "Cooperation", ru = "Сотрудничество", pl = "Współpraca" },
    short = { en = "Coop.", ru = "Сотрудн.", pl = "Współpr." },
    text = {
        en = "For two of your animals. When one gets red or blue food, the other at once gets 1 blue token. Once a feeding round.",
        ru = [[На двух ваших животных. Стоит одному получить красную или синюю фишку, как второму достаётся 1 синяя. Один раз за
            раунд питания.]],
        pl = [[Na dwa twoje zwierzęta. Gdy jedno dostaje czerwony lub niebieski żeton, drugie od razu dostaje 1 niebieski. Raz na
            rundę żywienia.]],
    },
    source = "rulebook",
    origin = "shared",
    pair = "even",
    once = "round",

    offered = function(now)
        return now.can_eat
    end,

    companion_ate = function(g, me)
        g:feed(me, 1)
    end,
}
