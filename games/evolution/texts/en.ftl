### Evolution. All texts are our own.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $side - a side by its name, such as “Red”
### $sides - sides by their names, listed
### $said - what is said so far: the message adds to it
### $seats (number) - players of this game
### $hunter - the animal that attacks
### $kind - a trait by its name
### $prey - the animal that is attacked
### $animals (number) - how many animals live
### $banks - what lies in the food banks, listed
### $cards - cards by name, listed
### $source - how sure a fact is
### $fault - why a card failed
### $why - why a protection does not help, in the words of its card
### $front - the trait on the front of a card
### $species - the kind of animal a player has, such as “Fox”
### $number (number) - of an animal
### $skill - the trait of the hunter that gets past a protection
### $further (number) - how much comes besides what was rolled
### $missing - the trait that the hunter lacks
### $note - a remark
### $one - the first of two, or of a list
### $more - the rest of a list
### $role - the role of an animal in a pair
### $routes - from where to where animals migrate, listed
### $thief - the animal that steals
### $animal - an animal by its kind and number, such as “Fox 3”
### $first - the role of the first animal of a pair
### $food (number) - food that an animal has
### $need (number) - food that an animal needs
### $from - where it was before
### $to - where it is now
### $other - the second of two
### $mate - the other animal of a pair
### $second - the role of the second animal, or the trait on the back of a card
### $owner - the side to which an animal belongs
### $parent - the animal beside which another is born
### $place - a territory by its name
### $what - what lies there: animals, or a territory by its name
### $dice (number) - how many dice are rolled
### $n (number) - how many, or which one
### $name - the name of a phase
### $card - a card by its name
### $most (number) - how many may be chosen
### $parts - what the points come from, listed
### $pile (number) - cards in the discard pile
### $points (number) - points
### $traits - traits by name, listed
### $turn (number) - a turn
### $phase - a phase by its name

evolution = Evolution
evolution-summary = Animals evolve, feed and hunt; whoever has the most and best adapted animals at the end wins.

evolution-red = Red
evolution-species-red = Fox
evolution-blue = Blue
evolution-species-blue = Deer
evolution-green = Green
evolution-species-green = Gecko
evolution-yellow = Yellow
evolution-species-yellow = Owl
evolution-orange = Orange
evolution-species-orange = Tiger
evolution-purple = Purple
evolution-species-purple = Hedgehog
evolution-white = White
evolution-species-white = Rabbit
evolution-black = Black
evolution-species-black = Raven
evolution-animal = { $species } { $number }
evolution-animal-in-full = { $animal } ({ $traits })
evolution-no-traits = no traits
evolution-list = { $one }, { $more }
evolution-two-sided = { $front } / { $second }
# $animal, $kind
evolution-trait-of = { $animal }’s { $kind }
evolution-pair-of = { $kind } ({ $animal } – { $mate })
evolution-paired = { $kind } ↔ { $mate }
evolution-paired-briefly = { $kind } ↔ { $number }
evolution-route = { $animal } → { $place }
evolution-laurasia = Laurasia
evolution-gondwana = Gondwana
evolution-ocean = Ocean
evolution-food-bank = food bank
evolution-phase-setup = Setup
evolution-phase-development = development
evolution-phase-food-bank = food bank
evolution-phase-feeding = feeding
evolution-phase-extinction = extinction and drawing
# The same as names of their own.
evolution-phase-development-itself = development
evolution-phase-food-bank-itself = food bank
evolution-phase-feeding-itself = feeding
evolution-phase-extinction-itself = extinction and drawing

evolution-title = Turn { $turn }, { $phase }
    .short = Turn { $turn }
