-- Attacked: must roll a die. 4, 5, 6: it escapes, and the hunter attacks nobody else this turn.
---@type evolution.Trait
return {
    id = "running",
    icon = "run",
    family = "defence",
    name = { en = "Running", ru = "Быстрое", pl = "Szybkość" },
    text = {
        en = [[When a carnivore attacks it, you must roll a die: on 4, 5 or 6 it escapes, and the carnivore attacks nobody else this
            turn.]],
        ru = [[Когда на него нападает хищник, обязательно бросьте кубик: при 4, 5 или 6 оно убегает, и хищник в этом ходу больше ни
            на кого не нападает.]],
        pl = [[Gdy atakuje je drapieżnik, musisz rzucić kostką: przy 4, 5 lub 6 ucieka, a drapieżnik nie atakuje już nikogo w tej
            turze.]],
    },
    says = {
        rolled = { en = "(4+ escapes)", ru = "(убегает при 4+)", pl = "(ucieka przy 4+)" },
    },
    source = "rulebook",

    must_react = function()
        return true
    end,

    react = function(g)
        if g:roll(6) >= 4 then
            return 1
        end
        return 0
    end,
}
