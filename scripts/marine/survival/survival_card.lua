-- Whoever alone has the most cubes on vents holds it. At a Survival it pays the bonus for the number of vents with its holder's cubes.
---@type marine.Survival
return {
    id = "survival_card",
    kind = "survival",
    name = { en = "Survival card", ru = "Карта «Выживание»", pl = "Karta Przetrwanie" },
    text = {
        en = [[Whoever alone has the most cubes on vents holds this card. At a Survival it pays the bonus for the number of vents on which
            its holder is.]],
        ru = [[Карта у того, у кого больше всех кубов на термальных источниках; при равенстве она ничья. При выживании владелец получает
            бонусные ПО за число источников, на которых есть его кубы.]],
        pl = [[Kartę ma gracz, który ma najwięcej kostek na kaflach erupcji; przy remisie jest niczyja. Podczas Przetrwania jej posiadacz
            zdobywa bonusowe PZ za liczbę kafli erupcji, na których ma kostki.]],
    },
    source = "rulebook",

    holds = function(animal)
        return animal.cubes > animal.rival
    end,

    pays = function(holder)
        return holder.bonus
    end,
}
