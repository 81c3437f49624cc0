### What is said of a comparison: numbers, settings, findings, names. Names of measures and units stand in measures.en.ftl.
###
### $number - a number as it is written
### $value - a value as it is written
### $low - the lower end of an interval
### $high - its upper end
### $n - how many
### $all - of how many
### $one - the first of a list
### $other - the second of two
### $more - the rest of a list
### $name - the name of a bot or a game
### $brackets - what is said in brackets
### $title - the title of an option
### $id - the id of a mod
### $option - an option with its value
### $game - a game
### $place - a game with its players
### $setting - a setting
### $there - the setting that is compared
### $says - how it differs
### $here - the setting that it is compared with
### $by - by how much
### $value_there - the value there
### $value_here - the value here
### $numbers - the numbers that stand behind it
### $measure - the name of a measure
### $within - the range that counts as equal
### $least - how many it takes at least
### $among - among which bots
### $not - among which bots it does not
### $seed - a seed
### $extreme - lowest or highest
### $median - the median of all games
### $round - a round
### $why - the cause
### $origin - where a meal came from
### $from - where a part begins
### $to - where it ends

## Numbers

words-decimal-sign = .
words-thousands-sign = ,
words-none = –
words-points-short = { $number } pp
words-interval = { $value } [{ $low }, { $high }]
words-effect = d = { $number }
words-adjusted = adjusted p { $number }
words-signs = d: the difference divided by the standard deviation of games. Adjusted p: how probable so great a difference would be by chance alone, given how many questions are asked of these two settings among one kind of bots; ≤ stands where p may be smaller than resampling can show. Numbers named before the run are adjusted by Holm’s rule, those found by looking by that of Benjamini and Hochberg, which is milder: a smaller p among the latter does not say more. Where one side has the same number in each game and the other never has it, neither is told: there is nothing to test. What is worked out from all games together, such as a survival curve, has no d.
words-in-each = { $value } in each game
words-brackets = Numbers in square brackets: if the same number of games were played again and again, 95 of 100 such ranges would hold the true mean.
words-unfair = *: it would be unfair to compare this number with the others of its row.
words-n = n = { $n }
words-n-each = n = { $one } and { $other }

## Several in a row

words-list = { $one }; { $more }
words-comma = { $one }, { $more }
words-and = { $one } and { $more }
words-then = { $one } { $more }

## Settings

