-- A brace is a letter: Fluent sees no value in a card's text.
-- run as: card
-- expect: gives 0
-- leaves: 10
return {
    id = "c", source = "assumed",
    name = { en = "{ $player }", ru = "{ card-neighbours-acts }", pl = "}{" },
    text = { en = "{ NUMBER(1) } { \"x\" }", ru = "{{ $n -> [one] x *[other] y }}", pl = "{" },
    play = function(g) end,
}
