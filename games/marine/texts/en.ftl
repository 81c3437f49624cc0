### Dominant Species: Marine. All texts are our own.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name, such as “Fishes”
### $said - what is said so far: the message adds to it
### $kind - a card by its name
### $animal - an animal by its name
### $tile - a tile: its terrain and its cell
### $section - a section of the display by its name
### $element - an element by its name
### $corner - a corner of tiles on the earth
### $tiles - tiles, listed; in the sum of Domination how many (number)
### $elements - elements, listed; in the sum of Domination how many (number)
### $value (number) - what a domination is worth
### $target (number) - what a domination has to reach
### $about - more about what was said
### $cells - cells, listed
### $fault - why a card failed
### $from - where it comes from
### $to - where it goes
### $kinds - cards by name, listed
### $nth (number) - a space of a section, from the left
### $old - the element that is given away
### $one - the first of a list
### $more - the rest of a list
### $order - in which order pawns go, in words
### $other - the other side
### $own (number) - own cubes on a tile
### $others (number) - other sides’ cubes on a tile
### $pawn - a pawn, in words
### $space - a space of the display
### $lies - what lies on a space, in words
### $plan - the whole action of a space, in words
### $points - victory points, in words or as a number
### $reason - why it would do nothing
### $x - what X is on a card: a number, or “slot”
### $second - the secondary effect of a card
### $source - how sure a fact is
### $spaces (number) - spaces of the display
### $slots (number) - the last slot that can be reached
### $targets - what an action can go for, listed
### $terrain - a terrain by its name
### $names - those that were named, listed
### $n (number) - how many, or which one
### $all (number) - of how many
### $cell - a cell of the earth, such as “d4”
### $mark - a short mark on a tile or pawn
### $most (number) - how many may be chosen
### $special - a special pawn, in words
### $goes - where a basic pawn goes, in words
### $terrains - terrains, listed
### $text - the text of a card
### $why - for what points are gained or lost
### $wind - where a corner of a tile lies, such as “upper left”

marine = Dominant Species: Marine
marine-summary = Animals spread over a growing ocean, adapt and compete; whoever has the most victory points when the Asteroid has fallen wins.

marine-crustaceans = Crustaceans
marine-fishes = Fishes
marine-cephalopods = Cephalopods
marine-reptiles = Reptiles
marine-algae = algae
marine-gastropods = gastropods
marine-worms = worms
marine-plankton = plankton
marine-sponges = sponges
marine-sun = sun
marine-land = Land
marine-kelp-forest = Kelp Forest
marine-coral-reef = Coral Reef
marine-seamount = Seamount
marine-seagrass-meadow = Seagrass Meadow
marine-sand-plain = Sand Plain
marine-open-ocean = Open Ocean
marine-vent = Vent
marine-smoker = Hydrothermal Vent
marine-geyser = Geothermal Vent
marine-abundance = Abundance
marine-autotrophs = Autotrophs
marine-depletion = Depletion
marine-adaptation = Adaptation
marine-regression = Regression
marine-speciation = Speciation
marine-wanderlust = Wanderlust
marine-tectonics = Tectonics
marine-migration = Migration
marine-competition = Competition
marine-evolution = Evolution
marine-domination = Domination
marine-nothing = nothing
marine-list = { $one }, { $more }
marine-counted = { $said } ×{ $n }
marine-tile = { $terrain } { $cell }
marine-empty-cell = { $cell }
marine-crowded = { $tile } (own cubes: { $own }, others’: { $others })
marine-limited = { $tile } up to { $n }
marine-at-element = { $element } at { $tiles }
marine-corner-of = { $one } + { $more }
marine-to-wind = { $tile } ({ $wind })
marine-upper-right = upper right
marine-right = right
marine-lower-right = lower right
marine-lower-left = lower left
marine-left = left
marine-upper-left = upper left
marine-paying = { $animal } { $n }
marine-special-pawn = special pawn ({ $element })
marine-basic-pawn = basic pawn
# $kind, $side
marine-trait-of = { $kind } ({ $side })
marine-space = { $section }, space { $nth }
marine-space-with = { $space } ({ $lies })
marine-trait-space = the space of { $kind }
marine-trait-action = { $kind }
marine-lies-none = empty
marine-lies-squares = { $lies }; cubes there: { $n } of 2
marine-lies-any-element = any element on earth
marine-lies-vents = a tile at the edge; vents left: { $n }
marine-lies-vents-any = any tile; vents left: { $n }
marine-lies-migrants = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
marine-lies-migrants-all = any number of cubes
marine-lies-replacing = { $lies }; also in place of a token of yours
marine-lies-turn = { $lies }; then another turn
marine-lies-victims = { $terrain }, up to { $n ->
    [one] { $n } victim
   *[other] { $n } victims
}
marine-lies-victims-any = any terrain, one victim on each of two tiles
marine-lies-cards = { $terrain }, card up to slot { $n }
marine-lies-won = you could win { $elements }

