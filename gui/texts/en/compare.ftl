### Games compared, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $option - an option by its name
### $value - a value of an option or of a measure
### $name - a mod by its name
### $game - a game by its name
### $n (number) - how many, or which one
### $number - a number as it is written
### $ended (number) - how many games have ended
### $all (number) - how many games there will be
### $minutes - minutes that are left
### $seconds - seconds that are left
### $change - a change that is there already
### $picture - a picture by its title
### $path - where something was saved
### $arm - a setting that is compared, by its name
### $seed - the seed of a game
### $measure - a measure by its name
### $round - a round by its number

compare-what = What to compare
compare-beside = Different games
compare-versus = One game in several settings
compare-usual-rules = usual rules
compare-set = { $option }: { $value }
compare-with-mod = mod { $name }
compare-change-rules = Change…
compare-change-rules-of = Change the rules of { $game }
compare-done = Done
compare-game = Game
compare-as-printed = The first setting is the game by its usual rules. Each further one changes something:
compare-against = Setting { $n }
compare-changes = What changes
compare-value = How it is played
compare-and = And…
compare-less = Without the last
compare-remove = Remove
compare-add = Add a setting
compare-who = Who plays
compare-usual-seats = As many seats as usual, at most 4
compare-seats = { $n } seats
compare-seats-of-all = Seats
compare-bots-of-all = Bots
compare-how-many = How many games
compare-games-each = games of each setting
compare-seed = seed
compare-play = Compare
compare-lead = How food comes and goes in these games, who starves, and how much it decides who wins: bots play, and all games are measured in the same way.
compare-how = Choose what to compare. The pictures fill while games are played; you can play, stop and go on at any time.
compare-pictures = Pictures
compare-numbers = Numbers
compare-differences = Differences
compare-differences-says = The second setting minus the first, with the range in which the true difference lies with 95% certainty. “Higher” and “lower” appear only where chance alone would hardly do it; “within noise” does not prove that there is no difference.
compare-table = The numbers of this picture
compare-found = Findings
compare-rulebooks = Rulebooks
compare-progress = { $ended } of { $all } games
compare-stop = Stop
compare-go-on = Go on
compare-rate = { $n } decisions a second
compare-left = about { $minutes } min { $seconds } s left
compare-judging = Judging all games…
compare-so-far = So far: { $n ->
    [one] { $n } game
   *[other] { $n } games
} of each setting, with rough intervals.
compare-whole = { $n ->
    [one] { $n } game
   *[other] { $n } games
} of each setting, judged.
compare-stopped = Stopped after { $n ->
    [one] { $n } game
   *[other] { $n } games
} of each setting.
compare-failed = Games in which a card failed: { $n }
compare-same = This changes nothing: { $change }
compare-save-report = Save the report
compare-save-csv = Numbers as CSV
compare-save-png = PNG
compare-save-png-of = Save as PNG: { $picture }
compare-not-yet = When all games are played and judged, or after a stop
compare-saved = Saved: { $path }
compare-died = The thread that did this has ended.
compare-plays-again = Playing this game again…
compare-findings = What can be said
compare-no-findings = Nothing yet.
compare-outliers = Games that stand out
compare-outliers-says = Open one to see what happened there, move by move.
compare-no-outliers = No game stands out.
compare-open = Open this game
compare-open-nth = Open game { $n } of these
compare-all-numbers = All numbers, not only those that were named before any game was played
compare-dash = A dash says that there is no such number; rest the pointer on it to see why.
compare-unit = unit
compare-number = Number
compare-flows = Where food comes from and where it goes
compare-flows-says = Each picture is as high as all food that came to the table in that game: heights can be compared within one game only.
compare-no-flows = No food moved in these games.
compare-food-unit = 100% = { $n ->
    [one] { $number } piece of food a game
   *[other] { $number } pieces of food a game
}
compare-life-unit = 100% = { $n ->
    [one] { $number } individual a game
   *[other] { $number } individuals a game
}
compare-food-of = { $arm }: food
compare-lives-of = { $arm }: individuals
compare-share-over = part of the game
compare-population = Population over the game
compare-population-says = Relative to the game’s own mean (1). The band holds 95% of resampled means. Look at shapes, not at causes.
compare-scarcity = Scarcity and hunger over the game
compare-scarcity-says = Scarcity is the part of the need for which there is no food when a feeding begins; hunger, the part of those judged when feeding ends that are unfed; who is eaten before is not judged. What lies between the two lines is distribution: food is there, but not where it is needed, or not for those who need it, or it is made while all eat, or need vanishes with an owner that is eaten.
compare-survival = How long individuals live
compare-survival-says = The share of all individuals that outlive a given number of feedings. Where individuals cannot be told apart, ages are assumed, between two bounds.
compare-windows = feedings faced
compare-outlive = outlive them
compare-oldest-first = if the oldest die first
compare-youngest-first = if the youngest die first
compare-deaths = What individuals die of
compare-deaths-says = Deaths per head and round. Being moved against the owner’s will, or leaving play alive, is not a death: it is hatched, below the bar. A round holds more in one game than in another: across games compare the parts of a bar, not whole bars.
compare-origins = Where food comes from
compare-origins-says = Parts of what was eaten; where nothing is eaten, of the food that feeds heads where it lies. Where food of several origins lies mixed it is taken in proportion.
compare-early = How early food decides
compare-early-says = How often the leader at this point wins in the end. The dotted line is chance.
compare-single = Games one by one
compare-single-says = Each point is a game. Click one, or go from point to point with the arrow keys and press Enter: the game opens where most of this happens.
# $arm, $game, $seed, $measure, $value
compare-spot = { $arm }, game { $game } (seed { $seed }): { $measure } { $value }.
compare-spot-round = It stands out most in round { $round }.
