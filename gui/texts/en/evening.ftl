### An evening of three games, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $games - games by their names
### $game - a game by its name
### $n - how many
### $list - how many in each game
### $place (number) - the place, from 1
### $points (number) - points
### $why - what went wrong

evening-title = One evening, three games
evening-about = A game of each in turn, shortened where its rules allow it: { $games }. You play against three bots. At the end you see how well you and the others ate.
evening-begin = Begin an evening
evening-go-on = Next: { $game }
evening-story = Your food story
# $game, $n
evening-starved-in = { $game } { $n }
evening-you-starved = Yours that died of hunger: { $list }.
evening-came = Place { $place }, score: { $points }
evening-you = you
evening-others = the others, on average
evening-feedings = times to be fed
evening-hungry = of these, went hungry
evening-starved = died of hunger
evening-died = died of anything else
evening-eaten = eaten
evening-compare = Compare the games
evening-back = Back to the games
evening-unkept = The evening could not be kept: { $why }
evening-uncounted = What was eaten cannot be counted: { $why }
evening-anew = Begin anew? What came of the games of this evening so far is forgotten then.
