-- G19. Advanced. Contains Struggle for Survival. Phase 5, after all natural deaths, once a round: pay 1 point, one own amoeba
-- attacks one foreign amoeba in its cell.
return {
    id = "aggression",
    icon = "fangs",
    name = { en = "Aggression", ru = "Агрессия", pl = "Agresja" },
    text = {
        en = "Contains Struggle for Survival. After the deaths, once a round: pay 1 point, one amoeba attacks a foreign one.",
        ru = "Включает ген «Борьба за выживание». В конце фазы смерти, раз в раунд: за 1 очко одна ваша амёба нападает на чужую.",
        pl = "Zawiera gen „Walka o przetrwanie”. Pod koniec fazy śmierci, raz na rundę: za 1 punkt jedna twoja ameba atakuje obcą.",
    },
    says = {
        hunter = { en = "which amoeba attacks", ru = "какая амёба нападает", pl = "która ameba atakuje" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 1 },
    price = 5,
    mutation = 5,
    scores = 2,
    costs = 1,
    gives_up = { "struggle" },
    contains = { "struggle" },

    offered = function(now)
        return now.targets > 0
    end,

    after_deaths = function(g)
        g:attack(g:choose_amoeba("hunter", g:hunters()), true)
    end,
}
