### Dominant Species. All texts are our own.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name, such as “Birds”
### $said - what is said so far: the message adds to it
### $kind - a card by its name
### $animal - an animal by its name
### $animals - animals, listed
### $tile - a tile: its terrain and its cell
### $section - a row of the display by its name
### $element - an element by its name
### $elements - elements, listed
### $corner - a corner of tiles on the earth
### $tiles - tiles, listed; on tundra how many (number)
### $about - more about what was said
### $cells - cells, listed
### $fault - why a card failed
### $from - where it comes from
### $to - where it goes
### $nth (number) - a space of a row, from the left
### $one - the first of a list, or a number of elements on the mat
### $more - the rest of a list, or a number of elements at a tile
### $other - the other side
### $own (number) - own cubes on a tile
### $others (number) - other sides’ cubes on a tile
### $space - a space of the display
### $lies - what a space does and what lies there, in words
### $points - victory points, in words or as a number
### $reason - why it would do nothing
### $terrains - terrains, listed
### $terrain - a terrain by its name
### $phase - a phase of the turn by its name
### $names - those that were named, listed
### $n (number) - how many, or which one
### $all (number) - of how many
### $value (number) - how well an animal matches a tile
### $cell - a cell of the earth, such as “d4”
### $mark - a short mark on a tile or pawn
### $most (number) - how many may be chosen
### $why - for what points are gained or lost
### $wind - where a corner of a tile lies, such as “upper left”

dominant = Dominant Species
dominant-summary = An ice age comes near: animals spread over a growing earth, adapt and compete; whoever has the most victory points when the Ice Age has been taken wins.

dominant-insects = Insects
dominant-arachnids = Arachnids
dominant-amphibians = Amphibians
dominant-birds = Birds
dominant-reptiles = Reptiles
dominant-mammals = Mammals
dominant-grass = grass
dominant-grub = grubs
dominant-meat = meat
dominant-seed = seeds
dominant-sun = sun
dominant-water = water
dominant-sea = Sea
    .abbr = Se
dominant-wetland = Wetland
    .abbr = We
dominant-savannah = Savannah
    .abbr = Sa
dominant-jungle = Jungle
    .abbr = Ju
dominant-forest = Forest
    .abbr = Fo
dominant-desert = Desert
    .abbr = De
dominant-mountain = Mountain
    .abbr = Mo
dominant-tundra = Tundra
    .abbr = Tu
