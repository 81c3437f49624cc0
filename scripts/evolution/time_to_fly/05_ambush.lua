-- Attacks an animal that is about to take a red token, out of turn. Burrowing and Shell do not help; if it is eaten, the token stays.
return {
    id = "ambush",
    icon = "hidden",
    name = { en = "Ambush", ru = "Засада", pl = "Zasadzka" },
    text = {
        en = [[A carnivore with it may attack an animal that is getting a red token from the bank, out of turn, without
            using up your feeding turn. Burrowing and Shell cannot be used against it. If the animal is eaten, the
            token stays in the bank.]],
        ru = [[Хищник с этим свойством может вне очереди, не пропуская вашей фазы питания, напасть на животное, когда оно
            получает красную фишку из кормовой базы. Норное и Раковина не спасут. Если жертва съедена, фишка остаётся
            в базе.]],
        pl = [[Drapieżnik z tą cechą może poza kolejnością, nie tracąc twojej fazy żywienia, zaatakować zwierzę, które
            właśnie bierze czerwony żeton z bazy. Życie w norze i Muszla nie pomagają. Jeśli ofiara zostanie zjedzona,
            żeton zostaje w bazie.]],
    },
    source = "rulebook",

    waylay = function(g, me, eater)
        g:ambush(me, eater)
    end,
}
