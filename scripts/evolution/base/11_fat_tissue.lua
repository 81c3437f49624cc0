-- Stores one token that its fed animal gets. Instead of a red token: turn any number of an animal's stored tokens into blue ones.
---@type evolution.Trait
return {
    id = "fat_tissue",
    icon = "pig",
    family = "store",
    name = { en = "Fat tissue", ru = "Жировой запас", pl = "Tkanka tłuszczowa" },
    short = { en = "Fat", ru = "Жир", pl = "Tłuszcz" },
    text = {
        en = [[Stores 1 token that its fed animal would get; it turns yellow and stays after the turn, too. Instead of
            taking red food, turn any number of one animal's stored tokens into blue ones; that does not count as
            getting food. An animal may have several of these.]],
        ru = [[Хранит 1 фишку, которую получило бы уже накормленное животное; она становится жёлтой и не снимается в
            конце хода. Вместо взятия красной фишки превратите сколько угодно запасов одного животного в синие фишки;
            получением еды это не считается. Таких карт на животном может быть несколько.]],
        pl = [[Przechowuje 1 żeton, który dostałoby już nakarmione zwierzę; staje się żółty i zostaje także po końcu
            tury. Zamiast brać czerwony żeton, zamień dowolną liczbę zapasów jednego zwierzęcia na niebieskie żetony;
            nie liczy się to jako otrzymanie pokarmu. Zwierzę może mieć kilka takich kart.]],
    },
    says = {
        how_much = { en = "how much stored food does it use?", ru = "сколько запасов потратить?", pl = "ile zapasów zużyć?" },
    },
    source = "rulebook",
    stores = 1,
    reads = { "convertible" },

    offered = function(now)
        return now.convertible > 0
    end,

    main = function(g, me)
        local amounts = {}
        for amount = 1, g:convertible(me) do
            table.insert(amounts, amount)
        end
        g:convert(me, g:choose_number("how_much", amounts))
    end,
}