dominant-initiative = Initiative
dominant-adaptation = Adaptation
dominant-regression = Regression
dominant-abundance = Abundance
dominant-wasteland = Wasteland
dominant-depletion = Depletion
dominant-glaciation = Glaciation
dominant-speciation = Speciation
dominant-wanderlust = Wanderlust
dominant-migration = Migration
dominant-competition = Competition
dominant-domination = Domination
dominant-setup-phase = Setup
dominant-planning = Planning
dominant-execution = Execution
dominant-reset = Reset
dominant-nothing = nothing
dominant-list = { $one }, { $more }
dominant-counted = { $said } ×{ $n }
dominant-tile = { $terrain } { $cell }
dominant-empty-cell = { $cell }
dominant-crowded = { $tile } (own cubes: { $own }, others’: { $others })
dominant-limited = { $tile } up to { $n }
dominant-at-element = { $element } at { $tiles }
dominant-corner-of = { $one } + { $more }
dominant-to-wind = { $tile } ({ $wind })
dominant-upper-right = upper right
dominant-right = right
dominant-lower-right = lower right
dominant-lower-left = lower left
dominant-left = left
dominant-upper-left = upper left
dominant-paying = { $animal } { $n }
dominant-space = { $section }, space { $nth }
dominant-space-with = { $space } ({ $lies })
dominant-lies-none = empty
dominant-lies-initiative = one step forward, unless first already; then this pawn goes to another space
dominant-lies-glaciation = a tile next to tundra freezes; tundra tiles left: { $n }
dominant-lies-queue = waits; at the end of the turn it may move one space to the left
dominant-lies-leftmost = acts if it is the leftmost pawn; tundra tiles left: { $n }
dominant-lies-on-earth = { $element }, on earth: { $n }
dominant-lies-migrants = up to { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
dominant-lies-arena = one victim on one tile each: { $terrains }

dominant-ask-plan = { $side }: place { $n ->
    [one] your last pawn
   *[other] one of your { $n } pawns
} on any vacant space. The actions are carried out later, from top to bottom and from left to right
dominant-ask-initiative = { $side }, Initiative: do you swap places with the { $other } before you? It counts from the next Planning on. Then you place this pawn again
dominant-ask-replace = { $side }: place the pawn on a vacant space
dominant-ask-adaptation = { $side }, Adaptation: choose the element that you take, or none
dominant-ask-regression = { $side }, Regression: choose the type of element that you do not lose this turn, or none
dominant-ask-abundance = { $side }, Abundance: choose the element that you put on earth, or none
dominant-ask-put = { $side }: choose the vacant corner for this element: { $element }
dominant-ask-wasteland = { $side }, Wasteland: choose an element of the row that goes back to the bag, or none. Then every element next to tundra is removed whose type is still in the row
dominant-ask-depletion = { $side }, Depletion: choose the element that you remove from earth, or none
dominant-ask-glaciation = { $side }, Glaciation: choose the tile next to tundra that becomes tundra, or none. One cube of each animal there stays; the others go to their gene pools
dominant-ask-glaciation-must = { $side }, Glaciation: choose the tile next to tundra that becomes tundra. One cube of each animal there stays; the others go to their gene pools
dominant-ask-speciation = { $side }, Speciation: choose an element of this type on earth ({ $element }), or none. Your cubes come from the gene pool to the tiles around it
dominant-ask-speciate = { $side }, Speciation: how many cubes do you place on { $tile }? At most { $n }; you may place none
dominant-ask-spawn = { $side }, Speciation: you may place one cube from your gene pool on any tile
dominant-ask-wanderlust = { $side }, Wanderlust: choose the stack whose open tile you take, or none
dominant-ask-lay = { $side }, Wanderlust: choose the empty cell for your new tile ({ $terrain }); the more tiles next to it, the higher the bonus
dominant-ask-garnish = { $side }, Wanderlust: choose an element of the row for a corner of { $tile }, or none
dominant-ask-arrive = { $side }, Wanderlust: how many cubes move to the new tile: { $from } → { $to }? On the old tile you have { $n }; you may move none
dominant-ask-migration = { $side }, Migration: move your cubes one by one to adjacent tiles (at most { $n ->
    [one] { $n } move
   *[other] { $n } moves
}), or stop. A cube that has moved stays
dominant-reaching = { $said }. Each may go { $n } tiles far
dominant-ask-competition = { $side }, Competition: choose a tile of this terrain ({ $terrain }) with your cubes and others’, or none. One cube of another animal is eliminated there
dominant-ask-competition-any = { $side }, Competition: choose any tile with your cubes and others’, or none. One cube of another animal is eliminated there
dominant-ask-victim = { $side }, Competition on { $tile }: choose whose cube is eliminated
dominant-ask-domination = { $side }, Domination: choose the tile that is scored for all, or none. Whoever dominates it takes a card
dominant-ask-choose = { $side }, Domination: you dominate { $tile }. Take one of the cards; it is carried out now
dominant-ask-save = { $side }, Extinction: choose the tile on which one endangered cube of yours lives on, or none
dominant-ask-card = { $side }: { $said } ({ $kind })
dominant-about = { $said } – { $about }
dominant-nth-of = { $n } of { $all }
dominant-for-card = { $said } (card: { $kind })
dominant-at-space = { $said } (space { $nth })
# $said, $n, $most, $names
dominant-picked = { $said } – { $n } of at most { $most } named{ $n ->
    [0] {""}
   *[other] : { $names }
}
dominant-chance-tile = Random earth: a tile for the start
dominant-chance-elements = An element from the bag: { $section }
dominant-chance-reveal = Stack { $n }: the next tile is turned over
dominant-chance-card = A card is turned over
dominant-chance-element = { $side }: an element from the bag
dominant-chance-die = Dice for { $kind }
dominant-working = The game goes on
dominant-over = The game is over

dominant-do-die = { $n } rolled
dominant-do-idle = { $said } – as things stand, it would do nothing: { $reason }
dominant-do-wait = { $said } – acts next turn at the earliest
dominant-do-advance = one step forward
dominant-do-keep-place = stay where you are
dominant-do-remove = remove { $element } at { $tiles }
dominant-do-cubes = { $n ->
    [0] no cube
    [one] { $n } cube
   *[other] { $n } cubes
}
# $n, $tile
dominant-do-stack = stack { $n }: { $tile }
# $cell, $tiles, $n
dominant-do-lay = { $cell }, next to { $tiles }; bonus { $n } VP
dominant-do-freeze = { $tile }; bonus { $n } VP
dominant-do-score = { $tile }: { $points }
dominant-do-score-nobody = { $tile }: nobody is there
dominant-do-score-card = { $said } – a card for { $animal }
dominant-do-score-no-card = { $said } – no card
dominant-do-move = { $from } → { $to }
dominant-do-eliminate = { $animal } ({ $n } there)
dominant-do-stay = no more moves
dominant-do-no-element = no element
dominant-do-no-tile = no tile
dominant-do-decline = do nothing

dominant-log-began = At the start: { $terrain } { $cell }
dominant-log-filled = { $section } gets { $element }
dominant-log-drew = { $side } take an element from the bag: { $element }
# $n, $terrain
dominant-log-revealed = Stack { $n } shows { $terrain }
dominant-log-appeared = { $kind } is turned over
dominant-log-round = Turn { $n } begins
dominant-log-phase = { $phase }
dominant-log-placed = { $side } place a pawn: { $space }
dominant-log-advanced = { $side } go one step forward in initiative, before { $other }
dominant-log-acts = { $side } act: { $space }
dominant-log-idle = { $side }: no effect ({ $space }) – { $reason }
dominant-log-no-victim = { $side } find no victim in Competition: { $terrain }
dominant-log-declined = { $side } decline
dominant-log-innate = { $side } act without a pawn: { $section }
dominant-log-put = From the bag to { $corner }: { $element }
# $element, $corner, $section
dominant-log-put-from = From { $section } to { $corner }: { $element }
dominant-log-removed = Removed from earth at { $corner }: { $element }
dominant-log-took = { $side } take { $element } from { $section }
dominant-log-lost = { $side } lose an element: { $element }
dominant-log-exempt = { $side } do not lose { $element } this turn
dominant-log-losses = Regression: whoever is not exempt loses elements
dominant-log-desolation = Wasteland: elements next to tundra go to the bag, if their type lies in the row
dominant-log-emptied = From { $section } to the bag: { $element }
dominant-log-slid = From { $from } to { $to }: { $lies }
dominant-log-moved-up = { $side } move up: { $space }
dominant-log-spread = { $side } place { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} on { $cell }
dominant-log-revived = { $side } place { $n ->
    [one] { $n } eliminated cube
   *[other] { $n } eliminated cubes
} on { $cell }, safe from this Extinction
# $side, $n, $from, $to
dominant-log-moved = { $side }: { $from } → { $to }, { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
dominant-log-eliminated = { $side } lose { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} on { $cell }: eliminated
dominant-log-returned = { $side } take { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
} from { $cell } back to the gene pool
dominant-log-took-tile = { $side } take { $terrain } from stack { $n }
dominant-log-laid = { $side } lay { $terrain } in { $cell }
dominant-log-froze = { $side }: { $terrain } { $cell } becomes tundra
dominant-log-scored = { $terrain } { $cell } is scored
dominant-log-scored-nothing = Nobody gains VP for { $n ->
    [one] this tile
   *[other] these tiles
}: { $cells }
dominant-log-points = { $side }: +{ $n } VP – { $why }
dominant-log-points-lost = { $side }: −{ $n } VP – { $why }
dominant-log-no-card = { $side } would take a card, but none lies face up
dominant-log-undominated = Nobody dominates { $cell }: nobody takes a card
dominant-log-chose = { $side } dominate { $cell } and take a card: { $kind }
dominant-log-discarded = { $kind } leaves the game
dominant-log-pawn-more = { $side } get one more pawn ({ $kind })
dominant-log-pawn-less = { $side } lose a pawn ({ $kind })
dominant-log-survival-card = { $side } get the Survival card
dominant-log-survival-card-none = Nobody holds the Survival card now
dominant-log-extinction = Extinction: endangered cubes that nobody saves are eliminated
dominant-log-saved = Extinction: { $side } save a cube on { $cell }
dominant-log-unharmed = No cube is eliminated in the Extinction
dominant-log-survival = Survival: { $side } hold the card and score tundra
dominant-log-survival-nobody = Survival: nobody holds the card, nobody scores
dominant-log-reseed = Reseed
dominant-log-ending = The game will end with this turn
dominant-log-ending-quiet = The game will end with this turn: for { $n } turns nobody has taken a card
# $side, $kind, $said, $about - the answer
dominant-log-answered = { $side }, { $kind }: { $said } – { $about }
# $side, $kind, $about - the answer
dominant-log-answered-so = { $side }, { $kind }: { $about }
dominant-log-no-effect = { $kind } has no effect
dominant-log-die-rolled = { $kind }: the die shows { $n }
dominant-log-last-scoring = The last scoring: every tile once more
dominant-log-total = { $side }: { $n } VP in all
dominant-log-counted = { $side } have the lowest total of their player: { $n } VP count
dominant-log-tie = A tie: { $side } win it, being higher in the food chain than { $other }
dominant-log-over = The game is over
dominant-log-card-failed = { $kind } failed and its effect was undone: { $fault }

dominant-for-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place on { $cell }
dominant-for-wanderlust = bonus for { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
} next to the new one
dominant-for-glaciation = bonus for { $n ->
    [one] { $n } tundra tile
   *[other] { $n } tundra tiles
} next to the new one
dominant-for-survival = Survival, { $n ->
    [one] { $n } tundra tile
   *[other] { $n } tundra tiles
}
dominant-from-tiles = scored tiles
dominant-from-wanderlust = bonus for new tiles
dominant-from-glaciation = bonus for tundra
dominant-from-survival = Survival
dominant-pays = { $points }
# $n, $animal, $points
dominant-part-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} place: { $animal }, { $points } VP
dominant-part-tie = on a tie the place goes to whoever is higher in the food chain
dominant-part-dominates = dominated by { $animal }, who match it best: { $value }
dominant-part-tied = dominated by nobody; equally good: { $animals }, { $value } each
dominant-part-printed = printed, never lost: { $elements }
dominant-part-tokens = tokens: { $elements }
dominant-part-free = free slots: { $n }
dominant-part-nobody = dominated by nobody; all are endangered
dominant-part-each = how well each matches it: { $animals }
# $element, $one, $more, $value
dominant-part-matches = { $element }: on the mat { $one } × at the tile { $more } = { $value }
dominant-part-sum = matches the tile: { $value }
dominant-part-endangered = endangered: no element of theirs touches the tile
dominant-part-asleep = of them safe from this Extinction: { $n }
dominant-part-on-tundra = { $animal }: cubes on tundra { $n }, tundra tiles { $tiles }
dominant-part-unheld = nobody holds it: no animal alone has the most cubes on tundra

dominant-fact-dominance = Dominance card
dominant-fact-survival-card = the one Survival card
dominant-fact-last = always lies under all other cards

dominant-preset-first-game = Ten Dominance cards are taken out unseen: more than a third shorter. A house rule; the rulebook has none for this.
    .title = A first game
dominant-preset-another-earth = Random tiles at the start: no two games begin alike.
    .title = Another earth

dominant-option-insects = Whether the insects play. “Perhaps”: if a seat is left for them, the lowest in the food chain first. To lead them yourself, choose “yes” and take their place among the players.
    .title = Insects
    .perhaps = perhaps
dominant-option-arachnids = Whether the arachnids play. “Perhaps”: if a seat is left for them, the lowest in the food chain first. To lead them yourself, choose “yes” and take their place among the players.
    .title = Arachnids
    .perhaps = perhaps
dominant-option-amphibians = Whether the amphibians play. “Perhaps”: if a seat is left for them, the lowest in the food chain first. To lead them yourself, choose “yes” and take their place among the players.
    .title = Amphibians
    .perhaps = perhaps
dominant-option-birds = Whether the birds play. “Perhaps”: if a seat is left for them, the lowest in the food chain first. To lead them yourself, choose “yes” and take their place among the players.
    .title = Birds
    .perhaps = perhaps
dominant-option-reptiles = Whether the reptiles play. “Perhaps”: if a seat is left for them, the lowest in the food chain first. To lead them yourself, choose “yes” and take their place among the players.
    .title = Reptiles
    .perhaps = perhaps
dominant-option-mammals = Whether the mammals play. “Perhaps”: if a seat is left for them, the lowest in the food chain first. To lead them yourself, choose “yes” and take their place among the players.
    .title = Mammals
    .perhaps = perhaps
dominant-option-several-animals = For two or three players: all six animals play, each player has several, and the lowest of their totals counts. The value says whose is whose, from the bottom of the food chain: one after the other, one after the other and back again, or neighbours together.
    .title = Several animals a player
    .in-turn = one after the other
    .there-and-back = there and back again
    .neighbours = neighbours together
dominant-option-earth = The seven tiles of the start as printed, or random ones. Tundra, elements and cubes are placed as printed.
    .title = Tiles at the start
    .printed = as printed
    .random = random
dominant-option-length = How many Dominance cards are taken out: none (standard), 5 (shorter) or 10 (short). The Ice Age always stays in.
    .title = Length of the game
    .standard = standard
    .shorter = shorter
    .short = short
dominant-option-rim = Corners at the edge of the board hold elements like all others, or stay empty.
    .title = Corners at the edge of the board
    .holds = hold elements
    .empty = stay empty
dominant-option-initiative-again = Whether the pawn of Initiative, and one that a card places, may go to the space of Initiative.
    .title = From Initiative to Initiative again
dominant-option-glaciation-queue = In each turn the pawn on the first space of Glaciation acts, if there is one, or the leftmost pawn, wherever it stands.
    .title = Queue of Glaciation
    .first-space = the first space acts
    .leftmost-pawn = the leftmost pawn acts
dominant-option-idle-spaces = Pawns may go to any vacant space, or only where something can come of it this turn, as long as there is such a space.
    .title = Spaces without effect
    .open = open
    .closed = closed
dominant-option-evolution-cubes = Cubes that Evolution replaces are eliminated, or go back to the gene pool.
    .title = Cubes replaced by Evolution
    .box = are eliminated
    .gene-pool = go back to the gene pool
dominant-option-aquatic = Where Aquatic can put no element, it still places cubes, or does nothing.
    .title = Aquatic without an element
    .cubes-still = still places cubes
    .element-first = does nothing
dominant-option-rest-ends = The game also ends after this many turns in a row in which nobody took a card: 20, or 250, which is as good as never.
    .title = Turns without a card until the end

## Cited by id: headings of the rulebook

dominant-rules-planning = Planning
dominant-rules-initiative = Initiative
dominant-rules-competition = Competition
dominant-rules-domination = Domination
## Why something may not be done

dominant-why-occupied = a pawn stands there
dominant-why-initiative-again = this pawn does not go to Initiative
dominant-why-section-empty = no element lies there
dominant-why-no-slot = no slot is free for an element
dominant-why-nothing-to-lose = there is no element to lose
dominant-why-no-corner = no corner is vacant
dominant-why-no-such-element = there is no such element on earth
dominant-why-no-tundra = all tundra tiles are on earth
dominant-why-no-tile = there is no tile for it
dominant-why-pool-empty = the gene pool is empty
dominant-why-no-tiles = no stack shows a tile
dominant-why-nobody-migrates = no own cube can move
dominant-why-no-arena = there is no such tile with own cubes and others’
dominant-why-other-terrain = it is another terrain
dominant-why-not-there = you have no cube there
dominant-why-no-opponent = no other animal is there
dominant-why-nothing-to-score = there is no tile left to score
dominant-why-scored-already = it was scored in this turn
dominant-why-nobody-there = nobody is there

## The scene

dominant-round = Turn { $n }
dominant-phase-now = · { $phase }
dominant-asked-now = · to move: { $animal }
dominant-last-round = · the last turn
dominant-earth = Earth
dominant-tile-mark = { $cell } { $mark }
dominant-corner = corner: { $corner }
dominant-endangered = !
dominant-dominates = *
dominant-scored-mark = { "" } scored
dominant-insects-mark = In
dominant-arachnids-mark = Ar
dominant-amphibians-mark = Am
dominant-birds-mark = Bi
dominant-reptiles-mark = Re
dominant-mammals-mark = Ma
dominant-grass-mark = gr
dominant-grub-mark = gu
dominant-meat-mark = me
dominant-seed-mark = se
dominant-sun-mark = su
dominant-water-mark = wa
dominant-sea-mark = sea
dominant-wetland-mark = wet
dominant-savannah-mark = sav
dominant-jungle-mark = jungle
dominant-forest-mark = forest
dominant-desert-mark = desert
dominant-mountain-mark = mount
dominant-tundra-mark = tundra
dominant-counted-mark = { $mark } { "" }
dominant-display = Display
dominant-nth-space = { $n })
dominant-prints = { "" } ×{ $n }
dominant-prints-element = { "" } { $element }
# $one, $more
dominant-prints-arena = { "" } { $one-abbr }{ $more-abbr }
dominant-innate = { $animal }, without a pawn
dominant-innate-mark = { $mark }+
dominant-flies = { $animal }, two tiles far
dominant-flies-mark = { $mark }: 2 tiles
dominant-pawn-mark = <{ $mark }>
dominant-track = Order of initiative
dominant-order = { $n }. { $animal }
dominant-survival-of = { $kind }: { $animal }
dominant-survival-nobody = { $kind }: nobody
dominant-supply = Supply
# $n, $tile
dominant-stack = { $tile } (stack { $n })
dominant-face-down-stack = stack { $n }, face down
dominant-empty-stack = stack { $n }: empty
dominant-tundra-left = tundra left
dominant-food-chain = Food chain, top first: { $animals }
dominant-in-hand = to be laid: { $terrain }
dominant-element-bag = elements in the bag
dominant-cards = Dominance cards
dominant-discard = out of the game
dominant-deck = deck
dominant-on-the-bottom = (at the bottom)
dominant-mat = { $animal } ({ $mark })
dominant-points = VP
dominant-gene-pool = gene pool
dominant-eliminated = eliminated
dominant-dominated = dominated tiles
dominant-place = place in initiative
dominant-holds = ({ $kind })
dominant-pawn = pawn
dominant-pawns = pawns { $n } of { $all }
dominant-elements = elements
dominant-printed = ({ $mark })
dominant-exempt = =
dominant-free-slots = +{ $n } free

