-- 1 point for each of your tiles to which others bring new cubes.
return {
    id = "prey_switching",
    icon = "body-swapping",
    name = { en = "Prey Switching", ru = "Переключение", pl = "Zmiana żywienia" },
    text = {
        en = [[When an action or a card brings cubes from the gene pools of others to tiles that you occupy, you get 1 point for each
            of these tiles, however many cubes come.]],
        ru = [[Когда действие или карта приводит кубы из чужих генофондов на занятые вами тайлы, вы получаете 1 ПО за каждый такой
            тайл, сколько бы кубов ни пришло.]],
        pl = [[Gdy akcja lub karta sprowadza kostki z cudzych pul genowych na kafle, które zajmujesz, dostajesz 1 PZ za każdy taki
            kafel, bez względu na liczbę kostek.]],
    },
    kind = "trait",
    source = "rulebook",

    arrivals = function(now)
        return now.tiles
    end,
}
