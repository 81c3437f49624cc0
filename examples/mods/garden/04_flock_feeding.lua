-- Free, once a turn: one more red token, as long as another animal with this trait, anybody's, is near.
---@type evolution.Trait
return {
    id = "flock_feeding",
    icon = "flamingo",
    name = { en = "Flock feeding", ru = "Общая кормёжка", pl = "Wspólne żerowanie" },
    text = {
        en = [[Once a turn, in your feeding turn, it may take 1 extra red token from the bank, whatever else you do, but only if
            another animal, anybody's, has Flock feeding, too (in Continents: in its territory).]],
        ru = [[Раз в ход, в вашу фазу питания, оно может взять из кормовой базы ещё 1 красную фишку, чем бы вы ни занимались, но
            только если Общая кормёжка есть и у другого животного, чьего угодно (в «Континентах» — на его территории).]],
        pl = [[Raz w turze, w twojej kolejce żywienia, może wziąć z bazy 1 dodatkowy czerwony żeton, cokolwiek innego robisz, ale
            tylko gdy Wspólne żerowanie ma też inne zwierzę, czyjekolwiek (w „Kontynentach”: na jego terytorium).]],
    },
    source = "own",
    once = "turn",
    reads = { "alike" },

    offered = function(now)
        return now.alike > 0 and now.can_eat and now.bank > 0
    end,

    free = function(g, me)
        g:take_food(me)
    end,
}
