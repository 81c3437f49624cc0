-- Who attacks it, with success or not, is paralysed until the next turn.
---@type evolution.Trait
return {
    id = "cnidocytes",
    icon = "jellyfish",
    family = "defence",
    name = { en = "Cnidocytes", ru = "Стрекательные клетки", pl = "Parzydełka" },
    short = { en = "Cnidocytes", ru = "Стрек. клетки", pl = "Parzydełka" },
    text = {
        en = [[A carnivore that attacks it, even in vain, is paralysed: until the next turn none of its traits acts, and
            it needs only 1 food.]],
        ru = [[Хищник, напавший на него, пусть и безуспешно, парализован: до следующего хода ни одно его свойство не
            действует, и ему достаточно 1 фишки еды.]],
        pl = [[Drapieżnik, który je zaatakuje, nawet na próżno, jest sparaliżowany: do następnej tury żadna jego cecha
            nie działa i wystarcza mu 1 żeton pokarmu.]],
    },
    source = "rulebook",
    order = "free",

    attacked = function(g, _, hunter, how)
        if how == 0 or how == 2 then
            g:paralyse(hunter)
        end
    end,

    eaten = function(g, hunter, ignored)
        if not ignored then
            g:paralyse(hunter)
        end
    end,
}
