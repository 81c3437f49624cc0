-- Cannot be attacked while herding animals in the territory, all players', are at least as many as hunters there.
---@type evolution.Trait
return {
    id = "herding",
    icon = "sheep",
    family = "defence",
    name = { en = "Herding", ru = "Стадность", pl = "Stadność" },
    text = {
        en = [[Cannot be attacked while the animals with Herding in its territory, whoever owns them, are at least as many as the
            carnivores there.]],
        ru = "На него нельзя напасть, пока на его территории животных со Стадностью, чьих угодно, не меньше, чем хищников.",
        pl = [[Nie można go atakować, dopóki na jego terytorium zwierząt ze Stadnością, czyichkolwiek, jest nie mniej niż
            drapieżników.]],
    },
    says = {
        herd = {
            en = "there are not more carnivores here than herding animals",
            ru = "хищников здесь не больше, чем стадных животных",
            pl = "drapieżników jest tu nie więcej niż zwierząt stadnych",
        },
        helpless = {
            en = "there are more carnivores here than herding animals",
            ru = "хищников здесь больше, чем стадных животных",
            pl = "drapieżników jest tu więcej niż zwierząt stadnych",
        },
    },
    source = "rulebook",
    reads = { "alike", "hunters" },

    protects = function(attack)
        if attack.alike + 1 >= attack.hunters then
            return "herd"
        end
    end,
}
