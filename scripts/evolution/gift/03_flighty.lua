-- Once it was attacked, nobody attacks it any more this turn.
---@type evolution.Trait
return {
    id = "flighty",
    icon = "worried-eyes",
    family = "defence",
    name = { en = "Flighty", ru = "Пугливое", pl = "Płochliwość" },
    text = {
        by = "flighty-after-mimicry",
        counts = {
            en = [[After a carnivore has attacked it, no carnivore can attack it again this turn. An attack that
                Mimicry passed on counts, too.]],
            ru = [[После первого же нападения оно до конца хода недоступно для всех хищников. Атака, переданная
                Мимикрией, тоже считается.]],
            pl = [[Gdy drapieżnik je zaatakuje, do końca tury żaden drapieżnik nie może go już atakować. Atak
                przekazany przez Mimikrę też się liczy.]],
        },
        ["does-not"] = {
            en = [[After a carnivore has attacked it, no carnivore can attack it again this turn. An attack that
                Mimicry passed on does not count.]],
            ru = [[После первого же нападения оно до конца хода недоступно для всех хищников. Атака, переданная
                Мимикрией, не считается.]],
            pl = [[Gdy drapieżnik je zaatakuje, do końca tury żaden drapieżnik nie może go już atakować. Atak
                przekazany przez Mimikrę się nie liczy.]],
        },
    },
    says = {
        marked = {
            en = "hides from all carnivores until the end of the turn",
            ru = "прячется от всех хищников до конца хода",
            pl = "chowa się przed drapieżnikami do końca tury",
        },
        hides = {
            en = "it was attacked this turn and hides",
            ru = "на него в этом ходу уже нападали, и он прячется",
            pl = "w tej turze już go atakowano, więc się ukrywa",
        },
        helpless = {
            en = "it was not attacked before in this turn",
            ru = "в этом ходу на него ещё не нападали",
            pl = "w tej turze jeszcze go nie atakowano",
        },
    },
    source = "rulebook",
    order = "free",

    attacked = function(g, _, _, how, this)
        if how < 2 or g:redirect_counts() then
            g:mark(this)
        end
    end,

    protects = function(attack)
        if attack.marked then
            return "hides"
        end
    end,
}
