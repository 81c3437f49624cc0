-- G20. Advanced. Phase 1: no target for others, by an option for nobody. Phase 5: an attack that is not escaped gives 1 damage point instead of death.
---@type soup.Gene
return {
    id = "armor",
    icon = "turtle-shell",
    family = "defence",
    name = { en = "Armor", ru = "Панцирь", pl = "Pancerz" },
    also = { en = "Panzerung", ru = "Armor, Panzerung", pl = "Armor, Panzerung" },
    text = {
        by = "armor-at-limit",
        ["dies-now"] = {
            by = "armor-guards",
            foes = {
                en = "In phase 1 foreign amoebas cannot attack yours. In phase 5 an attack that succeeds gives 1 damage point instead of killing; if that makes 2 (with Life Expectancy 3), the amoeba dies of it at once.",
                ru = "В фазе 1 чужие амёбы не могут нападать на ваших. В фазе 5 удавшаяся атака не убивает, а наносит 1 очко повреждений; если их стало 2 (с геном «Долголетие» — 3), амёба сразу от них гибнет.",
                pl = "W fazie 1 obce ameby nie mogą atakować twoich. W fazie 5 udany atak nie zabija, lecz zadaje 1 punkt uszkodzeń; jeśli jest ich już 2 (z genem „Długowieczność” 3), ameba od razu od nich ginie.",
            },
            all = {
                en = "In phase 1 other amoebas, foreign or your own, cannot attack yours. In phase 5 an attack that succeeds gives 1 damage point instead of killing; if that makes 2 (with Life Expectancy 3), the amoeba dies of it at once.",
                ru = "В фазе 1 другие амёбы, чужие и ваши, не могут нападать на ваших. В фазе 5 удавшаяся атака не убивает, а наносит 1 очко повреждений; если их стало 2 (с геном «Долголетие» — 3), амёба сразу от них гибнет.",
                pl = "W fazie 1 inne ameby, obce i twoje, nie mogą atakować twoich. W fazie 5 udany atak nie zabija, lecz zadaje 1 punkt uszkodzeń; jeśli jest ich już 2 (z genem „Długowieczność” 3), ameba od razu od nich ginie.",
            },
        },
        ["dies-later"] = {
            by = "armor-guards",
            foes = {
                en = "In phase 1 foreign amoebas cannot attack yours. In phase 5 an attack that succeeds gives 1 damage point instead of killing; if that makes 2 (with Life Expectancy 3), the amoeba dies of it only in phase 5 of the next round.",
                ru = "В фазе 1 чужие амёбы не могут нападать на ваших. В фазе 5 удавшаяся атака не убивает, а наносит 1 очко повреждений; если их стало 2 (с геном «Долголетие» — 3), амёба погибнет от них только в фазе 5 следующего раунда.",
                pl = "W fazie 1 obce ameby nie mogą atakować twoich. W fazie 5 udany atak nie zabija, lecz zadaje 1 punkt uszkodzeń; jeśli jest ich już 2 (z genem „Długowieczność” 3), ameba zginie od nich dopiero w fazie 5 następnej rundy.",
            },
            all = {
                en = "In phase 1 other amoebas, foreign or your own, cannot attack yours. In phase 5 an attack that succeeds gives 1 damage point instead of killing; if that makes 2 (with Life Expectancy 3), the amoeba dies of it only in phase 5 of the next round.",
                ru = "В фазе 1 другие амёбы, чужие и ваши, не могут нападать на ваших. В фазе 5 удавшаяся атака не убивает, а наносит 1 очко повреждений; если их стало 2 (с геном «Долголетие» — 3), амёба погибнет от них только в фазе 5 следующего раунда.",
                pl = "W fazie 1 inne ameby, obce i twoje, nie mogą atakować twoich. W fazie 5 udany atak nie zabija, lecz zadaje 1 punkt uszkodzeń; jeśli jest ich już 2 (z genem „Długowieczność” 3), ameba zginie od nich dopiero w fazie 5 następnej rundy.",
            },
        },
    },
    says = {
        armored = { en = "it is armored", ru = "у неё панцирь", pl = "ma pancerz" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 6,
    mutation = 6,
    scores = 2,
    gives_up = { "defense", "escape" },

    protects = function(attack)
        if attack.violent then
            return "armored"
        end
    end,

    struck = function(g, amoeba)
        g:damage(amoeba)
        return true
    end,
}
