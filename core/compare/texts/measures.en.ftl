# Names of what is measured: a name, what it says, two halves of a sentence ("... than there, by so much"); limits, with what is added about
# one number or certain games (habitat: those in which places feed); units.

## 1. Supply and need

measure-supply = food at hand
    .help = Food open to all when feeding begins, a round on average; a high number is a richly laid table.
    .higher = there was more food at hand
    .lower = there was less food at hand
measure-need = need for food
    .help = Food that would feed everybody when feeding begins, a round on average; a high number means many mouths, or big eaters.
    .higher = the need for food was higher
    .lower = the need for food was lower
measure-supply_per_head = food at hand per head
    .help = Food open to all when feeding begins, for each individual alive; a high number means plenty for each.
    .higher = there was more food at hand per head
    .lower = there was less food at hand per head
measure-need_per_head = need per head
    .help = Food that one individual needs at a feeding, on average; a high number means that each is hard to feed.
    .higher = the need per head was higher
    .lower = the need per head was lower
limit-1 = Units differ from game to game: across games compare scarcity and shares instead.
    .habitat = Where nothing is eaten ({ $games }), food at hand is the individuals that their places feed, and each needs one piece; those that need nothing are left out.
    .marine = In Marine a round may bring several feedings or none, and individuals are counted when it begins.

## 2. Scarcity

measure-scarcity = scarcity
    .help = The part of the need for which there is no food when feeding begins: 0% is enough for all, 100% is nothing at all.
    .higher = scarcity was higher
    .lower = scarcity was lower
limit-2 = It says what there was when feeding began, not who got it.
    .soup = In Soup food is counted before the round’s meals, which leave new food behind.
    .habitat = Where nothing is eaten ({ $games }), it is the mean over rounds of the share that goes hungry, without those that need nothing; the share fed counts every individual of the game once, so the two need not make 100%.

## 3. Share fed

measure-fed = share fed
    .help = How many of those who are judged turn out fed; a high number means that few go hungry. Who is eaten while feeding lasts is not judged.
    .higher = the share fed was higher
    .lower = the share fed was lower
measure-fed_of_all = share fed of all
    .help = How many of those alive when feeding began were fed when it ended; the others went hungry, or were eaten or killed before.
    .higher = the share fed of all alive when feeding began was higher
    .lower = the share fed of all alive when feeding began was lower
measure-waived = share that needed nothing
    .help = How many are fed only because they need nothing that time, asleep or newborn; a high number means that many meals are skipped.
    .higher = the share that needed nothing was higher
    .lower = the share that needed nothing was lower
limit-3 = What it costs to go hungry differs from game to game.
    .fed = Who is eaten or killed while feeding lasts is not among the judged: with many of those it is higher than in a game that has none, so across games compare the share fed of all.
    .fed_of_all-habitat = Where nothing is eaten ({ $games }), those who were killed earlier in the round are left out.

## 4. Share of need met

measure-met = need met
    .help = How much of all need was met, so that an animal that gets half of what it needs counts half; a high number means that little is missing.
    .higher = the share of need met was higher
    .lower = the share of need met was lower
limit-4 = One that gets half of what it needs counts half.
    .soup = In Soup it equals the share fed, except where a gene lets an amoeba go without food.
    .habitat = Where nothing is eaten ({ $games }), it equals the share fed, except for those who needed nothing and those whom cards feed.

## 5. Distribution gap

measure-gap = distribution gap
    .help = Need that the food at hand could have met and did not: above 0, food lay out of reach of the hungry; below 0, new food came while others ate, or those who needed it were eaten.
    .higher = the distribution gap was higher
    .lower = the distribution gap was lower
limit-5 = It is a mean over rounds, and so is scarcity: with the need met in a round, on average, they make 100%. The share of need met is taken over whole games and may be another. Below 0, food was made or left while all ate, or need vanished with an owner that was eaten before it was judged: the number does not tell which.
    .habitat = Where nothing is eaten ({ $games }), it has no value: by the rules it is all or nothing.

