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
