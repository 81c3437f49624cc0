### The page of a comparison. Numbers and names are put in as they are written in this language.
###
### $games - the games that are compared, or how many
### $version - the version of the program
### $seed - a seed
### $asked - how many games were asked for
### $players - among which bots
### $least - how many it takes at least
### $n - how many
### $most - how many are told at most
### $families - how many families of questions
### $main - how many comparisons
### $arm - a setting
### $sides - how many sides
### $source - where a formula comes from
### $game - a game
### $rounds - a number of rounds

page-title = Food, compared: { $games }
page-contents = Contents
page-lead = How food comes and goes in these games, who starves, and how much it decides who wins: played by bots, measured in the same way in all of them.

# What was played
page-played = What was played
page-arm = Setting
page-finished = Ended by their rules
page-stopped = Stopped early
page-failed = With a failed card
page-games = Games
page-rules-hash = Rules
page-mods = Cards
page-how = { $games } games of each setting, version { $version }, seed { $seed }. The n-th games of all settings have the same seed.
# $asked, $games
page-cut = The run was ended early: { $asked } games were asked for, { $games } are reported.
page-shown = Pictures show { $players }; the findings and the tables have the others.
# $game, $rounds
page-rest-ends = { $game }: when nobody has taken a card for { $rounds } rounds in a row the game ends, by a rule of this program (option “rest-ends”) and of no rulebook. Such games count as stopped.
page-repeat = To play the same games again:
page-few = Too few games for ranges: it takes { $least }.

# Findings
page-findings = What was found
page-no-findings = Nothing can be said of these settings beyond single numbers.
page-looked-says = These numbers were not on the list of { $main } that was named before the run, so they count for less: take them as questions. Of each two settings the { $most } largest differences are told.

# The rulebooks
page-rules-says = What the printed rules say, before anything is measured.

# Pictures
page-pictures = Pictures
page-table = The numbers of this picture
page-sankey = Where food comes from and where it goes
page-sankey-says = Each picture is as high as all food that came into play in that game (100%), so heights can be compared within a game only; where food goes round and round, more than that may pass one place. What the living and the dead leave behind bends back: it is food again. It comes out of the supply, and not always as much as was eaten. In Evolution what an animal has eaten lies on it until the turn ends, and may still be stolen or lost with it.
page-sankey-habitat = Where nothing is eaten there are two pictures that cannot be added up: of food, which only comes and goes, and of those who live on it.
page-food-unit = Food, pieces a game: { $n } = 100%
page-life-unit = Individuals a game: { $n } = 100%
page-food-of = { $arm }: food
page-lives-of = { $arm }: individuals
page-flow-from = from
page-flow-to = to
page-flow-why = why
page-flow-pieces = a game
page-flow-share = share
page-no-flows = No food moved in these games.
page-says-flows = { $n } sources, ends and places of food with what flows between them; all numbers stand in the table below the picture.
page-population = Population over the game
page-population-says = Heads on the table, relative to the game’s own mean (1 is the mean). They are counted when a feeding begins, before anybody starves of it. The band holds 95% of resampled means. The games are laid side by side by the part that is over, whatever their length: look at shapes, not at causes.
page-population-round = counted when a round begins: those who are left
page-scarcity = Scarcity and hunger over the game
page-scarcity-says = Scarcity is the part of the need for which there is no food when a feeding begins; hunger, the part of those judged when feeding ends that are unfed; who is eaten before is not judged. What lies between the two lines is distribution: food is there, but not where it is needed, or not for those who need it, or it is made while all eat, or need vanishes with an owner that is eaten.
page-scarcity-habitat = Where nothing is eaten there is no distribution: the lines differ only by those who needed nothing.
page-survival = How long individuals live
page-survival-says = The share of all individuals that outlive a given number of feedings, with its band; below, how many reached that age. Dashed where individuals cannot be told apart and ages are assumed, between two dotted bounds.
page-deaths = What individuals die of
page-deaths-says = Deaths per head and round. Being moved against the owner’s will, or leaving play alive, is not a death: it is hatched, below the bar. A round holds more in one game than in another: across games compare the parts of a bar, not whole bars.
page-displaced = displaced
page-origin = Where food comes from
page-origin-says = Parts of what was eaten; where nothing is eaten, of the food that feeds heads where it lies. Where food of several origins lies mixed it is taken in proportion.
page-early = How early food decides
page-early-says = How often the side that has fed the most heads so far wins in the end, by the part of the game that is over. The dotted line is chance. That points tell the winner at the end is no surprise where heads are worth points.
page-chance = chance: one of { $sides }
page-matrix = All numbers
page-matrix-says = The darker a number, the higher in its row. Hatched, on paper in a dotted frame: comparing it with the others of its row is unfair; “How it was measured” below says why, as does the pointer at rest on it. A dash: there is none; its small number leads to the reason below the table.
page-others = Among { $players }
page-unit = unit

# Differences
page-pairs = What differs
page-pairs-says = The second setting minus the first. d is the difference divided by the standard deviation of games. p is adjusted for the number of questions: by Holm for the { $main } that were named before the run, by Benjamini and Hochberg for all others. Games of the same seed are compared pair by pair where seats and cards allow; the correlation says how much that helps.
page-sweep = Step by step
page-sweep-says = The numbers that were named before the run, over what was changed. Lines between points only lead the eye.

# Outliers
page-outliers = Games that stand out
page-outliers-says = Open one to see what happened there, move by move.
page-no-outliers = No game stands out.
page-open = To open it:
page-no-record = Its record was not kept.

# Method
page-method = How it was measured
page-method-says = What each number says, who proposed it, and when it must not be compared.
# $n, $families, $main
page-method-statistics = A game is the unit. Ranges and p come from { $n } new samples of the games (bootstrap), in which games of one seed stay together. Two settings among one kind of bots are a family of questions; here are { $families }, and each is corrected for itself alone, so of many families some differences are chance. Within a family p of the { $main } numbers named before the run is adjusted by Holm’s rule, and of all others by that of Benjamini and Hochberg. Findings stand by size: first those named before the run, then those found by looking, each by d; where a number has no d, by what its error and the number of games would make of it.
page-source = Source
page-after = after { $source }
page-ours = ours
page-help = What it says
page-care = Compare with care
page-limits = Limits of all this
page-limit-bots = Bots played. What holds among them need not hold among people, and “greedy” was tuned to the printed rules: where rules are changed it may only be playing badly.
page-limit-pieces = A cube, a token and an element have no common size. Across games compare shares and what is counted for each head, never pieces.
page-limit-cause = What goes together need not be cause and effect. Only changing one rule while all else stays, against a control, shows what the rule does.
page-limit-stopped = Games that were stopped have no winner: they are left out where the score counts.
page-limit-noise = “Within noise” does not prove equality: it only says that so few games could not tell.
page-limit-round = A round is not the same in each game, and neither is a decision.