evolution-last-turn = – last turn
evolution-begins = – { $side } goes first
evolution-table = Table
evolution-herd = { $side }: { $what }
evolution-deck = deck
evolution-middle = In the middle
evolution-hand = hand
evolution-pile = discarded
evolution-score = points so far
evolution-from-animals = animals
evolution-from-traits = traits
evolution-from-needs = food that traits need
evolution-from-ocean = animals in the Ocean
evolution-part-base = need of every animal { $n }
evolution-part-need = { $kind } needs { $n } more
evolution-part-red = red food { $n }
evolution-part-blue = blue food { $n }
evolution-part-newborn = newborn: fed this turn
evolution-part-counts-as-fed = { $kind }: counts as fed
evolution-part-animals = animals { $n } × 2 = { $points }
evolution-part-traits = traits { $n }
evolution-part-needs = food that traits need { $n }
evolution-part-ocean = animals in the Ocean { $n }
evolution-need = { $food }/{ $need } food
evolution-store = { $food }/{ $need } stored
evolution-fed = fed
evolution-face = On the other side of its card: { $card }; that no longer matters
evolution-face-turns = On the other side of its card: { $card }; as long as it has no traits it can turn over
evolution-red-token = red tokens
evolution-blue-token = blue tokens
evolution-yellow-token = yellow tokens
evolution-red-tokens = red ×
evolution-blue-tokens = blue ×
evolution-yellow-tokens = yellow ×
evolution-compost = compost
evolution-compost-of = compost of { $place }
evolution-body = body
evolution-body-mark = body ×
evolution-remains = traits without an animal
evolution-doomed = (will die)
evolution-paralysed = (paralysed)
evolution-newborn = (newborn)
evolution-turned-over = (turned over)
evolution-leaving = → { $place }
evolution-has-passed = (passed)
evolution-used = (used)
evolution-used-round = (used this round)
evolution-marked = (in effect)
evolution-rested = (in effect last turn)
evolution-silenced = (switched off)
evolution-role-of = ({ $kind } – { $role })
evolution-ignoring = (ignores { $kind } of { $animal })
evolution-stored = (stored: { $n })
evolution-empty = (empty)
evolution-noted = { $said } { $note }
evolution-attack = Attack: { $hunter } → { $prey }
evolution-from-ambush = (from ambush)
evolution-in-counter = (strikes back)
evolution-playing = being played

evolution-fact-need = needs { $n } more food
evolution-fact-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
evolution-fact-on-own = laid on your own animals
evolution-fact-on-other = laid on other players’ animals
evolution-fact-on-any = laid on any animal
evolution-fact-hidden = only ever laid as an animal
evolution-fact-pair = between two animals
evolution-fact-directed = between two animals with different roles
evolution-fact-stores = stores { $n } food
evolution-fact-ocean = its animal lives in the Ocean
evolution-fact-hunters-need = attacked only by hunters with { $kind }
evolution-fact-excludes = not together with { $kind }
evolution-fact-once-round = once a feeding round
evolution-fact-once-turn = once a turn
# $card, $n
evolution-fact-card = { $card } ×{ $n }
evolution-fact-cards = on { $cards } (copies: { $source })

