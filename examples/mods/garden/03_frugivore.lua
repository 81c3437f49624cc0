-- When it becomes fed it drops seeds: 1 red token now, or 2 when the next feeding phase begins, wherever it is then.
---@type evolution.Trait
return {
    id = "frugivore",
    icon = "toucan",
    name = { en = "Frugivore", ru = "Плодоядное", pl = "Owocożerność" },
    text = {
        en = [[Whenever it becomes fed, choose: add 1 red token to the bank of its territory at once, or carry 2 seeds. When the
            feeding phase begins, all seeds that your animals carry are added, as red tokens, to the bank of its territory.]],
        ru = [[Когда оно становится накормленным, выберите: добавить 1 красную фишку в кормовую базу его территории сразу или унести
            2 семечка. Когда начинается фаза питания, все унесённые вашими животными семечки становятся красными фишками в
            кормовой базе его территории.]],
        pl = [[Gdy staje się nakarmione, wybierz: dodaj 1 czerwony żeton do bazy pokarmowej jego terytorium od razu albo niech
            zabierze 2 nasiona. Gdy zaczyna się faza żywienia, wszystkie nasiona zabrane przez twoje zwierzęta trafiają jako
            czerwone żetony do bazy jego terytorium.]],
    },
    says = {
        marked = { en = "carries seeds away", ru = "уносит семена", pl = "zabiera nasiona" },
        now = {
            en = "drop seeds now: 1 red token at once, instead of 2 in the next turn?",
            ru = "рассыпать семена сейчас: 1 красная фишка сразу вместо 2 в следующем ходу?",
            pl = "rozsiać nasiona teraz: 1 czerwony żeton od razu zamiast 2 w następnej turze?",
        },
    },
    source = "own",
    -- Remembered for the player: all frugivores of one player share it.
    remembers = { seeds = "game" },

    fed = function(g, me, this)
        if g:ask_yes("now") then
            g:add_food(me, 1)
        else
            g:mark(this) -- nothing follows from it but the words in the log
            g:remember("seeds", g:recall("seeds") + 2)
        end
    end,

    feeding_begins = function(g, me)
        if g:recall("seeds") > 0 then
            g:add_food(me, g:recall("seeds"))
            g:remember("seeds", 0)
        end
    end,
}