marine-order-after = after all your pawns
marine-order-around = after all your pawns or before all of them, not in between
marine-order-any = in any order
marine-goes = A basic pawn goes to an empty space { $order }
marine-goes-bumping = A basic pawn goes to an empty space or bumps another animal’s basic pawn, { $order }
marine-ask-turn = { $side }: place { $n ->
    [one] your last available basic pawn
   *[other] one of your { $n } available basic pawns
}, or retrieve all your pawns. { $goes }
marine-ask-turn-special = { $side }: place a pawn (available: { $n } basic; special: { $special }), or retrieve all your pawns. { $goes }; special ones count, too. A special pawn goes anywhere and may bump another animal’s basic pawn
marine-ask-turn-only-special = { $side }: place a special pawn ({ $special }), or retrieve all your pawns. It goes anywhere and may bump another animal’s basic pawn
marine-ask-turn-retrieve = { $side }: no pawn is available, retrieve all your pawns
marine-ask-take = { $side }: take the whole action of { $space }, or skip it. { $plan }
marine-ask-take-idle = { $side }: the action of { $space } would do nothing now, skip it: { $reason }
marine-ask-take-trait = { $side }: take the action of { $kind }, or skip it. The card: { $text }
marine-ask-abundance = { $side }, Abundance: choose the element of the section that you put on earth
marine-ask-put = { $side }: choose the vacant corner for this element: { $element }
marine-ask-autotrophs-smoker = { $side }, Autotrophs: remove an element at a hydrothermal vent whose type lies in the section, or choose one that you swap for an element of the section
marine-ask-autotrophs-geyser = { $side }, Autotrophs: remove an element at a geothermal vent whose type lies in the section, or choose one that you swap for an element of the section
marine-ask-swap-for = { $side }, Autotrophs: you swap { $element }. Choose the element of the section that takes its place
marine-ask-devour = { $side }, after the Extinction: choose an element that your cubes thrive on; it is used up. Still to choose: { $n }
marine-ask-depletion = { $side }, Depletion: choose the element that you remove from earth
marine-ask-adaptation = { $side }, Adaptation: choose the element that you take
marine-ask-adapt = { $side }, Adaptation: where do you put this element: { $element }?
marine-ask-speciation = { $side }, Speciation: choose an element of this type on earth: { $element }. Your cubes come from the gene pool to the tiles around it
marine-ask-speciation-any = { $side }, Speciation: choose any element on earth. Your cubes come from the gene pool to the tiles around it
marine-ask-speciate = { $side }, Speciation: how many cubes do you place on { $tile }? At most { $n }; you may place none
marine-ask-wanderlust = { $side }, Wanderlust: choose the stack whose open tile you take
marine-face-down = { $said }. Face down in the stacks, all three together: { $tiles }
marine-ask-lay = { $side }, Wanderlust: choose the empty cell for your new tile ({ $tile }); tiles of its type next to it raise the bonus
marine-ask-garnish = { $side }, Wanderlust: choose an element of the section for a corner of { $tile }, or none
marine-ask-arrive = { $side }: how many cubes move to the new tile: { $from } → { $to }? On the old tile you have { $n }; you may move none
marine-ask-tectonics = { $side }, Tectonics: choose a tile at the edge of the grid for a vent. One cube of each animal there stays; the others go to their gene pools
marine-ask-tectonics-any = { $side }, Tectonics: choose any tile without a vent for a vent. One cube of each animal there stays; the others go to their gene pools
marine-ask-tectonics-kinds = { $side }, Tectonics: choose a tile at the edge of the grid, or one of these: { $terrains }. It gets a vent; one cube of each animal there stays, and the others go to their gene pools
marine-ask-crust = { $side }, Tectonics: { $tile } lies on the equator. Choose the kind of vent
marine-ask-colonise = { $side }, Tectonics: one more cube of yours comes to { $tile }. Choose where it comes from
marine-ask-migration = { $side }, Migration: move your cubes one by one to adjacent tiles (at most { $n ->
    [one] { $n } move
   *[other] { $n } moves
}), or stop. A cube that has moved stays
marine-ask-migration-all = { $side }, Migration: move any number of your cubes one by one to adjacent tiles, or stop. A cube that has moved stays
marine-reaching = { $said }. By a card, each may go { $n } tiles far
marine-ask-competition = { $side }, Competition: choose a tile of this terrain with your cubes: { $terrain }. You may eliminate up to { $n } cubes of others there
marine-ask-competition-any = { $side }, Competition: choose a tile with your cubes, where you may eliminate one cube of another animal; a second tile follows
marine-ask-competition-second = { $side }, Competition: choose a second tile (the same one is allowed), or none
marine-ask-eliminate = { $side }, Competition on { $tile }: choose whose cube is eliminated (at most { $n }), or stop
marine-ask-evolution = { $side }, Evolution: choose the tile that is scored ({ $terrain }). If you thrive there, you must choose a card
marine-ask-choose = { $side }, Evolution: you thrive on the tile. Choose a card in one of the slots 1 to { $n }; its main effects act now
marine-ask-choose-x = { $said }. X on it is the number of its slot, unless the card says otherwise
marine-ask-domination = { $side }, Domination: choose an element for which your value is higher than the target marker. You get control of its special pawn, and the marker goes up to your value
marine-ask-regress = { $side }, Regression: you would lose one of each of these: { $elements }. You may keep { $n } of them: choose one, or none
marine-ask-keep = { $side }: choose { $n ->
    [one] the trait that you keep
   *[other] the first of { $n } traits that you keep
}; nobody else sees what you choose from
marine-ask-keep-second = { $side }: choose the second trait that you keep; nobody else sees what you choose from
marine-ask-exchange = { $side }: choose which of your traits you give up for the one you keep
marine-ask-draft = { $side }: choose a trait from those that lie open to all
marine-ask-slot = { $side }: where do you put this element: { $element }?
marine-ask-order = { $side }: several of your cards act now. Choose the next one
marine-ask-card = { $side }: { $said } ({ $kind })
marine-about = { $said } – { $about }
marine-nth-of = { $n } of { $all }
marine-card-x = X = { $n }
marine-for-card = { $said } (card: { $kind })
# $said, $n, $most, $names
marine-picked = { $said } – { $n } of at most { $most } named{ $n ->
    [0] {""}
   *[other] : { $names }
}
marine-chance-tile = Random Earth: a tile for the middle
marine-chance-dwindle = An element on earth that is lost
marine-chance-centre = Random Earth: an element for the middle
marine-chance-mat = { $side }: an element for the mat
marine-chance-elements = An element from the black bag: { $section }
marine-chance-markers = A terrain marker from the red bag
marine-chance-reveal = Stack { $n }: the next tile is turned over
marine-chance-traits = { $side }: a trait is dealt
marine-chance-open-trait = A trait is laid open
marine-chance-trait = { $side }: a random unused trait
marine-chance-card = A card comes from the deck into the row
marine-chance-element = { $side }: an element from the black bag
marine-chance-die = Dice for { $kind }
marine-working = The game goes on
marine-over = The game is over