evolution-ask-develop = { $side }: play a card as an animal or as a trait, or pass. Whoever passes plays no more cards in this phase
evolution-ask-continent = { $side }: you play { $card } as an animal. Choose its continent
evolution-ask-on = { $side }: you play { $kind }. Choose the animal that gets it
evolution-ask-first-of-pair = { $side }: you play { $kind } between two animals. Choose the first of them
evolution-ask-second-of-pair = { $side }: you play { $kind }, with { $animal } as the first animal. Choose the second one
evolution-with-role = { $said } ({ $role })
evolution-ask-feeding = { $side }: take food ({ $banks }) or use a trait. As long as an animal of yours can take food, you must do one or the other
evolution-ask-feeding-take = { $side }: take food ({ $banks })
evolution-ask-feeding-none = { $side }: none of your animals can take food now. Use a trait, or do nothing in this round
evolution-bank-there = { $place } { $n }
evolution-settles = { $said }. What you do first settles the territory of this round
evolution-ask-more = { $side }: use further traits, or do nothing more in this round
evolution-ask-more-food = { $side }: take food ({ $banks }), use further traits, or do nothing more in this round
evolution-ask-more-take = { $side }: take food ({ $banks }), or do nothing more in this round
evolution-ask-more-must = { $side }: the traits used so far come on top of a main action. Take food ({ $banks }), or use a trait that is used instead of taking food
evolution-ask-more-must-take = { $side }: the traits used so far come on top of a main action. Take food ({ $banks })
evolution-ask-migrating = { $side }: your animals can neither take food nor use a trait now. They can migrate. Migrate, or do nothing in this round
evolution-ask-migrating-from-ocean = { $side }: your animals can neither take food nor use a trait now. Perhaps they can migrate. Migrate, or do nothing in this round (you are asked either way, so that nobody learns what lies in your discard pile)
evolution-ask-prey = { $side }: choose what { $hunter } attacks
evolution-ask-adopt = { $side }: choose which of your animals gets { $kind } from the middle of the table
evolution-ask-migrate = { $side }: you migrate, and do nothing else in this round. Choose which animals go where; all of them leave together
evolution-ask-follow = { $side }: animals migrate ({ $routes }). Choose which of yours follow them; the others stay
evolution-ask-ambush = { $side }: { $animal } of { $owner } takes food from the bank. Attack it from ambush (if it is eaten, the food stays in the bank), or let it eat
evolution-ask-share = { $side }: several pair cards can act. Choose which comes next
evolution-ask-order = { $side }: several traits of { $animal } act now. Choose the next one
evolution-ask-order-fed = { $side }: { $animal } has become fed, and several of its traits act. Choose the next one
evolution-ask-order-meal = { $side }: { $animal } has eaten its prey, and several of its traits act. Choose the next one
evolution-ask-order-attacked = { $side }: { $animal } was attacked and lives, and several of its traits act. Choose the next one
evolution-ask-order-carrion = { $side }: an animal was eaten, and several traits of { $animal } act. Choose the next one
evolution-ask-eaten = { $side }: your animal was eaten by { $hunter }. Choose which of its traits acts on the hunter next
evolution-ask-aim = { $side }: { $hunter } attacks { $prey }. Choose which of its prey’s traits { $hunter } ignores, or ignore none
# $side, $prey, $hunter
evolution-ask-guard = { $side }: your { $prey } has no traits, and { $hunter } attacks it. Turn over a hidden animal that strikes back, or let the attack go on (everybody is asked, so that nobody learns who has one)
# $side, $prey, $hunter
evolution-ask-guard-itself = { $side }: { $hunter } attacks your hidden animal { $prey }, which strikes back. You must turn it over
# $side, $prey, $hunter
evolution-ask-react = { $side }: your { $prey } is attacked by { $hunter }. Choose how it reacts; if nothing more saves it, it is eaten
# $side, $prey, $hunter
evolution-ask-react-ambush = { $side }: your { $prey } is attacked by { $hunter } from ambush. Choose how it reacts; if nothing more saves it, it is eaten
# $side, $prey, $hunter
evolution-ask-react-counter = { $side }: your { $prey } is attacked by { $hunter }, which strikes back. Choose how it reacts; if nothing more saves it, it is eaten
evolution-ask-carrion = { $side }: an animal was eaten. Choose which of your animals gets food from what is left
evolution-ask-duplicate = { $side }: { $kind } lies twice on { $animal }. Choose which card is discarded
evolution-ask-regrow = { $side }: { $animal } was eaten, but its traits remain. Lay a card from your hand there as the new animal
evolution-ask-rescue = { $side }: you had no animals and no cards. Lay { $n ->
    [one] { $n } card from your new hand as an animal
   *[other] { $n } cards from your new hand as animals
} now
evolution-ask-trait = { $side }: { $said } ({ $kind })
# $side, $animal, $said, $kind
evolution-ask-trait-of = { $side }, { $animal }: { $said } ({ $kind })
# $side, $animal, $mate, $said, $kind
evolution-ask-trait-between = { $side }, { $animal } with { $mate }: { $said } ({ $kind })
# $side, $animal, $hunter, $said, $kind
evolution-ask-trait-against = { $side }, { $animal } is attacked by { $hunter }: { $said } ({ $kind })
evolution-picked = { $said } – { $n } of at most { $most } named
evolution-chance-first = Lots decide who goes first
evolution-chance-card = { $side } gets a card from the deck
evolution-chance-birth = A card from the deck becomes a new animal beside { $animal }
evolution-chance-bank = Dice for the food: { $place }
evolution-chance-regrow = A card from the deck becomes the new animal { $animal }
evolution-chance-trait = Dice for { $kind }
# $animal, $kind
evolution-chance-trait-of = Dice for { $animal }’s { $kind }
evolution-working = The game goes on
evolution-over = The game is over

