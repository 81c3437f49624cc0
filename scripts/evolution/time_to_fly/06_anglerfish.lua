-- Laid as an animal only. When an animal without traits is attacked, it turns over and attacks the hunter, ignoring one trait.
---@type evolution.Trait
return {
    id = "anglerfish",
    icon = "angler-fish",
    family = "attack",
    name = { en = "Anglerfish", ru = "Удильщик", pl = "Żabnica" },
    text = {
        en = [[Only laid as an animal. When a carnivore attacks an animal of yours without traits, you may turn this one
            over, if it has no traits either: it attacks the carnivore, ignoring one of its traits, and is an animal
            with Carnivorous from then on. If it is attacked itself, it must do so. A carnivore that survives gets
            nothing and attacks no more this turn.]],
        ru = [[Можно сыграть только как животное. Когда хищник нападает на ваше животное без свойств, можете вскрыть эту
            карту, если и на ней нет свойств: она атакует хищника, игнорируя одно из его свойств, и дальше считается
            животным с Хищником. Если напали на неё саму, вы обязаны это сделать. Уцелевший хищник ничего не получает
            и в этот ход больше не атакует.]],
        pl = [[Zagrywana tylko jako zwierzę. Gdy drapieżnik atakuje twoje zwierzę bez cech, możesz odwrócić tę kartę,
            jeśli i ona ich nie ma: atakuje drapieżnika, ignorując jedną jego cechę, i odtąd jest zwierzęciem z
            Drapieżnikiem. Jeśli zaatakowano ją samą, musisz to zrobić. Ocalały drapieżnik nic nie dostaje i w tej
            turze już nie atakuje.]],
    },
    source = "rulebook",
    on = "hidden",
    ignores = 1,

    guard = function(g, me, hunter)
        g:attack(me, hunter)
    end,
}
