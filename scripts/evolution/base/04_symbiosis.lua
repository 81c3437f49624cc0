-- A pair: while the symbiont (1) lives, the other (2) cannot be attacked; it gets red and blue food only when the symbiont is fed.
---@type evolution.Trait
return {
    id = "symbiosis",
    icon = "clownfish",
    family = "defence",
    name = { en = "Symbiosis", ru = "Симбиоз", pl = "Symbioza" },
    text = {
        en = [[For two of your animals; when you lay it, name one of them the symbiont. While the symbiont lives, the
            other cannot be attacked, but it gets red and blue tokens only when the symbiont is fed.]],
        ru = [[На двух ваших животных; играя карту, назовите одно из них симбионтом. Пока он жив, на второе нельзя
            напасть, но красные и синие фишки оно получает, лишь когда симбионт накормлен.]],
        pl = [[Na dwa twoje zwierzęta; zagrywając kartę, wskaż jedno z nich jako symbionta. Dopóki symbiont żyje,
            drugiego nie można atakować, ale czerwone i niebieskie żetony dostaje ono tylko wtedy, gdy symbiont jest
            nakarmiony.]],
    },
    says = {
        first = {
            en = "symbiont: protects the other",
            ru = "симбионт: защищает другое животное",
            pl = "symbiont: chroni drugie zwierzę",
        },
        second = { en = "protected by the symbiont", ru = "под защитой симбионта", pl = "pod ochroną symbionta" },
        first_short = { en = "symbiont", ru = "симбионт", pl = "symbiont" },
        second_short = { en = "protected", ru = "защищено", pl = "chronione" },
        guarded = { en = "its symbiont protects it", ru = "его защищает симбионт", pl = "chroni go symbiont" },
        waits = {
            en = "its symbiont must be fed first",
            ru = "сначала должен быть накормлен его симбионт",
            pl = "najpierw musi być nakarmiony jego symbiont",
        },
        helpless = { en = "it is the symbiont itself", ru = "он сам — симбионт", pl = "sam jest symbiontem" },
    },
    source = "rulebook",
    pair = "directed",

    protects = function(attack)
        if attack.role == 2 then
            return "guarded"
        end
    end,

    may_eat = function(now)
        if now.role == 2 and not now.companion_fed then
            return "waits"
        end
    end,
}
