-- Laid as an animal only. When an animal without traits is attacked, it turns over and attacks the hunter, ignoring one trait.
return {
    id = "anglerfish",
    icon = "angler-fish",
    name = { en = "Anglerfish", ru = "Удильщик", pl = "Żabnica" },
    text = {
        en = [[Only laid as an animal. When a carnivore attacks an animal of yours without traits, turn this one over, if it has none
            either: it attacks the carnivore and ignores one of its traits. From then on it is a carnivore. If it is attacked
            itself, it must do so.]],
        ru = [[Кладётся только как животное. Когда хищник нападает на ваше животное без свойств, вскройте эту карту, если свойств нет
            и на ней: она атакует хищника, не считаясь с одним его свойством, и дальше сама живёт как хищник. Если напали на неё
            саму, это обязательно.]],
        pl = [[Kładzie się ją tylko jako zwierzę. Gdy drapieżnik atakuje twoje zwierzę bez cech, odwróć tę kartę, jeśli i ona ich nie
            ma: atakuje drapieżnika, pomijając jedną jego cechę, i odtąd sama jest drapieżnikiem. Jeśli zaatakowano ją samą, musi
            to zrobić.]],
    },
    source = "rulebook",
    on = "hidden",
    ignores = 1,

    guard = function(g, me, hunter)
        g:attack(me, hunter)
    end,
}