# $n, $said
marine-plan-item = { $n }) { $said }
marine-plan-targets = { $said }: { $targets }
marine-plan-many = { $said } ({ $n } to choose from)
marine-plan-more = { $one }; { $more }
marine-plan-abundance = an element of the section
marine-plan-put = a vacant corner for it
marine-plan-put-new = a corner of the new tile for it
marine-plan-autotrophs = remove or swap an element at a vent
marine-plan-swap-for = if you swap, for an element of the section
marine-plan-depletion = an element that you remove
marine-plan-adaptation = an element of the section
marine-plan-adapt = its place
marine-plan-speciation = an element on earth
marine-plan-speciate = up to { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} for each tile around it, as its terrain allows
marine-plan-wanderlust = the open tile of a stack
marine-plan-lay = an empty cell for it
marine-plan-garnish = an element for it, or none
marine-plan-arrive = { $side } may move in any of their cubes from the tiles next to it
marine-plan-tectonics = a tile for a vent
marine-plan-crust = on the equator, the kind of vent
marine-plan-colonise = one more cube of yours comes there; choose from where
marine-plan-migration = up to { $n ->
    [one] { $n } move
   *[other] { $n } moves
}, or stop
marine-plan-migration-all = any number of moves, or stop
marine-plan-competition = a tile with your cubes
marine-plan-second-competition = a second tile, or none
marine-plan-eliminate = up to { $n ->
    [one] { $n } victim
   *[other] { $n } victims
} there
marine-plan-evolution = the tile that is scored for all
marine-plan-choose = if you thrive there, a card
marine-plan-domination = an element
marine-then-protect = a cube of your gene pool goes to a free square: you lose nothing in the next Regression
marine-then-slot = it goes to a free slot
marine-then-bonus = you get the bonus for the new tile and the tiles of its type next to it
marine-then-extra-turn = you have another turn
marine-then-vent = you get the bonus for the vent and those next to it
marine-then-lifted = one cube of each animal there stays; all its others there go to its gene pool
marine-then-cube = one more cube of yours comes there, if any is left
marine-then-card = the card acts, and the next one comes into the row

marine-do-die = { $n } rolled
marine-do-place = { $pawn } → { $space }
    .short = { $pawn }
marine-do-bump = { $said }, bumps { $animal }
    .short = { $said-short }, bumps { $animal }
marine-do-endangered = { $said } – endangered there
# $said, $spaces (number), $n
marine-do-place-late = { $said } – then { $spaces ->
    [0] no space is left
    [one] only { $spaces } space is left
   *[other] only { $spaces } spaces are left
} for { $n ->
    [one] your other basic pawn
   *[other] your other { $n } basic pawns
}
    .short = { $said-short } – spaces left then: { $spaces }
marine-do-idle = { $said } – no effect now: { $reason }
    .short = { $said-short } – no effect now: { $reason }