## 6. Origin of food

measure-from_environment = food from the environment
    .help = The part of all food obtained that was there by itself, or that rules and cards brought; a high number means that creatures live on the world, not on each other.
    .higher = the share of food from the environment was higher
    .lower = the share of food from the environment was lower
measure-from_waste = food from waste
    .help = The part of all food obtained that the living had left behind; a high number means that creatures live on each other’s waste.
    .higher = the share of food from waste was higher
    .lower = the share of food from waste was lower
measure-from_body = food from the dead
    .help = The part of all food obtained that was left lying by the dead, for whoever comes; what hunters and scavengers get of a kill counts as hunting and carrion.
    .higher = the share of food from the dead was higher
    .lower = the share of food from the dead was lower
measure-from_prey = food from hunting
    .help = The part of all food obtained by killing or wounding; a high number means that creatures live by hunting.
    .higher = the share of food from hunting was higher
    .lower = the share of food from hunting was lower
measure-from_carrion = food from carrion
    .help = The part of all food obtained where another had killed; a high number means that scavengers live well.
    .higher = the share of food from carrion was higher
    .lower = the share of food from carrion was lower
measure-from_shared = food from partners
    .help = The part of all food obtained that a partner’s meal brought; a high number means that working together pays.
    .higher = the share of food from partners was higher
    .lower = the share of food from partners was lower
measure-from_theft = food taken from others
    .help = The part of all food obtained that was taken from another; a high number means that robbery feeds.
    .higher = the share of food taken from others was higher
    .lower = the share of food taken from others was lower
measure-from_made = food of one’s own making
    .help = The part of all food obtained that the eater’s own nature made; a high number means that some need neither bank nor prey.
    .higher = the share of food of one’s own making was higher
    .lower = the share of food of one’s own making was lower
measure-from_placed = food placed by players
    .help = The part of all food obtained that a player had put there; a high number means that players decide where food is.
    .higher = the share of food placed by players was higher
    .lower = the share of food placed by players was lower
measure-own_placed = own placing
    .help = Of the food that players put on the table and that feeds somebody: the part that feeds those who put it there.
    .higher = the food that players put on the table fed themselves more
    .lower = the food that players put on the table fed themselves less
limit-6 = Where food of several origins lies mixed it is taken in proportion.
    .soup = In Soup it is worked out as if all food in a cell were well mixed, since nobody can tell one cube from another.
    .habitat = Where nothing is eaten ({ $games }), it is the food that feeds where it lies, and what rules and cards bring counts as environment.

## 7. Unused food

measure-unused = unused food
    .help = The part of all food that nobody ate: left over, destroyed, or still lying there at the end; a high number means that much was there in vain.
    .higher = the share of unused food was higher
    .lower = the share of unused food was lower
limit-7 = Food that still lies there when the game ends counts, too.
    .soup = What Soup calls waste is food that meals leave behind: that is another measure.
    .habitat = Where nothing is eaten ({ $games }), it has no value.

## 8. Store

measure-store = food in store
    .help = Pieces in store for each piece needed; a high number means that hard times can be waited out.
    .higher = more food was in store
    .lower = less food was in store
measure-store_turnover = stores eaten later
    .help = How much of what was stored was eaten later; a low number means that stores were lost, or never needed.
    .higher = more of the stores was eaten later
    .lower = less of the stores was eaten later
limit-8 = It has a value only where food can be stored.

## 9. Recycling

measure-recycling = recycling
    .help = The part of what is eaten that others left, living or dead; a high number means that food goes round.
    .higher = recycling was higher
    .lower = recycling was lower
measure-left_behind = food left per piece eaten
    .help = Pieces that meals and deaths leave behind for each piece eaten; above 1, the living and the dead give back more than is eaten.
    .higher = more food was left for each piece eaten
    .lower = less food was left for each piece eaten
