-- Once a turn: to the other continent; a swimmer only from a continent to the Ocean or back. Nothing else in that feeding turn.
---@type evolution.Trait
return {
    id = "migration",
    icon = "canadian-goose",
    family = "movement",
    name = { en = "Migration", ru = "Миграция", pl = "Migracja" },
    text = {
        en = [[Once a turn, in your feeding turn, declare a migration: it moves to the other continent, at the same
            time as any other animals of yours that can; a swimmer moves between the Ocean and a continent, and gets a
            Swimming card from a discard pile when it leaves the Ocean. Pair cards torn apart are discarded. In that
            feeding turn you get no food and use only Migration, Flight and Suckerfish.]],
        ru = [[Раз в ход, в вашу фазу питания, объявите миграцию: оно уходит на другой континент, одновременно с
            любыми вашими животными, способными мигрировать; водоплавающее переходит из Океана на континент или
            обратно и, покидая Океан, получает карту «Водоплавающее» из сноса. Разорванные парные свойства уходят в
            снос. В эту фазу вы не получаете еды и используете лишь Миграцию, Полёт и Прилипалу.]],
        pl = [[Raz w turze, w twojej kolejce żywienia, ogłoś migrację: przechodzi na drugi kontynent, jednocześnie z
            dowolnymi twoimi zwierzętami, które mogą migrować; pływające przechodzi między Oceanem a kontynentem i
            opuszczając Ocean, dostaje kartę Pływanie ze stosu odrzuconych. Rozerwane cechy parowe są odrzucane. W tej
            kolejce nie dostajesz pokarmu i używasz tylko Migracji, Lotu i Podnawki.]],
    },
    source = "rulebook",
    once = "turn",

    travels = function(route)
        if route.swims then
            return route.from_ocean ~= route.to_ocean
        end
        return not route.from_ocean and not route.to_ocean
    end,
}