marine-do-retrieve = retrieve all pawns
marine-do-take = take the action
marine-do-skip = skip the action
marine-do-domination = { $element }: value { $value }, target { $target }
marine-do-remove = remove { $element } at { $tiles }
marine-do-swap = swap { $element } at { $tiles }
marine-do-on-mat = to a free slot of the mat
marine-do-on-trait = to a free slot of a trait
marine-do-replace = in place of a token of yours: { $element }
marine-do-cubes = { $n ->
    [0] no cube
    [one] { $n } cube
   *[other] { $n } cubes
}
# $n, $tile
marine-do-stack = stack { $n }: { $tile }
# $cell, $tiles, $n
marine-do-lay = { $cell }, next to { $tiles }; bonus { $n } VP
marine-do-vent = { $tile }; bonus { $n } VP
marine-do-score = { $tile }: { $points }
marine-do-tokens = { $tile }: elements { $n }
marine-do-score-nobody = { $tile }: nobody is there
marine-do-nothing-changes = { $said } (nothing changes)
marine-do-same-mat = { $said } (your mat stays the same; the section has one token fewer)
marine-do-score-thriving = { $said } – you thrive
marine-do-smoker = hydrothermal (black smoker)
marine-do-geyser = geothermal (geyser)
marine-do-from-pool = from the gene pool ({ $n } there)
marine-do-from-box = an eliminated cube ({ $n } there)
marine-do-move = { $from } → { $to }
marine-do-eliminate = { $animal } ({ $n } there)
# $n, $kind
marine-do-slot = slot { $n }: { $kind }
marine-do-stay = no more moves
marine-do-no-element = no element
marine-do-no-tile = no second tile
marine-do-enough = no more

