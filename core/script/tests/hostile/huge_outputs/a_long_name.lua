-- A name fits on a card.
-- run as: card
-- expect: refused, line 6, "at most 100 letters"
return {
    id = "c", source = "assumed",
    name = { en = "A name that is far too long for any card, longer than what fits on one line of the screen, and it goes on and on", ru = "b", pl = "c" },
    text = { en = "a", ru = "b", pl = "c" },
}