evolution-do-done = done
evolution-do-begins = { $side } goes first
evolution-do-draw = card: { $card }
evolution-do-total = { $n } rolled
evolution-do-animal = play { $card } as an animal
    .short = as an animal
evolution-do-trait = play the trait { $kind }
    .short = as the trait { $kind }
evolution-do-trait-of-card = play the trait { $kind } (card { $card })
    .short = as the trait { $kind }
# $animal, $side
evolution-do-on = { $animal } of { $side }
evolution-do-pass = pass
evolution-do-take = food for { $animal }, { $food }/{ $need }
evolution-do-hunt = hunt with { $animal }
# $said, $animal, $side
evolution-only-prey = { $said } (the only prey: { $animal } of { $side })
# $said, $animal
evolution-only-own-prey = { $said } (the only prey is your own: { $animal })
evolution-only-own-preys = { $said } (it could only attack your own)
# $animal, $side
evolution-do-prey = attack { $animal } of { $side }
evolution-do-prey-own = attack your own { $animal }
evolution-do-use = use { $kind }
evolution-do-adopt = take { $kind } from the middle of the table
evolution-do-migrate = migrate
evolution-do-move = { $animal } → { $place }
evolution-do-ignore = ignore { $kind }
evolution-do-turn-over = turn over { $animal }
evolution-do-react = use { $kind }
evolution-do-ambush = attack from ambush with { $animal }
evolution-do-feast = food for { $animal }
evolution-do-lay = lay { $card } as an animal
evolution-do-drop = discard { $kind } (card { $card }, no. { $n } counted from the animal)
evolution-do-nothing-more = do nothing more in this round
evolution-do-nothing = do nothing in this round
# $animal, $kind, $mate
evolution-do-share = food for { $animal } ({ $kind } with { $mate })
# $said, $animal
evolution-when-fed = { $said } – { $animal } is fed already
evolution-in-vain = { $said } (it can get no food now)
evolution-by-ignoring = { $said } (ignoring { $kind })
evolution-do-ignore-nothing = ignore nothing
evolution-do-turn-over-nothing = turn over nothing
evolution-do-no-reaction = no further reaction
evolution-do-no-ambush = no ambush
evolution-do-depart = nobody else migrates: leave
evolution-do-stay = nobody else follows
evolution-do-stay-all = nobody follows

