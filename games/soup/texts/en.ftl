### Primordial Soup. Own words throughout.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $said - what is said so far: the message adds to it
### $side - a side by its name, such as “Red”
### $amoeba - an amoeba by letter and number, such as “R#3”
### $attacker - the amoeba that attacks
### $of - what an amoeba dies of, with the word before it: “of hunger”
### $first (number) - what the attacker rolled
### $defender - the amoeba that is attacked
### $second (number) - what the defender rolled
### $amoebas (number) - steps on the ladder for amoebas
### $genes (number) - steps on the ladder for genes
### $card - a gene card that contains another gene
### $colour - a colour
### $deed - what a gene does when it is used
### $direction - a direction, such as “north”
### $drift - where the drift goes: a direction, or a whole sentence about it
### $cell - a cell of the board by its name, or of the ladder by its number
### $cubes - cubes by colour, such as “R2, B1”
### $from - the cell that is left
### $to - the cell that is reached
### $jumped (number) - occupied cells of the ladder that were jumped
### $damage (number) - damage points
### $excess (number) - mutations above the ozone
### $finish (number) - the first cell of the finish zone
### $left (number) - cubes that a meal leaves
### $letter - the letter of a colour
### $number (number) - of an amoeba, or a number rolled
### $meaning - what the number rolled means on the compass
### $mutations (number) - mutations in all genes of a side
### $ozone (number) - the thickness of the ozone layer
### $source - how sure a fact is
### $names - editions by name
### $needed (number) - points that it costs
### $one - the first of two
### $more - the rest of a list
### $other - the second of two
### $round (number) - a round
### $phase - a phase by its name
### $target - the amoeba that is chosen as a victim
### $what - what a gene asks
### $place - on which cells a newborn may be put, in words
### $kin - the amoebas next to a newborn, listed
### $gene - a gene by its name
### $cost (number) - points for one use of a gene
### $fault - why a card failed
### $n (number) - how many, or which one
### $players (number) - players of a game
### $name - the name of what is shown
### $all (number) - of how many
### $most (number) - how many may be chosen
### $pays (number) - how much of a defect a gene covers
### $price (number) - points for a purchase, a move or a newborn; in one message a sentence about it
### $given - what is given already: a number, or a gene by its name
### $due (number) - what is still to be covered
### $have (number) - points that a side has
### $mutation (number) - mutations of one gene
### $points (number) - biological points
### $text - the text of a card, or any word as it is
### $total (number) - the sum of two dice

soup = Primordial Soup
soup-summary = Amoebas drift, eat what others leave, divide and mutate; whoever climbs the evolution ladder furthest wins.

soup-red = Red
soup-blue = Blue
soup-green = Green
soup-yellow = Yellow
soup-red-green = Red-Green
soup-blue-yellow = Blue-Yellow
soup-pair = { $one } + { $other }
soup-letter-red = R
soup-letter-blue = B
soup-letter-green = G
soup-letter-yellow = Y
soup-amoeba = { $letter }#{ $number }
soup-amoeba-at = { $amoeba } ({ $cell })
# $cell, $amoeba
soup-cell-coming = { $cell } ← { $amoeba }
soup-coming = { $amoeba } is on its way here
soup-cube-count = { $n } { $letter }
soup-cube-list = { $one }, { $more }
soup-fallen = { $cell }: { $cubes }
soup-fallen-list = { $one }; { $more }
soup-no-cubes = nothing
soup-no-drift = no drift
soup-west = west
soup-north = north
soup-east = east
soup-south = south
soup-phase-setup = setup
soup-phase-movement = movement and feeding
soup-phase-environment = environment and gene defects
soup-phase-new-genes = new genes
soup-phase-division = cell division
soup-phase-death = deaths
soup-phase-scoring = scoring