marine-log-began = The middle: { $terrain } { $cell }
marine-log-filled = { $section } gets { $element }
marine-log-drew = { $side } take an element from the bag: { $element }
marine-log-marked = { $section } gets a marker: { $terrain }
# $n, $terrain
marine-log-revealed = Stack { $n } shows { $terrain }
marine-log-dealt = { $side } are dealt a trait
marine-log-dealt-trait = { $side } are dealt a trait: { $kind }
marine-log-laid-open = A trait lies open: { $kind }
marine-log-kept = { $side } have chosen
marine-log-kept-traits = { $side } keep { $kinds }
marine-log-got-trait = { $side } have a trait: { $kind }
marine-log-copied-trait = { $side } copy a trait: { $kind }
marine-log-lost-trait = { $side } lose a trait: { $kind }
marine-log-lost-copy = { $side } lose a copy: { $kind }
marine-log-appeared = { $kind } comes into the row
marine-log-round = Round { $n } begins
marine-log-placed = { $side }: { $pawn } on { $space }
marine-log-bumped = Back to whoever controls it: { $pawn }
# $pawn, $side
marine-log-bumped-of = { $side } get back a { $pawn }
marine-log-skipped = { $side } skip the action of { $space }
marine-log-idle = { $side }: the action of { $space } has no effect
marine-log-unused = { $side } make no use of the action of { $space }
marine-log-retrieved = { $side } retrieve all their pawns
marine-log-retrieved-forced = { $side } can place no pawn: they retrieve all they have
marine-log-pawns-back = { $side } get all their pawns back, without a Retrieve
marine-log-put = From the bag to { $corner }: { $element }
# $element, $corner, $section
marine-log-put-from = From { $section } to { $corner }: { $element }
marine-log-redrawn = { $side } find no element of theirs: all six go back to the bag and are drawn again
marine-log-dwindled = Lost after the Extinction at { $corner }: { $element }
marine-log-used-up = { $side } use up at { $corner }: { $element }
marine-log-removed = Removed from earth at { $corner }: { $element }
marine-log-shifted = { $from } → { $to }: { $element }
# $corner, $section, $old, $element
marine-log-swapped = Swapped with { $section } at { $corner }: { $old } → { $element }
# $side, $corner, $old, $element
marine-log-adapted = { $side } take { $old } from { $corner } and put { $element } there
marine-log-took = { $side } take { $element } from { $section }
marine-log-took-for = { $side } take { $element } from { $section } in place of { $old }
marine-log-lost = { $side } lose a token: { $element }
marine-log-emptied = From { $section } to the bag: { $element }
marine-log-slid = From { $from } to { $to }: { $n ->
    [one] { $n } element
   *[other] { $n } elements
}
marine-log-protected = { $side } put a cube on a square of Regression
marine-log-unprotected = { $side } get { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} back from Regression
marine-log-spread = { $side } place { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} on { $cell }
marine-log-revived = { $side } place an eliminated cube on { $cell }
# $side, $n, $from, $to
marine-log-moved = { $side }: { $from } → { $to }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
marine-log-eliminated = { $side } lose { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} on { $cell }: eliminated
marine-log-returned = { $side } take { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from { $cell } back to the gene pool
marine-log-took-tile = { $side } take { $terrain } from stack { $n }
marine-log-laid = { $side } lay { $terrain } in { $cell }
marine-log-vented = { $side } place a vent in { $cell }: { $kind }
marine-log-scored = { $terrain } { $cell } is scored
marine-log-scored-nothing = Nobody gains VP for { $n ->
    [one] this tile
   *[other] these tiles
}: { $cells }
marine-log-points = { $side }: +{ $n } VP – { $why }
marine-log-points-lost = { $side }: −{ $n } VP – { $why }
marine-log-chose = { $side } choose a card: { $kind } (slot { $n })
marine-log-discarded = { $kind } is discarded
marine-log-dominated = { $side } control the special pawn ({ $element }); its target marker stands on { $n }
# $side, $element, $other, $n
marine-log-dominated-from = { $side } take control of the special pawn ({ $element }) from { $other }; its target marker stands on { $n }
marine-log-pawn-more = { $side } get one more basic pawn ({ $kind })
marine-log-survival-card = { $side } get the Survival card
marine-log-survival-card-none = Nobody holds the Survival card now
marine-log-extinction = Extinction: endangered species are eliminated
marine-log-unharmed = No species is endangered: no cube is eliminated
marine-log-survival = Survival: { $side } hold the card and score vents
marine-log-survival-nobody = Survival: nobody holds the card, nobody scores
marine-log-reseed = Reseed
marine-log-ending = The game will end with this round
marine-log-ending-quiet = The game will end with this round: for { $n } rounds nobody has chosen a card
marine-log-markers-back = { $n ->
    [one] { $n } terrain marker goes
   *[other] { $n } terrain markers go
} back to the red bag
marine-log-extra-turn = { $side } have another turn
marine-log-acted = { $side }: { $kind } acts
marine-log-acted-itself = { $kind } acts
marine-log-played = { $side } play a card: { $kind } (X = { $n })
marine-log-no-effect = { $kind } has no effect
marine-log-thrives-by = { $kind }: { $side } thrive on { $cells }
# $kind, $side, $n
marine-log-points-more = { $kind }: { $n } VP more for { $side }
# $kind, $side, $n
marine-log-points-fewer = { $kind }: { $n } VP less for { $side }
# $kind, $side
marine-log-reaches = { $kind }: { $side } move further than to the next tile
# $kind, $side
marine-log-may-bump = { $kind }: { $side } may bump with a basic pawn
# $kind, $side
marine-log-free-order = { $kind }: { $side } may place a basic pawn before all their pawns
# $kind, $side, $n, $cell
marine-log-limit = { $kind } ({ $side }): at most { $n ->
    [0] no cube
    [one] { $n } cube
   *[other] { $n } cubes
} on { $cell }
# $kind, $side, $element
marine-log-keeps = { $kind }: { $side } keep a token, { $element }
# $kind, $side
marine-log-keeps-all = { $kind }: { $side } lose no token
# $kind, $side
marine-log-may-vent = { $kind }: { $side } may choose a tile that is not at the edge
marine-log-struck = { $kind } strikes { $terrain } { $cell }
# $kind, $terrain, $cell, $n, $side
marine-log-struck-sparing = { $kind } strikes { $terrain } { $cell }; surviving there: { $side } { $n }
marine-log-die-rolled = { $kind }: the die shows { $n }
marine-log-total = { $side }: { $n } VP in all
marine-log-counted = { $side } + { $other }: the lower total counts, { $n } VP
marine-log-tie = A tie: { $side } win it, being higher in the food chain than { $other }
marine-log-over = The game is over
marine-log-card-failed = { $kind } failed and its effect was undone: { $fault }

marine-for-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place on { $cell }
marine-for-tile = the tile { $cell }
marine-for-bonus = bonus for { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
marine-for-survival = Survival, { $n ->
    [one] { $n } vent
   *[other] { $n } vents
}
marine-for-target = target marker: { $element }
marine-for-middle = the middle of a Random Earth
marine-from-tiles = scored tiles
marine-from-bonus = bonus for new tiles
marine-from-survival = Survival
marine-from-targets = target markers
marine-pays = { $points }
# $n, $animal, $points
marine-part-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place: { $animal }, { $points } VP
marine-part-tie = on a tie the place goes to whoever is higher in the food chain
marine-part-but-endangered = { $said }; endangered
# $said, $points
marine-part-in-action = { $said }; in an Evolution action now { $points }
marine-part-printed = printed, never lost: { $elements }
marine-part-tokens = tokens: { $elements }
marine-part-free = free slots: { $n }
marine-part-thrives = thriving: { $element } on the tile and on the mat
marine-part-thrives-by = thriving: { $kind }
marine-part-endangered = endangered: no element of theirs touches the tile
marine-part-domination = { $animal }: tiles { $tiles } × elements { $elements } = { $value }

marine-fact-evolution = evolution card
marine-fact-trait = trait
marine-fact-extinction = starts Extinction when it comes ({ $source })
marine-fact-survival = starts Survival when it comes ({ $source })
marine-fact-survival-card = the one Survival card
marine-fact-no-events = starts no event ({ $source })
marine-fact-x = X is { $x } ({ $source })
marine-fact-x-slot = X is the number of the card’s slot ({ $source })
# $text, $n
marine-with-x = X = { $n }. { $text }
# $text, $second
marine-with-second = { $text } { $second }
marine-fact-second = secondary effect: the end of the text ({ $source })
marine-fact-second-unknown = secondary effect: unknown
marine-fact-slots = { $n ->
    [one] { $n } more slot
   *[other] { $n } more slots
} for elements
marine-fact-prints = counts as printed on the mat: { $elements }
marine-fact-last = always among the last five cards
marine-fact-unless-two = can be left out where each animal keeps two traits

-marine-as-edition = as in the edition
marine-preset-first-game = The quick game of the rulebook: 15 evolution cards are taken out instead of 10.
    .title = A first game
marine-preset-phalanx2023 = The rules as in the Phalanx edition, where it differs from GMT’s of 2021.
    .title = Phalanx, 2023
marine-preset-another-earth = Random tiles in the middle, and the mats with random elements: no two games begin alike.
    .title = Another earth
marine-preset-superheroes = Two traits for each animal, without Exaptation, as the rulebook recommends, and the whole deck: a long game for those who know the cards.
    .title = Superheroes
marine-preset-tournament = Traits are drafted from an open row instead of dealt, as in a tournament of 2022. Its players drafted the animals, too: here each chooses one with the seat.
    .title = Tournament

marine-option-edition = The rules as in the GMT edition of 2021, or as in the Phalanx edition of 2023 where the two differ. Options “{ -marine-as-edition }” follow it.
    .title = Edition
    .gmt2021 = GMT, 2021
    .phalanx2023 = Phalanx, 2023
marine-option-animals = Which animals play: as many as there are players, from the bottom of the food chain, or exactly those named.
    .title = Animals in play
    .seats = from the bottom of the food chain
    .crustaceans-fishes = crustaceans, fishes
    .crustaceans-cephalopods = crustaceans, cephalopods
    .crustaceans-reptiles = crustaceans, reptiles
    .fishes-cephalopods = fishes, cephalopods
    .fishes-reptiles = fishes, reptiles
    .cephalopods-reptiles = cephalopods, reptiles
    .crustaceans-fishes-cephalopods = crustaceans, fishes, cephalopods
    .crustaceans-fishes-reptiles = crustaceans, fishes, reptiles
    .crustaceans-cephalopods-reptiles = crustaceans, cephalopods, reptiles
    .fishes-cephalopods-reptiles = fishes, cephalopods, reptiles
marine-option-two-animals = For two players: each plays two animals, and the lower of their totals counts. The value says who has which, in turn order: the outer and the inner two, every other one, or the lower and the upper half.
    .title = Two animals a player
    .outer-inner = outer and inner two
    .alternating = every other one
    .halves = lower and upper half
marine-option-earth = The middle of the earth as printed, or random tiles and elements there (Random Earth).
    .title = Middle of the earth
    .printed = as printed
    .random = random
marine-option-mats = The mats with printed elements, or the other side with random ones.
    .title = Mats
    .printed = printed elements
    .alternative = other side, random elements
marine-option-superheroes = Each animal keeps one trait (no) or two (yes); Exaptation can be left out, because it is too strong beside a second trait.
    .title = Superheroes
    .without-exaptation = yes, without Exaptation
marine-option-traits = How the animals get their first traits: three are dealt to each in secret, or they are drafted: two more than are needed lie open, and the last in turn order chooses first. The draft is in no rulebook; a tournament of 2022 had one, and who chooses first is assumed.
    .title = First traits
    .dealt = dealt in secret
    .draft = open draft
marine-option-length = How many evolution cards are taken out: 10 (standard), 15 (quick), 5 (long) or none (epic).
    .title = Length of the game
    .standard = standard
    .quick = quick
    .long = long
    .epic = epic
marine-option-bonus-table = Bonus VP grow up to six tiles (21 VP), or up to nine (45).
    .title = Bonus table
    .edition = { -marine-as-edition }
    .to-six = up to six tiles
    .to-nine = up to nine tiles
marine-option-element-tokens = How many tokens there are of each element: 19 or 17.
    .title = Tokens of each element
    .edition = { -marine-as-edition }
marine-option-land-first = VP for the first place on Land: 8, or 3 as one printing says.
    .title = VP for the first place on Land
marine-option-voracious-predator = Voracious Predator takes its victims only on tiles with your own cubes, or anywhere.
    .title = Victims of Voracious Predator
    .edition = { -marine-as-edition }
    .own-tiles = only on tiles with your own cubes
    .anywhere = anywhere
marine-option-resilience = Resilience saves one token from Regression, or all.
    .title = Resilience saves
    .edition = { -marine-as-edition }
    .one-token = one token
    .full = all tokens
marine-option-phenotypic-plasticity = The slots of Phenotypic Plasticity are ordinary ones, or what lies there counts as printed.
    .title = Slots of Phenotypic Plasticity
    .edition = { -marine-as-edition }
    .slots = ordinary ones
    .printed = count as printed
marine-option-monotypic-habitat = Monotypic Habitat pays bonus VP by the table, or 1 VP for each tile.
    .title = Monotypic Habitat pays
    .table = by the bonus table
    .one-each = 1 VP a tile
marine-option-marine-snow = Marine Snow scores hydrothermal vents only, or all vents.
    .title = Marine Snow scores
    .smokers = hydrothermal vents only
    .all-vents = all vents
marine-option-fecundity = Fecundity lets its player place a cube on each of their tiles, or demands it.
    .title = Fecundity
    .edition = { -marine-as-edition }
    .may = allows cubes
    .must = demands cubes
marine-option-exaptation-ends = Exaptation loses its copy after the action in which the gene pool has become small enough, or at once.
    .title = Exaptation loses its copy
    .edition = { -marine-as-edition }
    .after-action = after the action
    .at-once = at once
marine-option-benthic-pawn = The pawn on the space of Benthic does not matter for the order of pawns, or that space counts as the last of the display.
    .title = Pawn on the space of Benthic
    .apart = outside the order of pawns
    .last = last of all spaces
marine-option-solar-radiation = While Solar Radiation lies in the row, tiles pay less throughout the Evolution action, even when a card played by it scores them, or only the tile of the action does.
    .title = Solar Radiation in the row
    .whole-action = throughout the Evolution action
    .scored-tile = for the tile of the action only
marine-option-domination-spaces = With two animals a player: the spaces of Domination are open as for the animals in play, or as for the players.
    .title = Spaces of Domination
    .animals = as for the animals
    .players = as for the players
marine-option-adaptation-special = The special space of Adaptation takes an element of the section, or any from the bag.
    .title = Special space of Adaptation
    .section = an element of the section
    .bag = any from the bag
marine-option-new-card = A new card in the row acts before its events, or after them.
    .title = A new card in the row
    .effect-first = acts before its events
    .events-first = acts after its events
marine-option-last-reseed = The last round ends at once, or with a Reseed before the final scoring.
    .title = Reseed in the last round
marine-option-migration-values = The numbers of cubes on the spaces of Migration, from left to right, without the special one.
    .title = Cubes on the spaces of Migration
    .v1-3-5 = 1, 3, 5
    .v5-3-1 = 5, 3, 1
marine-option-competition-values = The numbers of victims on the spaces of Competition, from left to right, without the special one.
    .title = Victims on the spaces of Competition
    .v1-2-3 = 1, 2, 3
    .v3-2-1 = 3, 2, 1
marine-option-rest-ends = The game also ends after this many rounds in a row in which nobody chose a card: 20, or 250, which is as good as never.
    .title = Rounds without a card until the end
marine-option-elements = What becomes of elements that cubes thrive on. As printed: they stay. Eaten: after the deaths of an Extinction for every full five of its cubes that thrive on elements, each animal removes one of those elements. Lost: as many elements are drawn at random from all on earth.
    .title = Elements after an Extinction
    .printed = stay, as printed
    .eaten = are used up by those who thrive
    .lost = as many are lost at random

## Cited by id: headings of the rulebook

marine-rules-placing = Placing pawns
marine-rules-card = Evolution: the card
marine-rules-actions = Actions
## Why something may not be done

marine-why-closed = this space is closed with so few animals
marine-why-special-space = this space is for special pawns only
marine-why-own-pawn = your own pawn stands there
marine-why-special-pawn = a special pawn stands there
marine-why-occupied = a basic pawn does not bump another
marine-why-not-after = a basic pawn goes after all your pawns
marine-why-in-between = a basic pawn of yours goes after all your pawns or before all of them, not in between
marine-why-section-empty = no element lies in the section
marine-why-no-corner = no corner is vacant
marine-why-corner-taken = an element lies there already
marine-why-no-element-at-vents = no element lies at such a vent
marine-why-no-such-element = there is no such element on earth
marine-why-no-token = no element lies at this space
marine-why-no-slot = no slot for it is free
marine-why-squares-full = both squares are taken
marine-why-pool-empty = your gene pool is empty
marine-why-no-tiles = the stacks are empty
marine-why-no-vents = all vents are on earth
marine-why-no-tile = there is no tile for it
marine-why-has-vent = there is a vent already
marine-why-not-at-edge = it does not lie at the edge
marine-why-nobody-migrates = none of your cubes can move
marine-why-no-arena = there is no such tile with your cubes and others’
marine-why-other-terrain = it is another terrain
marine-why-not-there = you have no cube there
marine-why-no-opponent = no other animal is there
marine-why-no-such-tile = there is no tile of this terrain
marine-why-nobody-on-such = nobody is on such a tile
marine-why-nobody-there = nobody is there
marine-why-slot-too-high = from this space only slots up to { $slots } can be reached
marine-why-no-card = no card lies there
marine-why-dominates-nothing = no value of yours is higher than its target marker
marine-why-value-too-small = your value must be higher than the target marker

## The scene

marine-setup-round = Setup
marine-round = Round { $n }
marine-turn-of = · turn: { $animal }
marine-last-round = · the last round
marine-earth = Earth
marine-tile-mark = { $cell } { $mark }
marine-corner = corner: { $corner }
marine-endangered = !
marine-crustaceans-mark = Cr
marine-fishes-mark = Fi
marine-cephalopods-mark = Ce
marine-reptiles-mark = Re
marine-algae-mark = al
marine-gastropods-mark = ga
marine-worms-mark = wo
marine-plankton-mark = pl
marine-sponges-mark = sp
marine-sun-mark = su
marine-land-mark = land
marine-kelp-forest-mark = kelp
marine-coral-reef-mark = reef
marine-seamount-mark = mount
marine-seagrass-meadow-mark = grass
marine-sand-plain-mark = sand
marine-open-ocean-mark = ocean
marine-smoker-mark = hydro
marine-geyser-mark = geo
marine-vent-mark = vent
marine-counted-mark = { $mark } { "" }
marine-display = Display
marine-nth-space = { $n })
marine-special-space = { $n }*)
marine-prints = { "" } ×{ $n }
marine-prints-all = { "" } all
marine-prints-two = { "" } ×1+1
marine-prints-vent = { "" } { $mark }
marine-prints-closed = { "" } shut
marine-pawn-mark = <{ $mark }>
marine-special-mark = <{ $mark }*{ $element }>
marine-food-chain = Food chain, top first:
marine-has-retrieved = (pawns are back)
marine-survival-of = { $kind }: { $animal }
marine-survival-nobody = { $kind }: nobody
marine-targets = Special pawns, target markers:
marine-controlled = ({ $animal })
marine-stacks = Stacks of tiles
# $n, $tile
marine-stack = stack { $n } ({ $tile })
marine-face-down-stack = stack { $n }
marine-empty-stack = stack { $n }: empty
marine-vents-left = vents left
# $tile
marine-in-hand = to be laid: { $tile }
marine-unused-traits = unused traits
marine-open-traits = open traits to choose from
marine-bags = Bags
marine-element-bag = elements
marine-marker-bag = terrain markers
marine-row = Evolution cards
# $n, $kind
marine-in-slot = { $n }. { $kind }
marine-part-extinction = A card with this symbol starts Extinction once, when it comes into the row, and not again while it lies there
marine-part-survival = A card with this symbol starts Survival once, when it comes into the row, and not again while it lies there
marine-symbol-extinction = (extinction)
marine-symbol-survival = (survival)
marine-discard = discard
marine-deck = deck
marine-among-the-last = (among the last five)
marine-mat = { $animal } ({ $mark })
marine-points = VP
marine-gene-pool = gene pool
marine-eliminated = eliminated
marine-pawns = pawns { $n } of { $all }
marine-elements = elements
marine-printed = ({ $mark })
marine-free-slots = +{ $n } free
marine-copied = (copy)
marine-chosen = (chosen)
marine-dealt-traits = traits to choose from ({ $n })
marine-kept-traits = traits chosen, face down ({ $n })

