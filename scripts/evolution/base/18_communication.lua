-- A pair: when one gets a red token from the bank, the other takes one, too. Once a feeding round.
---@type evolution.Trait
return {
    id = "communication",
    icon = "conversation",
    family = "feeding",
    name = { en = "Communication", ru = "Взаимодействие", pl = "Komunikacja" },
    short = { en = "Commun.", ru = "Взаимод.", pl = "Komunik." },
    text = {
        en = [[For two of your animals. When one gets a red token from the bank, the other at once gets one from the bank, too. Once
            a feeding round.]],
        ru = [[На двух ваших животных. Если одно взяло красную фишку из кормовой базы, второе тут же берёт оттуда ещё одну. Один раз
            за раунд питания.]],
        pl = [[Na dwa twoje zwierzęta. Gdy jedno bierze czerwony żeton z bazy pokarmowej, drugie od razu też bierze z niej czerwony.
            Raz na rundę żywienia.]],
    },
    source = "rulebook",
    pair = "even",
    once = "round",

    offered = function(now)
        return now.bank > 0 and now.can_eat
    end,

    companion_ate = function(g, me, _, from_bank)
        if from_bank then
            g:take_food(me)
        end
    end,
}
