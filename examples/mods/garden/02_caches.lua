-- Free, once a turn: hide a red token of the bank. It is dug up when a feeding phase begins; what is left may be forgotten, and is everybody's.
---@type evolution.Trait
return {
    id = "caches",
    icon = "squirrel",
    name = { en = "Caches", ru = "Тайники", pl = "Skrytki" },
    text = {
        en = [[Once a turn, in your feeding turn, besides taking food or hunting, or instead: it hides 1 red token of the bank; not
            in the last turn. When the feeding phase begins, it may eat tokens that your animals have hidden, as blue ones. Then,
            if some are still hidden, roll a die: on 1 or 2 they are forgotten and added to the bank of its territory.]],
        ru = [[Раз в ход, в вашу фазу питания, вместо взятия фишки или атаки либо вместе с ними: спрячьте 1 красную фишку из
            кормовой базы; в последнем ходу нельзя. Когда начинается фаза питания, оно может съесть спрятанное вашими животными
            как синие фишки. Если после этого что-то осталось, бросьте кубик: при 1 и 2 тайники забыты, и фишки из них
            добавляются в кормовую базу его территории.]],
        pl = [[Raz w turze, w twojej kolejce żywienia, zamiast brania pokarmu lub polowania albo oprócz nich: chowa 1 czerwony żeton
            z bazy pokarmowej; nie w ostatniej turze. Gdy zaczyna się faza żywienia, może zjeść żetony schowane przez twoje
            zwierzęta jako niebieskie. Jeśli potem jakieś zostały, rzuć kostką: przy 1 i 2 zostają zapomniane i trafiają do bazy
            pokarmowej jego terytorium.]],
    },
    says = {
        marked = { en = "hides a token", ru = "прячет фишку", pl = "chowa żeton" },
        dig = { en = "dig up a hidden token and eat it?", ru = "откопать и съесть спрятанную фишку?", pl = "odkopać i zjeść schowany żeton?" },
    },
    source = "own",
    once = "turn",
    -- Remembered for the player: all animals of one player with this trait share it.
    remembers = { hidden = "game" },

    offered = function(now)
        return now.bank > 0 and not now.last_turn
    end,

    free = function(g, me, this)
        g:mark(this) -- nothing follows from it but the words in the log
        g:destroy_food(me, 1)
        g:remember("hidden", g:recall("hidden") + 1)
    end,

    feeding_begins = function(g, me)
        while g:recall("hidden") > 0 and g:can_eat(me) and g:ask_yes("dig") do
            g:remember("hidden", g:recall("hidden") - 1)
            g:feed(me, 1)
        end
        local left = g:recall("hidden")
        if left > 0 and g:roll(6) <= 2 then
            g:remember("hidden", 0)
            g:add_food(me, left)
        end
    end,
}
