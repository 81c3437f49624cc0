-- Free, once a turn: an animal that has eaten and is still hungry gets drunk, or, on 1 or 2, the one that brewed does. Who is drunk is
-- paralysed, and needs no more than 1 food.
---@type evolution.Trait
return {
    id = "fermented_fruit",
    icon = "fruit-bowl",
    name = { en = "Fermented fruit", ru = "Забродившие плоды", pl = "Sfermentowane owoce" },
    text = {
        en = [[Once a turn, in your feeding turn, besides taking food or hunting, or instead: choose another animal, anybody's,
            that got food this turn but is not fed yet (in Continents: in its territory), and roll a die. On 3 to 6 that
            animal gets drunk, on 1 or 2 this one does: until the next turn none of its traits acts, and it needs only 1
            food.]],
        ru = [[Раз в ход, в вашу фазу питания, вместо взятия фишки или атаки либо вместе с ними: выберите другое животное, чьё
            угодно, которое в этом ходу уже получало еду, но ещё не накормлено (в «Континентах» — на его территории), и бросьте
            кубик. При 3–6 пьянеет выбранное, при 1 и 2 — оно само: до следующего хода ни одно свойство опьяневшего не
            действует, и ему достаточно 1 фишки еды.]],
        pl = [[Raz w turze, w twojej kolejce żywienia, zamiast brania pokarmu lub polowania albo oprócz nich: wybierz inne zwierzę,
            czyjekolwiek, które w tej turze już dostało pokarm, ale nie jest nakarmione (w „Kontynentach”: na jego terytorium),
            i rzuć kostką. Przy 3–6 upija się wybrane, przy 1 lub 2 – ono samo: do następnej tury żadna cecha
            pijanego nie działa i wystarcza mu 1 żeton pokarmu.]],
    },
    says = {
        guest = { en = "whom it invites to drink", ru = "кого угостить", pl = "kogo poczęstować" },
    },
    source = "own",
    once = "turn",
    reads = { "victims" },

    offered = function(now)
        return now.victims > 0
    end,

    free = function(g, me)
        local guest = g:choose_animal("guest", g:victims(me))
        if g:roll(6) >= 3 then
            g:paralyse(guest)
        else
            g:paralyse(me)
        end
    end,
}