limit-9 = Where it is 0, the rules make it so; what hunters and scavengers get of a kill is not counted.

## 10. Transfer by killing

measure-transfer = gain from prey per piece lost
    .help = Pieces that hunters and scavengers get for each piece lost with the killed; above 1, killing creates food.
    .higher = the gain from prey per piece lost was higher
    .lower = the gain from prey per piece lost was lower
measure-gain_per_kill = gain per kill
    .help = Pieces that a kill brings to hunters and scavengers; a high number means that hunting feeds well.
    .higher = the gain per kill was higher
    .lower = the gain per kill was lower
measure-fed_per_kill = fed per kill
    .help = Individuals that a kill feeds without any food; a high number means that killing itself takes hunger away.
    .higher = more individuals were fed per kill
    .lower = fewer individuals were fed per kill
limit-10 = It has a value only where killing feeds.
    .soup = In Soup a kill brings no food: only the number fed per kill says something there.

## 11. Survival

measure-survival_1 = survival of one feeding
    .help = How many outlive the first feeding that they face; a high number means that newborns do well.
    .higher = survival of one feeding was higher
    .lower = survival of one feeding was lower
measure-survival_3 = survival of three feedings
    .help = How many outlive the first three feedings that they face; a high number means long lives.
    .higher = survival of three feedings was higher
    .lower = survival of three feedings was lower
measure-survival_median = median lifespan
    .help = The number of feedings that no more than half outlive; a high number means long lives.
    .higher = the median lifespan was longer
    .lower = the median lifespan was shorter
limit-11 = It counts feedings faced, not rounds.
    .habitat = Where nothing is eaten ({ $games }), ages are assumed, since nobody can tell two cubes apart, and a feeding is an Extinction.
    .marine = In Marine an Extinction comes when players bring it: in some rounds several, with random bots not even one in most rounds.

## 12. Death rate by cause

measure-died_hunger = deaths from hunger
    .help = How many starve in a round, for each individual alive; a high number means that hunger kills often.
    .higher = the death rate from hunger was higher
    .lower = the death rate from hunger was lower
measure-died_predation = deaths from predation
    .help = How many are killed in a round by others, in attacks or by cards that act for them, for each individual alive; a high number means that life is dangerous.
    .higher = the death rate from predation was higher
    .lower = the death rate from predation was lower
measure-died_competition = deaths from competition
    .help = How many die in a round because they are driven out, for each individual alive; a high number means a fight for places.
    .higher = the death rate from competition was higher
    .lower = the death rate from competition was lower
measure-died_doom = deaths from earlier doom
    .help = How many die in a round of something earlier, such as poison, for each individual alive, fed or not.
    .higher = the death rate from earlier doom was higher
    .lower = the death rate from earlier doom was lower
measure-died_effect = deaths from other effects
    .help = How many die in a round by a card, a gene, a trait or an event that is no predation, for each individual alive; a high number means that effects kill.
    .higher = the death rate from other effects was higher
    .lower = the death rate from other effects was lower
limit-12 = A round holds more in one game than in another.
    .died_predation-habitat = Where nothing is eaten ({ $games }), all predation is by cards that act for another animal.
    .died_hunger-marine = In Marine individuals are counted when a round begins, so more may starve in it than were counted; and an Extinction comes when players bring it, with random bots not even one in most rounds.
    .dominant = In Dominant Species individuals are counted when the Extinction begins, so those killed earlier in the turn are not among them.

## 13. Displacement

measure-displaced = displacement
    .help = How many are driven away, sent out of play or drift in a round, for each individual alive; a high number means that nobody stays long.
    .higher = displacement was more frequent
    .lower = displacement was less frequent
limit-13 = What an owner moves is not displaced.
    .soup = In Soup it is drift, which is weather and nobody’s act.

## 14. Density dependence

