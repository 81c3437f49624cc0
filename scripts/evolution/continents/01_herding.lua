-- Cannot be attacked while herding animals in the territory, all players', are at least as many as hunters there.
return {
    id = "herding",
    name = { en = "Herding", ru = "Стадность", pl = "Stadność" },
    text = {
        en = "Cannot be attacked while in this territory animals with Herding, whosever they are, are not outnumbered by carnivores.",
        ru = "На него нельзя напасть, пока животных со Стадностью на этой территории, чьих угодно, не меньше, чем хищников.",
        pl = "Nie można go atakować, dopóki na tym terytorium zwierząt ze Stadnością, czyichkolwiek, jest nie mniej niż drapieżników.",
    },
    says = {
        herd = { en = "the herd here outweighs the carnivores", ru = "стадо здесь не меньше, чем хищников", pl = "stado jest tu nie mniejsze niż liczba drapieżników" },
    },
    source = "rulebook",
    reads = { "alike", "hunters" },

    protects = function(attack)
        if attack.alike + 1 >= attack.hunters then
            return "herd"
        end
    end,
}
