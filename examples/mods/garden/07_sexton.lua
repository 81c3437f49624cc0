-- An animal was eaten: one sexton (or Scavenger) on the table eats 1 blue of it, or buries it, and 2 red tokens grow for everybody.
---@type evolution.Trait
return {
    id = "sexton",
    icon = "scarab-beetle",
    name = { en = "Sexton", ru = "Могильщик", pl = "Grabarz" },
    text = {
        en = [[When another animal is eaten, this one gets 1 blue token, or it buries the remains: then 2 red tokens are added to
            the bank; it may do so when it is fed, too. Only one sexton or scavenger on the table (in Continents: in that
            territory) acts, the first one from the carnivore's owner clockwise.]],
        ru = [[Когда съедено другое животное, это получает 1 синюю фишку или закапывает останки, и кормовая база пополняется 2
            красными; закопать может и накормленное. Действует только один могильщик или падальщик на столе (в «Континентах» —
            на той же территории): первый, начиная с владельца хищника и далее по часовой стрелке.]],
        pl = [[Gdy inne zwierzę zostaje zjedzone, to dostaje 1 niebieski żeton albo zakopuje szczątki: wtedy do bazy pokarmowej
            trafiają 2 czerwone; zakopać może także nakarmione. Działa tylko jeden grabarz lub padlinożerca na stole (w
            „Kontynentach” – na tym terytorium): pierwszy, licząc od właściciela drapieżnika zgodnie z ruchem wskazówek zegara.]],
    },
    says = {
        eat = {
            en = "eat it (1 blue token), instead of burying it (2 red tokens in the bank)?",
            ru = "съесть останки (1 синяя фишка), а не закопать их (2 красные в кормовую базу)?",
            pl = "zjeść szczątki (1 niebieski żeton), zamiast je zakopać (2 czerwone do bazy)?",
        },
    },
    source = "own",
    origin = "carrion",

    carrion = function(g, me)
        if g:can_eat(me) and g:ask_yes("eat") then
            g:feed(me, 1)
        else
            g:add_food(me, 2)
        end
    end,
}