# $n, $side
evolution-log-turn = Turn { $n } begins; { $side } goes first
# $n, $side
evolution-log-turn-last = The deck is empty: turn { $n } begins, the last one; { $side } goes first
evolution-log-last-turn = The deck is empty now: this turn is the last one
evolution-log-hungry-again = { $animal } is hungry again: in the last turn it does not count as fed
evolution-log-phase = Phase { $n }: { $name }
evolution-many-players = Note: the rulebook has these sets for at most { $most } players; you are { $seats }.
evolution-log-draws = { $side }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the deck
evolution-log-drew-card = { $side } draws { $card }
evolution-in-place = { $said } ({ $place })
evolution-of-card = { $said } (card: { $card })
evolution-with-card = { $said } (face down: { $card })
evolution-was-card = { $said } (the animal itself was the card { $card })
evolution-into-store = { $said }, into its store
evolution-with-stored = { $said }, with { $n ->
    [one] { $n } food token
   *[other] { $n } food tokens
} in store
evolution-with-tokens = { $said }; { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} lost
evolution-with-composted = { $said }; { $n ->
    [one] { $n } token goes
   *[other] { $n } tokens go
} to the compost
evolution-log-laid = { $side } plays an animal, { $animal }
evolution-log-added = { $side } plays { $kind } on { $animal }
evolution-log-added-roles = { $side } plays { $kind } on { $animal } ({ $first }) and { $mate } ({ $second })
evolution-log-added-pair = { $side } plays { $kind } on { $animal } and { $mate }
evolution-log-passed = { $side } passes
evolution-log-rolled-for = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $n }
evolution-log-filled = Food in the bank: { $n }
# $n, $further
evolution-log-filled-more = Food in the bank: { $n } (the roll + { $further })
evolution-log-herd-more = Animals: { $animals }. Food: { $n } more
evolution-log-herd-less = Animals: { $animals }. Food: { $n } less
evolution-log-ripened = The compost becomes the food bank: { $n }
evolution-log-composted = { $n ->
    [one] { $n } food token left over goes
   *[other] { $n } food tokens left over go
} to the compost
evolution-log-trampled = { $n ->
    [one] { $n } food token goes
   *[other] { $n } food tokens go
} from the bank to the compost
evolution-log-bound = { $animal } keeps a token as its body
evolution-log-lacked = { $animal } gets nothing: the compost is empty
evolution-log-grew = { $n ->
    [one] { $n } food token
   *[other] { $n } food tokens
} added
evolution-log-destroyed = { $n ->
    [one] { $n } food token
   *[other] { $n } food tokens
} destroyed
evolution-log-cleared = { $n ->
    [one] { $n } food token
   *[other] { $n } food tokens
} left over and put away
evolution-log-ended = { $side } does nothing in this round
evolution-log-passed-over = Nothing to do, turn passed over: { $sides }
evolution-log-took = { $animal } takes food from the bank
evolution-log-automatic = { $said } (automatically)
evolution-log-ate = { $animal } gets a blue token
evolution-log-converted = { $animal } turns stored food into { $n ->
    [one] { $n } blue token
   *[other] { $n } blue tokens
}
evolution-log-stolen = { $thief } takes a token from { $animal }
evolution-log-fed = { $animal } is fed
evolution-by = { $said } ({ $kind })
evolution-by-of = { $said } ({ $kind } of { $animal })
# $animal, $said
evolution-log-marked = { $animal } { $said }
# $animal, $kind
evolution-log-in-effect = { $kind } of { $animal } is in effect until the end of the turn
# $animal, $kind, $n
evolution-log-rolled = { $animal } rolls { $n } for { $kind }
evolution-log-attacked = { $hunter } attacks { $prey }
evolution-log-ambushed = { $hunter } attacks { $prey } from ambush
evolution-log-ambushed-at-bank = { $hunter } attacks { $prey } from ambush, as it takes food from the bank
evolution-log-struck-back = { $hunter } strikes back and attacks { $prey }
evolution-log-stays = The food that { $animal } was taking stays in the bank
# $kind, $prey, $hunter
evolution-log-helpless = { $kind } does not save { $prey } from { $hunter }
# $kind, $prey, $why
evolution-log-helpless-why = { $kind } does not save { $prey }: { $why }
# $kind, $prey, $hunter, $skill
evolution-log-helpless-skill = { $kind } does not save { $prey }: { $hunter } has { $skill }
evolution-log-ignored = { $hunter } ignores { $kind } of { $prey }
evolution-log-turned-over = { $animal } is turned over: { $card }
evolution-log-redirected = The attack passes from { $from } to { $to }
evolution-log-failed = The attack of { $hunter } on { $prey } fails
evolution-log-again = { $said }; { $hunter } may attack again in a later round
evolution-log-eaten = { $hunter } eats { $prey }
evolution-log-remains = The traits of { $animal } stay on the table
evolution-log-starved = { $animal } starves
evolution-log-died-doomed = { $animal } dies: it was doomed in this turn
# $animal, $kind
evolution-log-died-doomed-by = { $animal } dies at the end of the turn, of { $kind }
# $animal, $kind
evolution-log-died-of = { $animal } dies of { $kind }
evolution-log-discarded = { $kind } of { $animal } is discarded
evolution-log-discarded-pair = { $kind } between { $animal } and { $mate } is discarded
evolution-log-to-middle = { $kind } goes to the middle of the table
# $animal, $kind
evolution-log-adopted = { $animal } gets { $kind } from the middle of the table
evolution-log-doomed = { $animal } will die at the end of this turn
evolution-log-paralysed = { $animal } is paralysed: its traits do not act until the next turn
evolution-log-silenced = { $kind } of { $animal } is switched off
evolution-log-born = { $animal } is born beside { $parent }
evolution-log-migrates = { $side } migrates
evolution-log-moved = { $animal } goes from { $from } to { $to }
evolution-log-returned = { $kind } comes from a discard pile onto { $animal }
evolution-log-swapped = { $animal } and { $mate } exchange traits: { $one } for { $other }
evolution-log-regrown = { $side } gets a new animal on what remained: { $animal }
evolution-log-tokens-back = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} taken off the animals
evolution-log-tokens-composted = { $n ->
    [one] { $n } token goes
   *[other] { $n } tokens go
} from the animals to the compost
evolution-log-scored = { $side }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} – { $parts }; cards discarded: { $pile }
evolution-log-scored-nothing = { $side }: 0 points; cards discarded: { $pile }
evolution-log-over = The game is over
evolution-log-card-failed = { $kind } failed and its effect was undone: { $fault }