measure-growth = growth rate when few live (table)
    .help = How fast all on the table would increase in a round if very few were alive; a high number means that a population recovers quickly.
    .higher = the growth rate of the table was higher
    .lower = the growth rate of the table was lower
measure-growth_slope = crowding effect (table)
    .help = How much growth in a round changes with each additional individual on the table; the further below 0, the more a crowd slows itself down.
    .higher = crowding slowed the table’s growth less
    .lower = crowding slowed the table’s growth more
measure-capacity = carrying capacity (table)
    .help = The number of individuals at which the table neither grows nor shrinks; a high number means room for many.
    .higher = the carrying capacity of the table was larger
    .lower = the carrying capacity of the table was smaller
measure-side_growth = growth rate when few live (side)
    .help = How fast one side would increase in a round if it were very small; a high number means that a side that is behind can recover.
    .higher = the growth rate of a side was higher
    .lower = the growth rate of a side was lower
measure-side_growth_slope = crowding effect (side)
    .help = How much a side’s growth in a round changes with each additional individual of its own; the further below 0, the more it slows itself down.
    .higher = crowding slowed a side’s growth less
    .lower = crowding slowed a side’s growth more
measure-side_capacity = carrying capacity (side)
    .help = The number of individuals at which a side neither grows nor shrinks; a high number means room for many.
    .higher = the carrying capacity of a side was larger
    .lower = the carrying capacity of a side was smaller
measure-at_cap = sides at their limit
    .help = How often no individual is left that a side could bring into play by the rules; a high number means that rules, not food, stop growth.
    .higher = sides were at their limit more often
    .lower = sides were at their limit less often
limit-14 = Births are players’ decisions, so this is not biology; and where rules limit numbers, the capacity may be that limit.
    .at_cap-habitat = Where nothing is eaten ({ $games }), the limit is the gene pool, to which the dead do not return: a side is at its limit when its pool is empty.
    .at_cap-marine = In Marine cubes on the squares of Regression count as if they lay in the pool.

## 15. Booms and busts

measure-variation = population swings
    .help = How much the population swings from round to round beyond the course that all games take; a high number means booms and busts.
    .higher = population swings were larger
    .lower = population swings were smaller
measure-lag_one = persistence of swings
    .help = How much a round is like the one before it: near 1, ups and downs last; below 0, they turn round at once.
    .higher = population swings were more persistent
    .lower = population swings were less persistent
measure-cycles = games with a regular beat
    .help = In how many games the population rises and falls at a regular beat that chance would seldom make.
    .higher = a regular beat was more frequent
    .lower = a regular beat was rarer
measure-period = length of a beat
    .help = Where the population rises and falls at a regular beat: the rounds from one peak to the next.
    .higher = the population rose and fell more slowly
    .lower = the population rose and fell faster
limit-15 = Swings are what goes beyond the course that all games take.
    .variation = It takes 6 rounds to see them.
    .lag_one = It takes 10 rounds to see how they persist, and short games make them look less lasting.
    .cycles = It takes 20 rounds to see a beat, and some beats are mere chance.
    .period = It takes 20 rounds to see a beat, and some beats are mere chance.

## 16. Lagged feedback

measure-feedback = scarcity after a crowd
    .help = How much scarcer food is in the round after a crowd: above 0, many eaters bring hard times; near 0, supply follows them or does not care.
    .higher = a crowd was followed by more scarcity
    .lower = a crowd was followed by less scarcity
limit-16 = Games are taken as repeats of one another, with no character of their own.

## 17. Synchrony

measure-synchrony = synchrony
    .help = Whether sides rise and fall together (100%) or one gains what another loses (0%).
    .higher = synchrony of the sides was higher
    .lower = synchrony of the sides was lower
limit-17 = It takes 6 rounds, and the same number of sides: sides that ignore each other give about 1 divided by their number.

## 18. Functional response

