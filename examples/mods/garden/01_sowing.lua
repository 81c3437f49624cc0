-- Instead of a red token: bury 1 red token of the bank. When the next feeding phase begins 3 come up for it, and the sower bites first.
---@type evolution.Trait
return {
    id = "sowing",
    icon = "seedling",
    name = { en = "Sowing", ru = "Посев", pl = "Siew" },
    text = {
        en = [[Once a turn, instead of taking red food: bury 1 red token of the bank; not in the last turn. When the feeding phase
            begins, for each token that your animals have buried 3 red ones are added to the bank of its territory, and it takes
            1 first if it can.]],
        ru = [[Раз в ход вместо взятия красной фишки: заройте 1 красную фишку из кормовой базы; в последнем ходу нельзя. Когда
            начинается фаза питания, за каждую фишку, зарытую вашими животными, в кормовую базу его территории добавляются 3
            красные; если может, оно первым берёт одну.]],
        pl = [[Raz w turze, zamiast brać czerwony żeton: zakop 1 czerwony żeton z bazy pokarmowej; nie w ostatniej turze. Gdy
            zaczyna się faza żywienia, za każdy żeton zakopany przez twoje zwierzęta do bazy jego terytorium trafiają 3
            czerwone, a ono, jeśli może, jako pierwsze bierze 1.]],
    },
    says = {
        marked = { en = "buries a token", ru = "зарывает фишку", pl = "zakopuje żeton" },
    },
    source = "own",
    once = "turn",
    -- Remembered for the player: all sowers of one player share it.
    remembers = { buried = "game" },

    offered = function(now)
        return now.bank > 0 and not now.last_turn
    end,

    main = function(g, me, this)
        g:mark(this) -- nothing follows from it but the words in the log
        g:destroy_food(me, 1)
        g:remember("buried", g:recall("buried") + 1)
    end,

    feeding_begins = function(g, me)
        local buried = g:recall("buried")
        if buried > 0 then
            g:remember("buried", 0)
            g:add_food(me, 3 * buried)
            if g:can_eat(me) then
                g:take_food(me)
            end
        end
    end,
}