evolution-preset-time-to-fly = The first expansion: 42 more cards, for up to six.
    .title = With Time to Fly
evolution-preset-continents = The second expansion: 42 more cards, and three territories instead of one table.
    .title = With Continents
evolution-preset-both-expansions = Time to Fly and Continents together: 84 more cards, and three territories.
    .title = With both expansions
evolution-preset-all-sets = Base set, Time to Fly, Continents and the gift cards together, for up to eight: a long game.
    .title = All sets

evolution-option-time-to-fly = Yes: the 42 cards of Time to Fly are in; no: played without them.
    .title = Time to Fly
evolution-option-continents = Yes: the 42 cards of Continents are in, and the table has three territories; no: played without them.
    .title = Continents
evolution-option-gift = Yes: the 18 special cards of the gift set are in; no: played without them.
    .title = Gift set
evolution-option-gift-cards = Second sides of the special cards: evenly in twos, or in threes as in the online game.
    .title = Second sides of the special cards
    .even = evenly in twos
    .online = in threes, as online
evolution-option-half-deck = The whole deck is played, a random half of it, or half of each kind of card (for two or three players).
    .title = Deck
    .none = the whole deck
    .random = a random half
    .each-kind = half of each kind
evolution-option-trematode-points = Trematode is worth 3 points (both hosts’ need counts) or 2 (it counts once).
    .title = Points for Trematode
evolution-option-tail-loss = An attacked animal must drop its tail if nothing else saves it, or it may be eaten instead.
    .title = Tail loss
    .must = must save the animal
    .may = may be declined
evolution-option-piracy-fills-fat = A fed pirate may fill its fat tissue, or must be hungry.
    .title = A fed pirate may fill its fat tissue
evolution-option-ambush-own = A player’s own animals may be attacked from ambush, or are left alone.
    .title = Ambush on your own animals
evolution-option-intellect-after-mimicry = Unused Intellect is offered again when Mimicry passes the attack on, or only once per attack.
    .title = Intellect after Mimicry
    .asked-again = is offered again
    .once = only once per attack
