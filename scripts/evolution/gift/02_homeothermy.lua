-- Free, once a feeding round, while it is not fed: one more red token from the bank.
---@type evolution.Trait
return {
    id = "homeothermy",
    icon = "thermometer-hot",
    family = "feeding",
    name = { en = "Homeothermy", ru = "Теплокровность", pl = "Stałocieplność" },
    text = {
        en = [[In each of your feeding turns it may take 1 extra red token from the bank, whatever else you do, as long as it is not
            fed.]],
        ru = [[Пока оно не накормлено, каждый раз в вашу очередь, в фазе питания, оно может взять из кормовой базы ещё 1 красную фишку,
            чем бы вы ни занимались.]],
        pl = [[Dopóki nie jest nakarmione, za każdym razem w twojej kolejce żywienia może wziąć z bazy 1 dodatkowy czerwony
            żeton, cokolwiek innego robisz.]],
    },
    source = "rulebook",
    need = 1,
    once = "round",

    offered = function(now)
        return not now.fed and now.can_eat and now.bank > 0
    end,

    free = function(g, me)
        g:take_food(me)
    end,
}