soup-dummy = (nobody plays it)
soup-by-chance = { $said } (chance decides)
soup-board = Soup
soup-compass-bare = compass
soup-compass = drift: { $drift }
soup-finish = Finish zone, from cell { $finish } on
soup-ladder = Ladder (finish from { $finish })
soup-free = free
soup-from-start = start cell
soup-from-amoebas = amoebas
soup-from-genes = genes
soup-from-ladder = occupied cells on the ladder
soup-deck = Environment cards left
soup-sure = ({ $source })
soup-environment-card = Drift { $drift }, ozone { $ozone }
soup-environment-card-still = No drift, ozone { $ozone }
# $name, $said
soup-environment-named = { $name }. { $said }
soup-environment-text = The ozone counts when the card is turned in phase 2, the drift in phase 1 of the next round.
soup-card-drift = Drift: in phase 1 of round { $round } every amoeba that makes no active move drifts one cell { $drift }, free of charge; at an obstacle it stays.
soup-card-no-drift = No drift: in phase 1 of round { $round } every amoeba that makes no active move stays where it is.
soup-card-drift-over = The drift no longer counts: there is no further round.
soup-card-ozone = Ozone: when the card is turned (phase 2, but not in round 1), whoever has more than { $ozone } mutations in genes covers the difference: gives up genes, each of which covers its own mutations, or pays points. No change is given.
soup-supply = Food supply
soup-pile-of-waste = Waste, falls next round
soup-waiting = { $colour }, falls next round
soup-waiting-mark = +{ $letter }
soup-pool = Genes for sale
soup-closed = (closed)
soup-round = Round { $round }, { $phase }
    .short = Round { $round }
soup-title-setup = Setup
soup-points = points
soup-mutations = mutations
soup-defect-ahead = (defect with { $n } of the { $all } cards left)
soup-defect-sure = { $all ->
    [1] (defect with the last card)
    [2] (defect with either card left)
   *[other] (defect with any card left)
}
soup-move-price = active move: { $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
}
soup-newborn-price = newborn: { $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
}
soup-amoeba-dies = an amoeba; with { $n } damage it dies in phase 5
soup-damage-limit = dies at { $n } damage
soup-part = { $gene } { $n }
soup-part-base = by the rules { $n }
soup-part-at-most = { $gene }: at most { $n }
soup-part-at-least = { $gene }: at least { $n }
soup-damage = *
soup-copies = ×{ $n }
soup-gene-card = ({ $price } points, { $mutation } mutations)
soup-ozone = ozone { $n }
soup-deed = act
soup-drifts-to = drifts { $drift } to { $cell }
soup-stays-no-drift = stays (no drift)
soup-stays-drift-blocked = stays (drift { $drift }: an obstacle)