evolution-option-once-per-turn = Metamorphose and Specialization act in every feeding round (no), or once a turn (yes).
    .title = Metamorphose and Specialization once a turn
evolution-option-flighty-after-mimicry = For Flighty, an attack that Mimicry passes on counts as an attack, or does not.
    .title = Flighty after Mimicry
    .counts = the attack counts
    .does-not = the attack does not count
evolution-option-feeding-ends = Feeding ends as soon as all animals are fed and their fat is full, as printed, or only after a full circle in which nobody did anything.
    .title = End of feeding
    .full-circle = after a circle without action
    .all-fed = as soon as all are fed and full
evolution-option-refill-empties-deck = If Regeneration takes the last card of the deck, the next turn is the last one, or this one.
    .title = Regeneration empties the deck
    .next-turn = the next turn is the last one
    .this-turn = this turn is the last one
evolution-option-hunts-in-vain = A hungry hunter that can get no food now (its symbiont is hungry, it has closed its shell) may attack all the same, as printed, or may not.
    .title = Hunting without getting food
evolution-option-recombined-fat = Stored food stays on Fat tissue when Recombination moves the card, or is lost.
    .title = Stored food and Recombination
    .kept = stays on the card
    .lost = is lost
evolution-option-duty-to-take = Any trait of the feeding phase may be used instead of taking food, as printed, or only a main action excuses from taking it.
    .title = What excuses from taking food
    .main-action = only a main action
    .any-trait = any ability of the phase
evolution-option-cycle = Where the food in the bank comes from. As printed: dice and table. Closed: nothing is made and nothing is lost; what was eaten, left over or died comes back through the compost, and each animal binds one token as its body. Level: every turn the mean of the table, without dice. Growing: as printed, but more when many animals live, and less when few do.
    .title = Food cycle
    .printed = dice and table, as printed
    .closed = closed, through a compost
    .level = the mean of the table (control)
    .growing = grows with the animals

## Cited by id: headings of the rulebook

evolution-book-development = Development phase
evolution-book-feeding = Feeding phase
evolution-book-traits = Animal traits
evolution-book-pairs = Pair traits
evolution-book-carnivores = Carnivores
evolution-book-continents = Continents
evolution-book-migration = Migration
evolution-book-suckerfish = Suckerfish
evolution-book-shell = Shell
evolution-book-anglerfish = Anglerfish

## Why something may not be done

evolution-why-itself = not with itself
evolution-why-apart = they are in different territories
evolution-why-no-hunter = it is not a carnivore
evolution-why-has-hunted = it has attacked this turn
evolution-why-hunts-later = it may not attack again before your next feeding round
evolution-why-hunter-needs = { $kind }: the hunter needs { $missing }
evolution-why-fed = it is fed and cannot store more
evolution-why-is-there = it is there already, or on its way
evolution-why-nobody-leads = no animal migrates from here to there
evolution-why-has-migrated = it has migrated this turn
evolution-why-no-way = it cannot go there
evolution-why-no-ocean-card = there is no card in a discard pile with which it could leave the Ocean
evolution-why-only-own = this trait is laid only on your own animals
evolution-why-only-other = this trait is laid only on other players’ animals
evolution-why-only-animal = this card can only be laid as an animal
evolution-why-has-it = it has { $kind } already
evolution-why-excluded = it has { $kind }, which excludes this one
evolution-why-in-ocean = it lives in the Ocean already
evolution-why-not-laid-in-ocean = from the hand an animal comes to a continent; into the Ocean it goes only with Swimming
evolution-why-one-player = both animals must belong to one player
evolution-why-no-mate = there is no second animal for it
evolution-why-must-migrate = you have declared a migration: at least one animal goes
evolution-why-nobody-migrates = none of your animals can migrate now
evolution-why-table-full = the table holds no more than { $n } animals
evolution-why-no-host = there is no animal that could get it
evolution-why-bank-empty = there is no food in the bank
evolution-why-no-prey = there is nothing that it can attack
evolution-why-used-this-turn = it was used this turn already
evolution-why-used-this-round = it was used in this round already
evolution-why-is-fed = it is fed
evolution-why-in-effect = it is in effect already
evolution-why-rested = it was in effect last turn
evolution-why-last-turn = not in the last turn
evolution-why-alike = another animal here has { $kind }, too
evolution-why-rivals = another animal here has a trait that excludes this one
evolution-why-nothing-stored = it has no stored food to use
evolution-why-no-victims = no other animal here has got food this turn and is not fed yet
evolution-why-nothing-to-lose = it has no trait that it could discard
evolution-why-nothing-to-swap = the two animals have no traits that they could exchange
evolution-why-not-offered = { $kind } cannot be used now
evolution-why-must-take = an animal of yours can take food: take it, or use a trait instead
evolution-why-must-take-food = an animal of yours can take food: take it

