### Opening and saving games, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $done (number) - how many actions are done
### $all (number) - how many actions there are
### $game - a game by its name
### $players - who plays
### $text - what is said of the file, as it is
### $file - a file by its path
### $actions (number) - how many actions
### $step (number) - the action that was asked for
### $word - who sat there, as it is written
### $found - the version that is there
### $wanted - the version that is needed
### $reason - why, in words

# Title: a saved game that is being played again.
open-opening = The saved game is being opened
# How far it is.
open-opening-at = { $done } of { $all } actions
# Title: a game that can be played on.
open-unfinished = This game is not over. Whoever only looks at it finds its review there, too
# Title: the file is damaged.
open-damaged = This saved game is damaged
# Title: the game does not fit the rules.
open-misfit = This saved game cannot be played to its end
# Title: the rules are others than it was played by.
open-other-rules = This game was played by other rules
# Game, players, how far.
open-what = { $game }, { $players }, { $actions ->
    [one] after { $actions } action
   *[other] after { $actions } actions
}
# What the program says of the file, as it is.
open-said = { $text }
# Nothing is lost.
open-stays = The file itself stays as it is.
# Play on, to the last action.
open-play-on = Play on
# Play on from what can be kept.
open-play-kept = Play on from what is kept
# Look only.
open-look = Only look at it
# There is no game that was kept.
open-no-last = There is no game to go on with
# It has fewer actions than asked for: the last is shown.
open-no-step =
    { $file } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, no action { $step }; this is the end
# A seat of somebody unknown is taken by a bot.
open-unknown-sitter = Nobody called “{ $word }” can play here, so a greedy bot takes their seat
# A saved game in the list: game, how far.
open-listed = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
# A game in the list that was kept by itself.
open-listed-kept = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, kept while it was played
# One that was kept by itself and is over.
open-listed-over = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, played to its end

open-mod-title = A mod is missing
open-mod-help = Type the path of its folder, or drop the folder on this window.
open-mod-folder = Folder of the mod
open-mod-hint = Path of the folder
open-mod-open = Open with this folder
open-mod-other = This folder holds the mod { $found }; { $wanted } is needed

open-save-title = Save the game
open-with-mods = With its mods, for whoever does not have them
open-save-file = File to save to
open-save-hint = Path of the file
open-save = Save
open-replace = Replace
open-save-there = There is already a file with this name. If it is a saved game, it will be replaced.

open-left = The game as it was until now has been saved as { $file }
open-not-left = The game as it was until now could not be saved, so nothing was changed: { $reason }
open-no-place = there is no folder for games; save it under a name of your own first

open-leave = { $game } is still being played, and nothing on this computer keeps it by itself. If it is not saved, it is lost.
open-save-first = Save first…
open-leave-unsaved = Go on without saving

# A button: the chooser of files of the system.
open-browse = Browse…
# There is none.
open-browse-silent = No file chooser of this system answered: type the path instead.
