-- Stores one token that its fed animal gets. Instead of a red token: turn any number of an animal's stored tokens into blue ones.
return {
    id = "fat_tissue",
    icon = "pig",
    name = { en = "Fat tissue", ru = "Жировой запас", pl = "Tkanka tłuszczowa" },
    text = {
        en = [[Stores 1 token that its fed animal would get. Instead of taking red food, turn any number of one animal's stored
            tokens into blue ones. An animal may have several of these.]],
        ru = [[Хранит 1 фишку, которую получило бы уже накормленное животное. Вместо красной фишки превратите сколько угодно запасов
            одного животного в синие фишки. Таких карт на животном может быть несколько.]],
        pl = [[Przechowuje 1 żeton, który dostałoby już nakarmione zwierzę. Zamiast brać czerwony żeton, zamień dowolną liczbę
            zapasów jednego zwierzęcia na niebieskie żetony. Zwierzę może mieć kilka takich kart.]],
    },
    says = {
        how_much = { en = "how much stored food to use", ru = "сколько запасов потратить", pl = "ile zapasów zużyć" },
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