## What the rulebook says of food, side by side with other games

evolution-food-rules = One bank for all: food comes by dice, is taken in turns, and goes at the end of the turn.
    .comes = In each turn dice fill the food bank, however many animals there are: 1 die + 2 with two players, 2 dice with three, 2 dice + 2 with four, and so on. In Continents each continent has dice of its own, and the Ocean a fixed number.
    .eats = In turns each player takes one red token for an animal of theirs. Instead a carnivore may eat another animal and get 2 blue tokens. Traits feed further animals, such as Scavenger, Communication and Cooperation.
    .needs = Each animal needs 1 food, and more for some traits, among them 1 more each for Carnivorous and High body weight, 2 more with a Parasite. It is fed when it has all of it.
    .kills = An animal that is not fed when feeding is over dies. Carnivores kill their prey. Whoever eats a poisonous animal dies at the end of the turn, and in Continents Neoplasm may kill, too.
    .left = Nothing is left for others: food on animals goes at the end of the turn, food left in the bank is discarded, and what a dead animal had is lost. Only a Scavenger gets a new token when an animal is eaten.
    .stored = Each Fat tissue card of a fed animal keeps one token; in a later turn it can be used as food. It is lost when the animal dies.
    .taken = Piracy takes a token from an animal that has got food this turn and is not fed yet. Carnivores hunt any animal that its traits do not protect. Grazing destroys food in the bank.
    .displaced = Nobody is driven away. In Continents animals go to another territory by their owner’s own decision: by migrating, or by Swimming into the Ocean.
    .scores = Only at the end: 2 points for each animal, 1 for each trait, and 1 more for each food that its traits need; in Continents 1 for each animal in the Ocean.
    .ends = A turn that begins with an empty deck is the last one. Most points win; if tied, most cards in the discard pile.
    .decides = Whether a card becomes an animal or a trait, and whose; which animal takes food next; whom a carnivore attacks; when stored food and other traits are used.

# What this game calls a round, where its food is counted by them.
evolution-food-round = turn
    .gen = turn

# The sections of the rules page that say so, by their number or their title.
evolution-food-sections =
    .comes = 3.3
    .eats = 3.5
    .needs = 2
    .kills = Extinction and drawing
    .left = Extinction and drawing
    .stored = 3.5
    .taken = 3.5
    .displaced = 3.8
    .scores = 3.7
    .ends = 3.7
    .decides = 3.2

## What an owner says of the box

evolution-box-copies = how many cards

## What a value is made of

evolution-value-animals = animals
evolution-value-traits = traits
evolution-value-draws = cards that survivors will draw
evolution-value-needs = low upkeep of traits
evolution-value-quarry = prey within reach
evolution-value-stored = food put by
evolution-value-harm = freedom from harmful traits
evolution-value-hunger = animals being fed
evolution-value-hunters = safety from hunters
evolution-value-cards = cards in hand
evolution-value-pile = cards in the discard pile
