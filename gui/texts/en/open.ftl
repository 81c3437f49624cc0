# Opening and saving games, English.
open-opening = The saved game is being opened
open-opening-at = { $done } of { $all } actions
open-unfinished = This game is not over
open-damaged = This saved game is damaged
open-misfit = This saved game cannot be played to its end
open-other-rules = This game was played by other rules
open-what = { $game }, { $players }, { $actions ->
    [one] after { $actions } action
   *[other] after { $actions } actions
}
open-said = { $text }
open-stays = The file itself stays as it is.
open-play-on = Play on
open-play-kept = Play on from what is kept
open-look = Only look at it
open-no-last = There is no game to go on with
open-no-step =
    { $file } has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, no action { $step }; this is the end
open-unknown-sitter = Nobody called “{ $word }” can play here, so a greedy bot takes their seat
open-listed = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
open-listed-kept = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, kept while it was played

open-mod-title = A mod is missing
open-mod-help = Type the path of its folder, or drop the folder on this window.
open-mod-folder = Folder of the mod
open-mod-hint = Path of the folder
open-mod-open = Open with this folder
open-mod-other = This folder holds the mod { $found }; { $wanted } is needed

open-save-title = Save the game
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