words-named = { $name } ({ $brackets })
words-printed = as printed
words-unchanged = unchanged
words-without-change = without the change
# $title, $value
words-option = { $title }: { $value }
words-added = mod “{ $id }”
words-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
words-with-option = with “{ $option }”
words-with-mod = with the mod “{ $id }”
words-with-seats = with { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# $game, $brackets
words-inside = in { $game } ({ $brackets })
words-inside-bare = in { $game }
words-in-setting = { $place } { $setting }

## Players

words-count-random = { $n ->
    [one] { $n } random bot
   *[other] { $n } random bots
}
words-count-greedy = { $n ->
    [one] { $n } greedy bot
   *[other] { $n } greedy bots
}
words-count-other = { $n ->
    [one] { $n } bot “{ $name }”
   *[other] { $n } bots “{ $name }”
}
words-kind-random = random bots
    .among = random bots
    .with = with random bots
words-kind-greedy = greedy bots
    .among = greedy bots
    .with = with greedy bots
words-kind-other = bots “{ $name }”
    .among = bots “{ $name }”
    .with = with bots “{ $name }”
words-kind-mixed = bots of several kinds ({ $names })
    .among = bots of several kinds ({ $names })
    .with = with bots of several kinds ({ $names })

## Findings

words-differs = { $there }, { $says } than { $here } by { $by } ({ $value_there } against { $value_here }; { $numbers }).
# $measure, $within, $value_there, $there, $value_here, $here, $n
words-alike = { $measure }: alike to within { $within }, { $value_there } { $there } and { $value_here } { $here } ({ $n }).
# $measure, $value_there, $there, $value_here, $here, $n, $least
words-unsure = { $measure }: no difference was seen, { $value_there } { $there } and { $value_here } { $here } ({ $n }). That does not prove them equal: this many games show a difference of { $least } in four runs out of five.
# $measure, $value_there, $there, $value_here, $here, $n
words-unsure-at-all = { $measure }: no difference was seen, { $value_there } { $there } and { $value_here } { $here } ({ $n }). That does not prove them equal.
words-experiment = No other rule was changed, and the same seeds were played.
words-found-by-looking = Found by looking: it was not on the list named before the run.
words-holds-everywhere = It holds among { $among }.
words-holds-only = It holds among { $among }, but not among { $not }.
words-holds-reversed = It holds among { $among }; among { $not } the reverse holds.
words-tested = Tested among { $among }.
# The length of games of which some were stopped.
words-stopped-length = Games that were stopped have no length: where those would have been the long ones, it is too short.
# $value_there, $there, $value_here, $here - the food at hand in both settings
words-supply-differs = The food at hand differs, too: { $value_there } { $there }, { $value_here } { $here }. What more or less food does is not held apart here from what else the rule does; a control with as much food would.
words-asked-only = Tested among { $among } only.

## Games that stand out

# $name, $game, $seed, $measure, $value, $extreme, $median
words-outlier = { $name }, game { $game }, counted from 0 (seed { $seed }): { $measure } { $value }, { $extreme }; the median is { $median }.
words-outlier-round = It stands out most in round { $round }.
words-lowest = the lowest value
words-highest = the highest value

## Families of measures

words-family-food = Food
words-family-populations = Populations
words-family-feeding = Feeding
words-family-fairness = Fairness
words-family-game = The game itself

## Why there is no value

words-absent-nothing-to-share = there is nothing to take a share of
words-absent-nothing-eaten = nothing is eaten in this game
words-absent-no-stores = this game has no stores of food
words-absent-not-by-killing = killing does not feed in this way here
words-absent-no-cap = no rule of this game limits how many live
words-absent-nobody-died = nobody died of it in any of these games
words-absent-shrinks = even where few live there are fewer in the next round
words-absent-step-by-rule = by the rules of this game it is all or nothing
words-absent-no-scores = no scores were recorded
words-absent-unfinished = the game did not end by its rules
words-absent-two-sides = with two sides it could only be 1 or −1
words-absent-one-side = it needs at least two sides
words-absent-one-patch = all stand in one place
words-absent-mixed-sides = the games have different numbers of sides
words-absent-few-rounds = { $n ->
    [one] it needs at least { $n } round
   *[other] it needs at least { $n } rounds
}
words-absent-few-games = { $n ->
    [one] it needs at least { $n } game
   *[other] it needs at least { $n } games
}
words-absent-few-at-risk = { $n ->
    [one] nobody reached that age
   *[other] fewer than { $n } reached that age
}
words-absent-outlived = more than half outlived the time they were watched
words-absent-few-levels = { $n ->
    [one] food at hand took fewer than { $n } value
   *[other] food at hand took fewer than { $n } values
}
words-absent-no-variation = what it should depend on does not vary
words-absent-not-told-apart = the types cannot be told apart
words-absent-not-shown = it is not beyond what chance makes
words-absent-unstable = too many resamples have no value
words-absent-no-amount = it is a name, not an amount
words-absent-never = never

## What is followed over a game

words-series-supply = food at hand
words-series-need = need for food
words-series-heads = population
words-series-relative-heads = population relative to its mean
words-series-scarcity = scarcity
words-series-hunger = share hungry
words-series-intake = food obtained
words-series-births = births
words-series-deaths = deaths

## Where a meal came from

words-origin-environment = environment
words-origin-waste = waste of the living
words-origin-body = remains of the dead
words-origin-prey = prey
words-origin-carrion = carrion
words-origin-shared = shared by a partner
words-origin-own-store = own store
words-origin-theft = theft
words-origin-made = made by the eater
words-origin-placed = placed by a player

## Causes of death

words-death-hunger = hunger
words-death-predation = predation
words-death-competition = competition
words-death-doom = doomed earlier
words-death-effect = other effect

## Ways to come to live

words-birth-setup = setup
words-birth-bought = bought by a player
words-birth-brood = born of its own kind
words-birth-regrown = regrown
words-birth-spread = spread from the supply
words-birth-revived = revived

## Where food lies

words-place-outside = off the table
words-place-patch = open to all
words-place-plate = with the eater
words-place-store = in store
words-place-body = in bodies

## Why food moved

words-reason-opening = there from the start
words-reason-weather = dice, bag, deck or a rule
words-reason-waste = left by the living
words-reason-corpse = left by the dead
words-reason-player = a player’s hand
words-reason-card = a card
words-reason-meal = meal: { $origin }
words-reason-eaten = meal
words-reason-end = at the end
words-reason-converted = taken from the store
words-reason-theft = stolen
words-reason-digested = digested
words-reason-spoiled = left over
words-reason-destroyed = destroyed
words-reason-with-death = lost with the dead
words-reason-carried = carried elsewhere

## In what somebody leads

words-leader-fed = heads fed so far
words-leader-heads = heads alive
words-leader-score = points

# Sources, places and ends of food and of individuals.
words-node-comes-opening = at the start
words-node-comes-weather = rolled or drawn
words-node-comes-player = put by players
words-node-comes-card = by cards
words-node-comes-other = { $why }
words-node-returns-waste = left by the living
words-node-returns-corpse = left by the dead
words-node-lies-patch = on the table
words-node-lies-plate = on plates
words-node-lies-store = in stores
words-node-lies-body = in bodies
words-node-eaten = eaten
words-node-left = left at the end
words-node-goes-weather = gone by a rule
words-node-goes-player = taken by players
words-node-goes-card = taken by cards
words-node-goes-spoiled = left over or lost
words-node-goes-destroyed = destroyed
words-node-goes-death = lost with the dead
words-node-goes-other = gone: { $why }
words-node-lives = alive
words-node-living = alive at the end
words-node-leaves = out of play, alive

# Tables
words-share-of-game = part of the game
words-part-of-game = { $from }–{ $to }
words-windows = feedings faced
words-at-risk = reached this age
words-died-at = died at this age
words-outlives = outlive this age
words-number = Number
words-difference = difference
words-deviations = d
words-adjusted-p = adjusted p
words-pair-correlation = correlation of pairs
words-verdict = verdict
words-verdict-higher = higher
words-verdict-lower = lower
words-verdict-fixed = always the same in one of them, never so in the other: nothing to test
words-verdict-alike = alike to within { $within }
words-verdict-noise = within noise; { $least } would have been seen
words-verdict-unsure = undecided
# $n, $all
words-looked-for = Found by looking: { $n } of { $all }, the largest
words-more-findings = More findings ({ $n })
words-others-of-pair = All other numbers ({ $n })