## What the rulebook says of food, side by side with other games

marine-food-rules = Food is habitat: an element feeds everybody around it for as long as it lies there, but only those whom it fits.
    .comes = Elements lie on the corners of tiles; at the start there are 6, around the reef in the middle. Players put further ones there by Abundance, Wanderlust and Autotrophs, from what was drawn from the bag for the display.
    .eats = Nothing is eaten up. An element feeds the cubes of all animals on the tiles around it that have its type on their mats; what one uses takes nothing from another.
    .needs = One fitting element next to the tile is enough for all cubes of an animal there; more is no better. An animal has three printed elements of two types and takes further ones by Adaptation.
    .kills = Cubes without a fitting element are endangered; they die in the next Extinction, which evolution cards bring, and which comes once more at the end. Competition eliminates cubes of others, and so do some cards, fed or not.
    .left = Eliminated cubes go to the box and leave no food. Elements that are removed go back to the bag.
    .stored = No food is stored. An animal keeps elements on its mat, and they decide where it can live; at a Reseed, Regression takes some of them from whoever has no cube there.
    .taken = Food cannot be stolen, but Depletion and Autotrophs can take it away from under everybody. Competition removes others’ cubes from a tile and feeds nobody.
    .displaced = Where Tectonics lays a vent, one cube of each animal stays and the others go back to the gene pools. Mass Exodus lets a player move everybody’s cubes off a tile.
    .scores = Tiles, by who has the most cubes there, when Evolution scores one; bonus points for new tiles and vents, and for the most cubes on vents at a Survival; cards. At the end every tile once more, and the elements that an animal dominates.
    .ends = At the end of the round in which the Asteroid was played, when all have retrieved their pawns: one more Extinction, one Survival, the last scoring.
    .decides = Which actions to take with the pawns; where elements come and go; what to adapt to; where cubes spread and move; whom to drive out; which card to choose.

# The sections of the rules page that say so, by their number or their title.
marine-food-sections =
    .comes = 2
    .eats = 5.4
    .needs = 4
    .kills = 8.1
    .left = 5.7
    .stored = 8.3
    .taken = 5.3
    .displaced = 5.3
    .scores = 5.5
    .ends = 8.4
    .decides = 5.2

## What an owner says of the box

marine-box-main = main effect
marine-box-x = X in the main effect
marine-box-x-is = { $x ->
    [slot] number of the slot
   *[other] { $x }
}
marine-box-events = symbols of events
marine-box-second = secondary effect
marine-box-extinction = Extinction
marine-box-survival = Survival

## What a value is made of

marine-value-points = victory points
marine-value-tiles = what tiles will pay
marine-value-pawns = pawns that can be placed
marine-value-elements = elements and where they lie
marine-value-regression = elements safe from Regression
marine-value-pool = cubes in the gene pool
marine-value-special-pawns = special pawns
marine-value-reach = special pawns that could be taken
marine-value-survival = the Survival card
marine-value-tile-in-hand = the tile to be laid