measure-holling = functional response
    .help = How intake grows with the food at hand: type I in proportion, type II ever more slowly, type III slowly at first, then fast, then slowly.
    .higher = the functional response was of a higher type
    .lower = the functional response was of a lower type
limit-18 = The type is a name and not an amount, and so it has no interval. It is told only where four of five resamples find the same.
    .soup = In Soup the recipe of a meal alone may look like type III.

## 19. Interference

measure-interference = interference
    .help = How much a crowd hinders each eater while the food at hand is the same: at 0 only the food counts, above 0 the company does, too.
    .higher = interference was stronger
    .lower = interference was weaker
limit-19 = Where one bank feeds all, the crowd is the whole table.
    .habitat = Where nothing is eaten ({ $games }), it has no value: what one uses takes nothing from another.

## 20. Breadth of diet

measure-breadth = breadth of diet
    .help = How many kinds of food a side uses as if in equal parts; a high number means that it eats many things.
    .higher = diets were broader
    .lower = diets were narrower
measure-breadth_standard = relative breadth of diet
    .help = Breadth of diet between 0% (one kind only) and 100% (all kinds that a side may use, in equal parts).
    .higher = diets were relatively broader
    .lower = diets were relatively narrower
limit-20 = Kinds of food differ from game to game: across games compare only the breadth in percent.

## 21. Overlap of diets

measure-overlap = overlap of diets
    .help = How alike the diets of two sides are: 100% means that all eat the same, 0% that nobody eats what another eats.
    .higher = diets overlapped more
    .lower = diets overlapped less
measure-shared_ground = shared ground
    .help = How much sides stand in the same places at the same time: 0, never together; 1, always in the same numbers.
    .higher = sides stood in the same places more
    .lower = sides stood in the same places less
limit-21 = Overlap is not yet competition: there may be enough for both.
    .soup = In Soup nobody eats its own colour, so full overlap is ruled out.

## 22. Concentration

measure-gini_food = concentration of food
    .help = How unevenly food falls to the sides (Gini’s index): 0% means that all get the same, 100% that one gets all.
    .higher = food was more concentrated
    .lower = food was less concentrated
measure-gini_heads = concentration of heads
    .help = How unevenly individuals belong to the sides (Gini’s index): 0% means that all have the same number, 100% that one has all.
    .higher = heads were more concentrated
    .lower = heads were less concentrated
measure-gini_slope = rise of concentration
    .help = How much the concentration of food rises from round to round: above 0, the rich get richer; below 0, the poor catch up.
    .higher = the rise of the concentration of food was higher
    .lower = the rise of the concentration of food was lower
limit-22 = Compare it between different numbers of sides with care.
    .gini_slope = It takes 6 rounds, so shorter games are left out. One round spreads food less evenly than a whole game, which evens out: the rise cannot be added to the concentration of the whole game. A round holds more in one game than in another.

## 23. Transfers

measure-thefts = stolen food
    .help = Pieces stolen from other sides, as a share of all food obtained; a high number means that sides live off each other.
    .higher = the share of stolen food was higher
    .lower = the share of stolen food was lower
measure-victims = killed by others per piece eaten
    .help = Individuals that other sides kill, for each piece eaten; a high number means that sides fight for food with blood.
    .higher = other sides killed more per piece eaten
    .lower = other sides killed less per piece eaten
limit-23 = Where nothing is eaten it has no value.
    .soup = In Soup Parasitism takes points, not food.

## 24. Food and score

measure-rank_food = food and score
    .help = Whether the sides rank in food as they rank in the final score: 1 always, 0 not at all, −1 the other way round.
    .higher = food and score went together more closely
    .lower = food and score went together less closely
measure-rank_food_per_head = food per head and score
    .help = Whether sides whose individuals eat more rank higher in the final score: 1 always, 0 not at all, −1 the other way round.
    .higher = food per head and score went together more closely
    .lower = food per head and score went together less closely
