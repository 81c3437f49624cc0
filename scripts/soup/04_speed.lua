-- G04. Phase 1, and the move of an Escape: a second, free active move after the first. The decision comes when the first
-- result is known; the amoeba feeds once, at the end; never after a drift.
---@type soup.Gene
return {
    id = "speed",
    icon = "sprint",
    family = "movement",
    name = { en = "Speed", ru = "Скорость", pl = "Szybkość" },
    also = { en = "Geschwindigkeit", ru = "Speed, Geschwindigkeit", pl = "Speed, Geschwindigkeit" },
    text = {
        en = "After an active move (not after drifting) the amoeba may move actively once more, free of charge. It still feeds only once, at the end.",
        ru = "После активного движения (но не дрейфа) амёба может бесплатно сделать ещё одно. Кормится она всё равно один раз, в конце.",
        pl = "Po aktywnym ruchu (nie po dryfie) ameba może bezpłatnie poruszyć się jeszcze raz. Żeruje i tak tylko raz, na końcu.",
    },
    says = {
        again = { en = "move a second time?", ru = "двигаться ещё раз?", pl = "poruszyć się drugi raz?" },
    },
    source = "rulebook",
    copies = { [3] = 1, [4] = 2 },
    price = 4,
    mutation = 3,

    moved = function(g, amoeba, n)
        if n == 1 and g:ask_yes("again") then
            g:move(amoeba, 2)
        end
    end,
}
