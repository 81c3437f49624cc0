-- G19. Advanced. Contains Struggle for Survival. Phase 5, after all natural deaths, once a round: pay 1 point, one own amoeba
-- attacks one foreign amoeba in its cell.
---@type soup.Gene
return {
    id = "aggression",
    icon = "fangs",
    family = "attack",
    name = { en = "Aggression", ru = "Агрессия", pl = "Agresja" },
    text = {
        en = "Contains Struggle for Survival. In phase 5, after the deaths, you may once a round pay 1 point and let one of your amoebas attack a foreign one in its cell. If that works, the other one dies and leaves 2 cubes of each colour; if it fails, nothing happens.",
        ru = "Включает ген «Борьба за выживание». В фазе 5, после гибели амёб, можно раз в раунд за 1 очко напасть одной вашей амёбой на чужую в её клетке. При успехе та гибнет, оставляя по 2 кубика каждого цвета; при неудаче ничего не происходит.",
        pl = "Zawiera gen „Walka o przetrwanie”. W fazie 5, po śmierci ameb, możesz raz na rundę za 1 punkt zaatakować jedną twoją amebą obcą na jej polu. Jeśli się uda, tamta ginie i zostawia po 2 kostki każdego koloru; jeśli nie, nic się nie dzieje.",
    },
    says = {
        hunter = { en = "which amoeba attacks?", ru = "какая амёба нападает?", pl = "która ameba atakuje?" },
    },
    deed = { en = "attack a foreign amoeba", ru = "напасть на чужую амёбу", pl = "zaatakować obcą amebę" },
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