measure-rank_hunger = hunger and score
    .help = Whether the sides with more hungry individuals rank higher in the final score: 1 always, 0 not at all, −1 the other way round.
    .higher = the link between hunger and score was higher
    .lower = the link between hunger and score was lower
measure-explained = score explained by food
    .help = How much of the differences in score goes with food and hunger; a high number means that food decides.
    .higher = food and hunger explained more of the score
    .lower = food and hunger explained less of the score
measure-leader_wins = wins of the top feeder
    .help = How often the side that fed the most heads wins; a high number means that whoever feeds most wins. Chance alone gives 50% with two sides, 33% with three, 25% with four.
    .higher = the side that fed the most heads won more often
    .lower = the side that fed the most heads won less often
limit-24 = It goes with the score and need not cause it; with two sides only wins count.
    .rank_food = More heads eat more, so see food per head as well.
    .explained = More heads eat more, so see food per head as well.
    .leader_wins = Whoever has more heads feeds more of them, so hold it against how early the winner is told by heads; and chance gives more wins where fewer sides play.
    .rank_food-soup = In Soup, an amoeba that kills for its meal is fed without a piece of food, so its meal does not count here.
    .rank_food_per_head-soup = In Soup, an amoeba that kills for its meal is fed without a piece of food, so its meal does not count here.
    .explained-soup = In Soup, an amoeba that kills for its meal is fed without a piece of food, so its meal does not count here.
    .marine = In Marine seats are unequal: each animal has elements of its own.
    .dominant = In Dominant Species seats are unequal: each animal has elements and powers of its own; with four seats insects, arachnids, amphibians and birds play, unless options say otherwise.

## 25. Earliest tenth

measure-told_by_fed = winner told by feeding
    .help = The tenth of the game from which the side with the most individuals fed so far is a good bet to win; a low number means that food decides early.
    .higher = the winner could be told by feeding later
    .lower = the winner could be told by feeding earlier
measure-told_by_heads = winner told by heads
    .help = The tenth of the game from which the side with the most individuals alive is a good bet to win; a low number means that numbers decide early.
    .higher = the winner could be told by heads later
    .lower = the winner could be told by heads earlier
measure-told_by_score = winner told by points
    .help = The tenth of the game from which the side with the most points is a good bet to win; a low number means that points decide early.
    .higher = the winner could be told by points later
    .lower = the winner could be told by points earlier
limit-25 = It takes 200 games; where heads score at the end, late tenths only repeat the score.

## 26. Price of hunger

measure-price = price of hunger
    .help = Points that go with each piece of food that was missing; a high number means that the hungry end far behind.
    .higher = the price of hunger was higher
    .lower = the price of hunger was lower
measure-price_in_deviations = price of hunger in deviations
    .help = The price of hunger relative to how much scores differ anyway, so that games with many and with few points can be compared.
    .higher = the price of hunger in deviations was higher
    .lower = the price of hunger in deviations was lower
limit-26 = What goes with hunger need not come from it: those who lose for other reasons are hungry, too, and a leader with many mouths is hungriest.

## 27. Length and branching

measure-rounds = length in rounds
    .help = How many rounds a game lasts.
    .higher = games were longer
    .lower = games were shorter
measure-decisions = length in decisions
    .help = How many decisions players take in a game.
    .higher = players took more decisions
    .lower = players took fewer decisions
measure-branching = options per decision
    .help = Among how many options players choose, on average; a high number means much to look through, which need not be depth.
    .higher = players chose among more options
    .lower = players chose among fewer options
limit-27 = A long game with many options need not be a complex one.
    .rounds = A round holds more in one game than in another.
    .decisions = Each game cuts its decisions differently.

## 28. Drama

measure-drama = drama
    .help = How far behind later winners were while they were not ahead; a high number means comebacks.
    .higher = drama was higher
    .lower = drama was lower
limit-28 = It takes 30 games, as chances are learnt from other games; and points that are given at the end do not show before it.

## 29. Decisiveness