soup-ask-start = { $side }: choose a start cell on the ladder (lower cells act first in phase 1, later in the others)
soup-ask-start-of-tribe = { $side }: choose a start cell on the ladder (in phase 1 the lower tribe acts first with one colour and last with the other; in the other phases the higher tribe is first)
soup-ask-which = { $side }: place amoeba { $amoeba } on a cell without amoebas (numbers decide only their order)
soup-ask-where = { $side }: place amoeba { $amoeba } on a cell without amoebas
soup-ask-movement = { $side }: amoeba { $amoeba } { $drift } or moves ({ $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
})
soup-ask-direction-gene = { $side }: choose the gene that sets the direction of amoeba { $amoeba }
soup-ask-direction = { $side }: choose the direction of amoeba { $amoeba }
soup-ask-order = { $side }: choose which gene acts next
soup-ask-feeding = { $side }: choose what amoeba { $amoeba } eats
soup-ask-target = { $side }: choose whom amoeba { $amoeba } attacks ({ $gene })
soup-ask-react = { $side }: your amoeba { $amoeba } is attacked by { $attacker } ({ $gene }). What do you do?
soup-ask-defect = { $side }: { $given ->
    [0] mutations { $mutations }, ozone { $ozone }: { $due }
   *[other] mutations were { $mutations }, ozone { $ozone }: { $due } still
} to cover with genes or points
soup-ask-more-than-defect = { $side }: all is covered; you may give up more genes, or be done
soup-ask-new-genes = { $side }: buy genes with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup-ask-division = { $side }: put the newborn amoeba { $amoeba } { $place } ({ $price }; you have { $points ->
    [one] { $points } point
   *[other] { $points } points
})
soup-next-to-own = on a cell next to one of your amoebas
soup-next-to-colour = on a cell next to an amoeba of its colour
soup-anywhere = on any cell
soup-anywhere-without-own = on any cell without your amoebas
soup-anywhere-without-colour = on any cell without amoebas of its colour
soup-costs = { $price ->
    [0] it is free
   *[other] it costs { $price }
}
soup-first-is-free = it is free: you have none in the soup
soup-first-of-colour-is-free = it is free: none of this colour is in the soup
soup-ask-newborn = { $side }: put the newborn amoeba { $amoeba } { $place }
soup-ask-after-deaths = { $side }: choose a gene to use after the deaths, or pass
soup-ask-deed = { $side }: { $deed } with { $gene } ({ $cost ->
    [0] free
    [one] { $cost } point
   *[other] { $cost } points
})?
soup-ask-gene = { $side }: { $what } ({ $gene })
soup-ask-leaving = { $side }: { $amoeba } leaves { $from } for { $to }; { $what } ({ $gene })
soup-chance-start = { $side } rolls two dice for a start cell
soup-chance-direction = A die for the move of amoeba { $amoeba }
soup-chance-fight = A die for the fight of { $amoeba } against { $attacker }
soup-chance-environment = The next environment card is turned
soup-chance-fall = Where the next cube of the pile falls ({ $colour })
soup-chance-gene = A die for { $gene }
soup-over = The game is over

