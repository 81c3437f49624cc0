-- Whoever alone has the most cubes on tundra holds it. At a Survival it pays the bonus for the tundra tiles with its holder's cubes.
---@type dominant.Survival
return {
    id = "survival_card",
    kind = "survival",
    name = { en = "Survival card", ru = "Карта «Выживание»", pl = "Karta Przetrwanie" },
    text = {
        en = [[Whoever alone has the most cubes on tundra holds this card. At a Survival it pays the bonus for the number of tundra tiles on
            which its holder is.]],
        ru = [[Карта у того, у кого больше всех кубов в тундре; при равенстве её нет ни у кого. При выживании владелец получает бонусные ПО за
            число тайлов тундры, на которых есть его кубы.]],
        pl = [[Kartę ma gromada, która jako jedyna ma najwięcej kostek na kaflach tundry; przy remisie karta jest niczyja. Podczas Przetrwania jej posiadacz
            zdobywa bonusowe PZ za liczbę kafli tundry, na których ma kostki.]],
    },
    source = "rulebook",

    holds = function(animal)
        return animal.cubes > animal.rival
    end,

    pays = function(holder)
        return holder.bonus
    end,
}
