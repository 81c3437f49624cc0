### The mods of the person, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $name - what a mod is called
### $id - its id
### $version - its version
### $game - the game that it is for
### $authors - who made it
### $licence - its licence
### $list - other mods, listed
### $path - where it lies
### $cards (number) - how many cards it has
### $errors (number) - how many errors
### $warnings (number) - how many warnings
### $hints (number) - how many hints
### $what - what is wrong
### $file - a file by its path
### $line (number) - a line of it
### $n (number) - how many
### $all (number) - of how many

workshop-help = Cards that people add to the games. How they are written: “clade mod guide” in a terminal.
workshop-none-open = Choose a mod on the left, or drop a folder or a packed mod on the window.
workshop-path = The folder of a mod, or the file in which it is packed
workshop-open = Open
workshop-unread = ⚠ { $name }
workshop-takes-part = takes part
workshop-takes-part-help = Whether it takes part in new games
workshop-not-installed = not installed
# $id, $version, $game
workshop-what = { $id } { $version }, for { $game }
workshop-by = By { $authors }
workshop-licence = Licence: { $licence }
workshop-needs = Needs { $list }
workshop-lies-in = { $path }
workshop-play = Play with it
workshop-read-again = Read again
workshop-install = Install
workshop-remove = Remove
# $id, $path
workshop-ask-remove = Remove the mod { $id }? Its folder { $path } is deleted.
workshop-open-folder = Open the folder
workshop-installed = { $id } { $version } is installed and takes part in new games.
workshop-removed = { $id } is removed.
workshop-fine = Nothing is wrong
workshop-found = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
}, { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
workshop-error = ✖ Error: { $what }
workshop-warning = ⚠ Warning: { $what }
workshop-hint = Hint: { $what }
workshop-at = { $file }, line { $line }
workshop-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
workshop-try-title = Try a card
workshop-try-help = You sit down at a table where the card can be used. Save a file of the mod, and the same table goes on under the new cards.
workshop-any-card = any card
workshop-which-card = Which card
workshop-try-it = Try
workshop-stop = Stop
# $n, $all
workshop-searching = Looking for a table: { $n } of { $all } games.
# $n, $list
workshop-no-table = In { $n } random games you never met a table where one of these could act: { $list }.
# $name, $path
workshop-trying = “{ $name }” can be used here. Change a file in { $path } and save it: the same table goes on under the new cards.
workshop-again = The mod was read again; all { $n } actions up to here are possible as before.
# $n, $all, $what
workshop-again-until = The mod was read again; { $n } of { $all } actions are still possible, and the game goes on from there. { $what }
workshop-not-read = The mod cannot be used as it is, so the table goes on under the cards that it had: { $what }
workshop-test-title = What becomes of the cards
workshop-test-help = Random players play 20 games with each number of players.
workshop-test-it = Let them play
# $n, $all
workshop-testing = { $n } of { $all } games.
workshop-use-card = card
workshop-use-met = met
workshop-use-offered = offered
workshop-use-chosen = chosen
workshop-use-effects = effects
workshop-use-spoke = answers
workshop-use-acted = acted
workshop-use-failed = failed
# $name, $n, $what
workshop-refused = { $name } was refused { $n ->
    [one] once
   *[other] { $n } times
}: { $what }
# $list, $n
workshop-idle = In { $n } games these never did anything: { $list }.
workshop-my-box = My box
workshop-my-box-help = Do you own a game? Say what is printed in it where this program does not know.
# $game
workshop-box-title = My box: { $game }
workshop-box-empty = Nothing that is printed in it is unsure.
workshop-box-help = Look at your cards and say what stands there; the lit place shows where. What you say is played in your games, and nobody doubts it any more.
# $n, $all
workshop-box-sure = { $n } of { $all } are sure
# $path
workshop-box-kept = Kept as a mod in { $path }; it can be sent to others.
workshop-box-all = Show also what is sure
# $name, $what
workshop-box-part = { $name }: { $what }
workshop-box-said = you said so
workshop-box-printed = as printed
workshop-box-say = So it is printed
workshop-box-forget = Forget
workshop-make = Make a card
# $game
workshop-make-for = for { $game }
workshop-make-title = A card for { $game }
workshop-make-help = Choose what it does. The card and its Lua follow; kept as a mod, you can play with it at once and go on in an editor.
workshop-make-name = What it is called
workshop-make-when = When
workshop-make-check = On what condition
workshop-make-whom = Whom
workshop-make-what = What
workshop-make-keep = Keep it as a mod
workshop-make-taken = It is not kept: { $path } is there already, a mod of this or another game. Give the card another name.
workshop-make-no-place = It is not kept: there is no place for mods here.
workshop-make-unkept = It is not kept: { $what }
workshop-make-lua = Its Lua