soup-do-done = done
soup-do-done-with = { $colour ->
    [0] done with red
    [1] done with blue
    [2] done with green
   *[3] done with yellow
}
soup-do-pass = pass
soup-do-no-reaction = do not react
soup-do-compass = take the { $number }: { $meaning }
soup-do-total = the dice show { $n }
soup-do-die = the die shows { $n }
soup-do-start = cell { $cell } of the ladder
soup-do-amoeba = amoeba { $amoeba }
soup-do-other-number = another number: { $amoeba }
soup-do-place = { $amoeba } on { $cell }
soup-do-place-beside = { $amoeba } on { $cell }, next to { $kin }
soup-kin-list = { $one }, { $more }
soup-do-cell = cell { $cell }
soup-do-drift = drift ({ $drift }, to { $cell })
soup-do-drift-blocked = stay (drift { $drift }: an obstacle)
soup-do-move = active move ({ $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
})
# An active move whose direction the die decides.
soup-do-move-by-die = active move by the die ({ $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
})
soup-do-stay = stay
soup-do-stay-blocked = stay (choose an obstacle)
soup-do-direction = { $direction }, to { $cell }
soup-do-direction-blocked = { $direction } (an obstacle)
soup-do-eat = eat { $cubes }
soup-do-starve = starve
soup-do-use = use { $gene } ({ $cost ->
    [0] free
    [one] { $cost } point
   *[other] { $cost } points
})
# $gene, $deed, $cost
soup-do-deed = { $gene }: { $deed } ({ $cost ->
    [0] free
    [one] { $cost } point
   *[other] { $cost } points
})
soup-do-act = { $gene }
soup-do-target = attack { $amoeba }
soup-do-give-up = give up { $gene } (covers { $pays })
soup-do-pay = pay { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup-do-pay-rest = pay the remaining { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup-do-buy = buy { $gene } ({ $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
})
soup-do-upgrade = buy { $gene } ({ $price ->
    [0] free
    [one] { $price } point
   *[other] { $price } points
}, giving up { $given })

soup-why-points = it costs { $needed }, you have { $have ->
    [one] { $have } point
   *[other] { $have } points
}
soup-why-due = { $due ->
    [one] { $due } is
   *[other] { $due } are
} still due, you have { $have ->
    [one] { $have } point
   *[other] { $have } points
}
soup-why-must-move = every amoeba drifts or moves unless a gene lets it stay
soup-why-no-food = these cubes are not in its cell
soup-why-must-eat = a usual meal is there, so it must eat
soup-why-tried = this was already used
soup-why-tried-this-round = this was already used this round
soup-why-not-offered = { $gene } cannot do anything here now
soup-why-itself = an amoeba does not attack itself
soup-why-own = only foreign amoebas can be attacked now
soup-why-obstacle = there is an obstacle
soup-why-stay-instead = there is an obstacle: answer “stay” instead
soup-why-taken = another marker lies there
soup-why-all-seven = all seven of your amoebas are in the soup
soup-why-colour-all-seven = all seven amoebas of this colour are in the soup
soup-why-number-used = this amoeba is in the soup already
soup-why-no-place = no cell is free for it
soup-why-own-there = your amoeba is there already
soup-why-colour-there = your amoeba of this colour is there already
soup-why-somebody-there = an amoeba is there already
soup-why-not-adjacent = none of your amoebas is next to it
soup-why-colour-not-adjacent = none of your amoebas of this colour is next to it
soup-why-by-gene = { $what } ({ $gene })
soup-why-pays-nothing = it covers nothing
soup-why-not-needed = more genes would be given up than needed
soup-why-owned = you have it already
soup-why-no-copy = no copy is left
soup-why-banned = it was given up for an advanced gene
soup-why-beside = it may not be owned beside { $gene }
soup-why-no-room = no more genes can be given up for advanced ones
soup-why-needs = { $gene } must be given up for it, and you do not have it
soup-why-too-new = { $gene } was bought only this round

soup-log-rolled-for-start = { $side } rolls { $total }
soup-log-started = { $side } starts on cell { $cell } of the ladder
soup-log-placed = { $amoeba } is placed on { $cell }
soup-log-placed-hurt = { $amoeba } is placed on { $cell } with { $damage ->
    [one] { $damage } damage point
   *[other] { $damage } damage points
}
soup-log-round = Round { $n } begins
soup-log-phase = Phase { $n }: { $name }
soup-log-rolled = The die shows { $n }
soup-log-drifted = { $amoeba } drifts from { $from } to { $to }
soup-log-moved = { $amoeba } moves from { $from } to { $to }
soup-log-dragged = { $amoeba } is dragged from { $from } to { $to }
soup-log-drift-blocked = { $amoeba } cannot drift: an obstacle
soup-log-stayed = { $amoeba } stays
soup-log-carried = Cubes go along from { $from } to { $to }: { $cubes }
soup-log-fell = Left cubes fall into the soup – { $cubes }
soup-log-ate = { $amoeba } eats { $cubes }; { $left ->
    [0] leaves nothing: the supply has no { $letter }
    [1] leaves 1 { $letter }: the supply has no more
   *[other] leaves { $left } { $letter }
}
soup-log-starved = { $amoeba } starves and takes damage
soup-log-acted = { $side } uses { $gene }
soup-log-attacked = { $amoeba } attacks { $target }
soup-log-fought = Fight: { $attacker } rolls { $first }, { $defender } rolls { $second }
soup-log-attack-failed = The attack of { $amoeba } on { $target } fails
soup-log-damaged = { $amoeba } takes damage
soup-log-died = { $amoeba } dies { $of } on { $cell }, leaving { $cubes }
soup-log-killed = { $amoeba } is killed by { $attacker } on { $cell }, leaving { $cubes }
soup-log-died-bare = { $amoeba } dies { $of } on { $cell }, leaving no cubes: the supply is empty
soup-log-killed-bare = { $amoeba } is killed by { $attacker } on { $cell }, leaving no cubes
soup-died-of-hunger = of hunger
soup-died-of-damage = of its damage
soup-died-of-wound = of a wound from the attack of { $attacker }
soup-died-of-gene = because of a gene of { $side }
soup-log-short = { $said } (the supply was short)
soup-log-environment = New environment: drift { $drift }, ozone { $ozone }
soup-log-environment-still = New environment: no drift, ozone { $ozone }
soup-log-environment-named = { $said }: { $name }
soup-log-environment-acts = { $name } takes effect
soup-log-defect = { $side }: a gene defect, { $excess } to cover
soup-log-gave-up = { $side } gives up { $gene }, which covers { $pays }
soup-log-bought-nothing = { $side } buys no gene
soup-log-bought = { $side } buys { $gene }
soup-log-upgraded = { $side } buys { $gene } and gives up { $given }
soup-log-paid = { $side } pays { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup-log-gained = { $side } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup-log-income = { $side } receives { $points ->
    [one] { $points } point
   *[other] { $points } points
}
soup-log-born = { $amoeba } is born on { $cell }
soup-log-scored-nothing = { $side } stays on cell { $cell } of the ladder: no steps for amoebas or genes
soup-log-scored = { $side } climbs { $amoebas } for amoebas and { $genes } for genes, from cell { $from } to { $to }
soup-log-scored-jumping = { $side } climbs { $amoebas } for amoebas and { $genes } for genes, from cell { $from } to { $to } ({ $jumped ->
    [one] { $jumped } occupied cell
   *[other] { $jumped } occupied cells
} jumped)
soup-log-scored-at-end = { $side } climbs { $amoebas } for amoebas and { $genes } for genes, from cell { $from } to { $to }: the ladder ends
soup-log-finished = { $side } reaches the finish zone
soup-log-finished-dummy = { $side }, played by nobody, reaches the finish zone: that ends the game
soup-log-last-card = The environment cards have run out: this was the last round
soup-log-over = The game is over; { $side } wins
soup-log-failed = Gene { $gene } failed and its effect was undone: { $fault }
# $name, $fault
soup-log-environment-failed = The environment card { $name } failed and its effect was undone: { $fault }

soup-preset-first-game = The finish zone begins at cell 30 instead of 42: a third shorter, with all the rules. Not printed anywhere; any number can be chosen below.
    .title = A first game
soup-preset-df1997 = The rules as in the English sheet that came with the first printing.
    .title = First English sheet, 1997
soup-preset-zman2004 = The rules as in the box of 2004, where it differs from the printing of 1998.
    .title = Z-Man Games, 2004
soup-preset-russian = The rules as in the Russian translation of the Z-Man edition.
    .title = Russian translation

soup-option-edition = The edition that decides wherever an option is left “as in the edition”.
    .title = Edition
    .df1998 = Doris & Frank, third printing, 1998
    .df1997 = Doris & Frank, first English sheet, 1997
    .zman2004 = Z-Man Games, 2004
    .russian = Russian translation of the Z-Man edition
soup-option-two-players = How two play: with a third colony that nobody plays, with two colonies each, the worse of which counts, or with a tribe of two colours each. Only with two players.
    .title = Two players
    .dummy = a third colony drifts along
    .two-colours = two colonies each, the worse counts
    .tribe = a tribe of two colours each
soup-option-fight-cubes = After a lost fight in phase 1 the dead amoeba leaves one cube of each colour, or none.
    .title = Cubes after a lost fight
    .edition = as in the edition
    .one-each = one of each colour
    .none = none
soup-option-armor-at-limit = An armored amoeba that an attack in phase 5 brings to its limit dies at once, or in a later phase 5.
    .title = Armored amoeba at its limit
    .edition = as in the edition
    .dies-now = dies at once
    .dies-later = dies later
soup-option-armor-guards = Armor protects from the attacks of other colonies only, or also from your own Struggle for Survival.
    .title = Armor protects from
    .foes = other colonies
    .all = your own colony, too
soup-option-predecessors = An advanced gene bars only the gene given up for it, or all its predecessors.
    .title = What an advanced gene bars
    .given-up = only the gene given up
    .all = all its predecessors
soup-option-holding-clings-to = Holding clings to foreign amoebas only, or to anyone.
    .title = Holding clings to
    .edition = as in the edition
    .foes = foreign amoebas only
    .anyone = any amoeba
soup-option-dragged-carries = A dragged amoeba with Tentacle carries cubes, or not.
    .title = A dragged amoeba carries cubes
    .edition = as in the edition
soup-option-six-into-obstacle = On a 6 a blocked direction may be chosen (the amoeba stays), or not.
    .title = A blocked direction on a 6
soup-option-second-attack = A second attempt goes against any target in the cell, or the same one.
    .title = Target of a second attempt
    .any-target = any in the cell
    .same-target = the same one
soup-option-overpay-defect = For a defect more genes than needed may be given up, or not.
    .title = More genes than a defect needs
soup-option-beyond-ladder = Past cell 51 the ladder goes on, or markers stop at its last free cell.
    .title = Past cell 51
    .goes-on = the ladder goes on
    .stops = markers stop
soup-option-predecessor-after-loss = After an advanced gene is lost its predecessor may be bought again, or never.
    .title = Predecessor of a lost advanced gene
    .edition = as in the edition
    .may-return = may be bought again
    .never = never comes back
soup-option-reactions = Defense and Escape may each be used once per attack, or once per round.
    .title = Defense and Escape
    .edition = as in the edition
    .once-per-attack = once per attack
    .once-per-round = once per round
soup-option-finish = The first cell of the finish zone; a lower number makes a shorter game.
    .title = Start of the finish zone
soup-option-waste = What becomes of the cubes that a meal or a death leaves. As printed: they lie in the cell at once. Common: they go to a pile, and at the start of each round every cube falls into a cell at random. Later: they wait in their cell until the next round. Own: as printed, but an amoeba’s own colour counts as one of the colours of its meal.
    .title = Left cubes
    .printed = in the cell at once, as printed
    .common = a common pile that falls at random
    .later = in the cell next round (control)
    .own = amoebas eat their own colour, too

soup-plain = { $text }
soup-figure = ({ $name })

soup-fact-price = price { $points }
soup-fact-mutation = mutations { $n }
soup-fact-pays = covers { $n } of a defect
soup-fact-scores = counts as { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
soup-fact-copies = copies with { $players } players: { $n }
soup-fact-also = other editions: { $names }
soup-fact-absent = not in the game with { $players } players
soup-fact-environment = environment card { $number }
soup-fact-in-deck = copies in the deck: { $n }
soup-fact-gives-up = advanced: give up { $gene } for it
soup-either = { $one } or { $other }
soup-log-dropped = { $side } gives up { $gene }, too
soup-contained = (in { $gene })
soup-gene-within = { $gene } in { $card }
soup-of-one-colony = { $text } Here “your” means the colony that has the gene; your other colony is foreign to it.
soup-changed = { $said } [{ $gene }: { $n }]
soup-at-most = { $n ->
    [0] { $said } [{ $gene }]
   *[other] { $said } [{ $gene }: at most { $n }]
}
soup-at-least = { $said } [{ $gene }: at least { $n }]
soup-log-rolls-again = { $side } rolls again: a tie
soup-log-rolled-for-move = { $amoeba } rolls { $number }
soup-log-no-drift = { $amoeba } stays: there is no drift
soup-log-moved-nowhere = { $amoeba } stays where it is
soup-log-move-blocked = { $amoeba } cannot move: an obstacle
soup-log-counts = { $amoeba } takes the { $number }
soup-log-heads-for-obstacle = { $amoeba } heads for an obstacle
soup-log-heads = { $amoeba } heads { $direction }
soup-log-spared = { $gene } spares { $side } { $n ->
    [one] { $n } point
   *[other] { $n } points
} of a gene defect
soup-log-acted-for = { $gene } acts for { $amoeba }
soup-do-no-drift = stay (there is no drift)
soup-ask-gene-for = { $side }: amoeba { $amoeba }: { $what } ({ $gene })
soup-ask-failed-attack = { $side }: the attack of { $amoeba } on { $target } failed; { $what } ({ $gene })
soup-ask-lost-fight = { $side }: { $amoeba } lost the fight against { $attacker }; { $what } ({ $gene })
soup-picked = { $said } – { $n } of at most { $most } chosen
soup-picked-cubes = { $said } – chosen so far: { $cubes } ({ $n } of at most { $most })
soup-compass-number = { $number } ({ $meaning })
soup-compass-stay = stay
soup-compass-blocked = { $direction }, an obstacle
soup-compass-free = free choice

## Cited by id: the headings of the rulebook

soup-rule-setup = Setup
soup-rule-movement = Phase 1: Movement
soup-rule-feeding = Phase 1: Feeding
soup-rule-defects = Phase 2: Gene Defects
soup-rule-new-genes = Phase 3: New Genes
soup-rule-advanced = Encyclopedia: Advanced Genes
soup-rule-division = Phase 4: Division
soup-rule-genes = Gene booklet
soup-rule-option = an option of this game

## What the rulebook says of food, side by side with other games

soup-food-rules = Food goes round: what one colony leaves behind another eats, and the dead feed the living.
    .comes = At the start 2 cubes of each colour lie on each of the 19 cells. After that all food comes from amoebas: from meals and from deaths. Each colour has 55 cubes; if none is left in the supply, none is placed.
    .eats = Each amoeba, right after its movement, eats cubes of other colours in its cell, never of its own. The rearmost player on the ladder comes first.
    .needs = A whole meal or none: with four players 1 cube of each other colour, with three 2 of one colour and 1 of the other. Genes such as Substitution, Frugality and Parasitism change the recipe.
    .kills = An amoeba that finds no meal gets a damage point; with 2 of them (3 with Life Expectancy) it dies in phase 5. Amoebas with Struggle for Survival or Aggression kill others.
    .left = A meal leaves 2 cubes of the eater’s own colour in the cell. A dead amoeba leaves 2 cubes of each colour, 1 of each if Struggle for Survival killed it.
    .stored = Nothing: all food lies open in the soup. Only points can be saved: they are the money of the game.
    .taken = An amoeba that would starve can kill another in its cell with Struggle for Survival; that counts as its meal. With Parasitism it needs one cube less, and the owner of another amoeba in the cell pays a point.
    .displaced = Whoever does not pay for a move drifts with the current, if no obstacle stops it. With Holding an amoeba may stay, or cling to a foreign one that leaves.
    .scores = In each round amoebas and genes: 3 to 7 amoebas bring 1 to 6 steps on the ladder, 3 or more gene cards 1 to 4.
    .ends = After the round in which a marker stands in the finish zone of the ladder, or the last environment card was turned: after 10 rounds at the latest. Whoever is foremost wins.
    .decides = Pay for a move or drift; which cubes to eat; which genes to buy, and which to give up for ozone; how many amoebas to add, and where.

# The sections of the rules page that say so, by their number or their title.
soup-food-sections =
    .comes = 4.1
    .eats = 4.3
    .needs = 4.3
    .kills = 4.8
    .left = 4.3
    .stored = 1
    .taken = 4.4
    .displaced = 4.3
    .scores = 4.9
    .ends = 4.10
    .decides = 4.2

## What an owner says of the box

# $card - a card by its id
soup-box-environment = Environment card { $card }
soup-box-environment-facts = drift and ozone layer
soup-box-drift = drift
soup-box-ozone = ozone layer
soup-box-copies = how many there are

## What a value is made of

soup-value-ladder = cells on the ladder
soup-value-amoebas = what amoebas will score
soup-value-genes = what genes will score
soup-value-colony = size of the colony
soup-value-points = points to spend
soup-value-ozone = mutations above the ozone layer
soup-value-mutations = mutations
soup-value-power = what genes can do
soup-value-meals = food within reach
soup-value-damage = health