measure-decisiveness = decisiveness
    .help = The part of the game in which the winner already leads for good; a high number means that the outcome is known early.
    .higher = decisiveness was higher
    .lower = decisiveness was lower
limit-29 = Leaders are judged by points on the table, and points that are given at the end do not show before it.

## 30. Lead changes and uncertainty

measure-lead_changes = lead changes
    .help = The part of the rounds that bring another leader; a high number means an open race.
    .higher = the lead changed more often
    .lower = the lead changed less often
measure-uncertainty = uncertainty
    .help = How open it is who wins, judged by points, on average over the game: 100% means that anybody may, 0% that it is settled.
    .higher = uncertainty was higher
    .lower = uncertainty was lower
limit-30 = Leaders are judged by points on the table, and points that are given at the end do not show before it.
    .lead_changes = A shared lead counts as a change only when the name changes.
    .uncertainty = Uncertainty takes 30 games, as chances are learnt from other games.

## Units

unit-share = share
    .of = { $number }%
unit-difference-of-shares = percentage points
    .of = { $n ->
        [one] { $number } percentage point
       *[other] { $number } percentage points
    }
unit-pieces-a-round = pieces a round
    .of = { $n ->
        [one] { $number } piece a round
       *[other] { $number } pieces a round
    }
unit-pieces-a-head = pieces a head
    .of = { $n ->
        [one] { $number } piece a head
       *[other] { $number } pieces a head
    }
unit-pieces-a-piece = pieces a piece
    .of = { $n ->
        [one] { $number } piece a piece
       *[other] { $number } pieces a piece
    }
unit-pieces-a-kill = pieces a kill
    .of = { $n ->
        [one] { $number } piece a kill
       *[other] { $number } pieces a kill
    }
unit-heads-a-kill = heads a kill
    .of = { $n ->
        [one] { $number } head a kill
       *[other] { $number } heads a kill
    }
unit-heads-a-piece = heads a piece
    .of = { $n ->
        [one] { $number } head a piece
       *[other] { $number } heads a piece
    }
unit-per-head-and-round = per head and round
    .of = { $number } per head and round
unit-feeding-windows = feedings
    .of = { $n ->
        [one] { $number } feeding
       *[other] { $number } feedings
    }
unit-growth-a-round = growth a round
    .of = { $number } a round
unit-growth-a-round-and-head = growth a round and head
    .of = { $number } a round and head
unit-heads = heads
    .of = { $n ->
        [one] { $number } head
       *[other] { $number } heads
    }
unit-standard-deviation-by-mean = standard deviation / mean
    .of = { $number }
unit-correlation = correlation
    .of = { $number }
unit-scarcity-per-mean-population = scarcity per mean population
    .of = { $number }
unit-hollings-type = Holling’s type
    .of = type { $number }
unit-exponent = exponent
    .of = { $number }
unit-resources = kinds of food
    .of = { $n ->
        [one] { $number } kind of food
       *[other] { $number } kinds of food
    }
unit-concentration-a-round = percentage points a round
    .of = { $number } percentage points a round
unit-tenth-of-the-game = tenth of the game
    .of = { $n ->
        [one] { $number } tenth of the game
       *[other] { $number } tenths of the game
    }
unit-points-a-piece = points a piece
    .of = { $n ->
        [one] { $number } point a piece
       *[other] { $number } points a piece
    }
unit-deviations-a-piece = deviations a piece
    .of = { $n ->
        [one] { $number } deviation a piece
       *[other] { $number } deviations a piece
    }
unit-rounds = rounds
    .of = { $n ->
        [one] { $number } round
       *[other] { $number } rounds
    }
unit-decisions = decisions
    .of = { $n ->
        [one] { $number } decision
       *[other] { $number } decisions
    }
unit-options-a-decision = options a decision
    .of = { $n ->
        [one] { $number } option a decision
       *[other] { $number } options a decision
    }
