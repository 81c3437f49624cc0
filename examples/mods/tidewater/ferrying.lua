-- Whenever an own amoeba drifts, moves or escapes to another cell, one other amoeba may ride along: an own one free, a foreign one if
-- its player agrees and pays the fare. Whoever rides has its own turn all the same.
---@type soup.Gene
return {
    id = "ferrying",
    icon = "wave-surfer",
    name = { en = "Ferrying", ru = "Перевоз", pl = "Przewóz" },
    text = {
        by = "dragged-carries",
        no = {
            en = "An amoeba of yours that drifts, moves or escapes to another cell may take one other from its cell along: your own free of charge, a foreign one if its owner agrees and pays you 1 point.",
            ru = "Ваша амёба, которая дрейфует, движется или убегает на другую клетку, может взять с собой ещё одну из своей клетки: вашу — бесплатно, чужую — если её игрок согласен и заплатит вам 1 очко.",
            pl = "Twoja ameba, która dryfuje, porusza się lub ucieka na inne pole, może zabrać ze swojego pola jeszcze jedną: twoją bezpłatnie, obcą, jeśli jej gracz się zgodzi i zapłaci ci 1 punkt.",
        },
        yes = {
            en = "An amoeba of yours that drifts, moves, escapes or is dragged to another cell may take one other from its cell along: your own free of charge, a foreign one if its owner agrees and pays you 1 point. Your own passenger takes nobody along.",
            ru = "Ваша амёба, которая дрейфует, движется, убегает или уносится вслед за другой на другую клетку, может взять с собой ещё одну из своей клетки: вашу — бесплатно, чужую — если её игрок согласен и заплатит вам 1 очко. Ваша пассажирка никого с собой не берёт.",
            pl = "Twoja ameba, która dryfuje, porusza się, ucieka lub rusza uczepiona innej na inne pole, może zabrać ze swojego pola jeszcze jedną: twoją bezpłatnie, obcą, jeśli jej gracz się zgodzi i zapłaci ci 1 punkt. Twoja pasażerka nikogo ze sobą nie zabiera.",
        },
    },
    says = {
        passenger = { en = "who rides along", ru = "кого взять с собой", pl = "kogo zabrać ze sobą" },
        ride = { en = "whether to ride along for 1 point", ru = "отправиться ли с ней за 1 очко", pl = "czy ruszyć z nią za 1 punkt" },
    },
    source = "own",
    copies = { [3] = 1, [4] = 2 },
    price = 3,
    mutation = 3,
    remembers = { ferrying = "turn" },

    leaving = function(g, amoeba, from, to)
        -- By the option `dragged-carries` an own passenger leaves its cell in this sense, too.
        if g:recall("ferrying") == 1 then
            return
        end
        local waiting = {}
        for _, own in ipairs(g:amoebas_in(from)) do
            if own ~= amoeba then
                table.insert(waiting, own)
            end
        end
        for _, host in ipairs(g:hosts(amoeba)) do -- others here who have at least 1 point
            for _, foreign in ipairs(g:amoebas_in(from, host)) do
                table.insert(waiting, foreign)
            end
        end
        if #waiting == 0 then
            return
        end
        local passenger = g:choose_amoeba("passenger", waiting, true)
        if not passenger then
            return
        end
        local player = g:owner_of(passenger)
        if player ~= g:owner() then
            -- The other player is asked with the amoeba in sight, not by a bare yes or no.
            if not g:choose_amoeba("ride", { passenger }, true, player) then
                return
            end
            g:pay_for(player, 1)
            g:gain(1)
        end
        g:remember("ferrying", 1)
        g:drag(passenger, to)
        g:remember("ferrying", 0)
    end,
}
