-- Who attacks it, with success or not, is paralysed until the next turn.
return {
    id = "cnidocytes",
    icon = "jellyfish",
    name = { en = "Cnidocytes", ru = "Стрекательные клетки", pl = "Parzydełka" },
    text = {
        en = "A carnivore that attacks it, even in vain, is paralysed: none of its traits acts until the next turn.",
        ru = "Хищник, напавший на него, пусть и безуспешно, парализован: ни одно его свойство не действует до следующего хода.",
        pl = "Drapieżnik, który je zaatakuje, nawet na próżno, jest sparaliżowany: żadna jego cecha nie działa do następnej tury.",
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