## What the rulebook says of food, side by side with other games

dominant-food-rules = Food is habitat: an element feeds everybody around it for as long as it lies there, but only those whom it fits.
    .comes = Elements lie on the corners of tiles; at the start there are 12, two of each type. Players put further ones there by Abundance and Wanderlust, from what was drawn from the bag for the display, and by two cards.
    .eats = Nothing is eaten up. An element feeds the cubes of all animals on the tiles around it that have its type on their mats; what one uses takes nothing from another.
    .needs = One fitting element next to the tile is enough for all cubes of an animal there; more of them only help to dominate the tile. An animal has two printed elements of its own type, amphibians three, and takes further ones by Adaptation.
    .kills = Cubes without a fitting element are endangered; they die in the Extinction at the end of each turn, but for one that mammals may save and those that hibernate by a card. Competition eliminates cubes of others, and so do some cards, fed or not.
    .left = Eliminated cubes go to the box and leave no food. Elements that are removed go back to the bag.
    .stored = No food is stored. An animal keeps up to six elements on its mat, and they decide where it can live; each turn Regression takes one of each type that lies in its row from whoever has gained one of that type and is not exempt.
    .taken = Food cannot be stolen, but it can be taken away from under everybody: by Depletion, by Wasteland next to tundra, where three tundra tiles enclose it, and by the card Blight. Competition removes others’ cubes from a tile and feeds nobody.
    .displaced = Where Glaciation makes tundra, one cube of each animal stays and the others go back to the gene pools. Mass Exodus lets a player move everybody’s cubes off a tile.
    .scores = Tiles, by who has the most cubes there, when Domination scores one; bonus points for new tiles and for tundra, and each turn for the most cubes on tundra at a Survival; cards. At the end every tile once more.
    .ends = The turn in which the Ice Age, the bottom card of the deck, is taken is the last one: it is played to the end of Survival, then comes the last scoring.
    .decides = Which actions to plan with the pawns, and in which order; where elements come and go; what to adapt to; where cubes spread and move; whom to drive out; which tile is scored; which card to take.

# What this game calls a round, where its food is counted by them.
dominant-food-round = turn
    .gen = turn

# The sections of the rules page that say so, by their number or their title.
dominant-food-sections =
    .comes = 2
    .eats = 6
    .needs = 6
    .kills = 5.4
    .left = 1
    .stored = 3
    .taken = 5.3
    .displaced = 5.3.7
    .scores = 7
    .ends = 9
    .decides = 5

## What a value is made of

dominant-value-points = victory points
dominant-value-tiles = what tiles will pay
dominant-value-pawns = action pawns
dominant-value-elements = elements and where they lie
dominant-value-regression = elements safe from Regression
dominant-value-pool = cubes in the gene pool
dominant-value-initiative = place in initiative
dominant-value-survival = the Survival card
dominant-value-planned = actions that are planned
dominant-value-tile-in-hand = the tile to be laid
