### What every program that hosts games says, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $option - an option by its name
### $words - what there is, listed
### $game - a game by its name
### $min (number) - the fewest players
### $max (number) - the most players
### $name - an option by its name, or what it was written as
### $value - a value of an option
### $allowed - the values that an option may have, listed
### $needs (number) - how many players it is for
### $other - the other option
### $place - where the cards are too few
### $file - a file by its path
### $word - a word as somebody wrote it
### $line (number) - a line of a file
### $reason - why, in words
### $folder - a folder by its path
### $most (number) - how much is allowed
### $id - a mod by its id
### $version - the version of a mod
### $key - a line at the head of a saved game
### $format - the format of a saved game
### $actions (number) - how many actions, or after how many
### $list - mods, answers, changes or players, listed
### $action (number) - which action
### $text - what stands there, as it is
### $found - what was found instead
### $why - why, as a sentence
### $hash - the hash of a file
### $need (number) - how many cards are needed
### $asked - who is asked
### $recorded - what the file says
### $step (number) - how many steps are asked for
### $steps (number) - how many steps there are
### $path - a folder or file by its path
### $errors (number) - how many errors there are
### $n (number) - how many more
### $wins (number) - how often it wins, in percent
### $visits (number) - how often it was thought through
### $about - what changes, or whose
### $whole (number) - points
### $tenth (number) - tenths of a point
### $one - the first of a list
### $more - the next of it
### $who - a player
### $chance (number) - how probably they win, in percent
### $call - a function of a card, with what it was told

## A word or a set-up that is none

host-no-game = there is no game '{ $word }'
host-no-bot = nobody called '{ $word }' can sit here
host-no-language = there are no texts in '{ $word }'
host-no-preset = the game has no preset '{ $word }'
host-near = did you mean '{ $word }'?
host-valid = there are: { $words }
host-wrong-seats = { $game } is for { $min } to { $max } players, not for { $found }
host-no-option = { $game } has no option '{ $name }'
host-bad-value = option '{ $name }' cannot be '{ $value }'; it may be { $allowed }
host-option-seats = option '{ $option }' = '{ $value }' is for { $needs } players, not for { $found }
host-options-clash = option '{ $option }' leaves no choice for option '{ $other }': leave that one out
host-few-cards = { $place }: too few cards for this table: { $found } of { $need }
host-bad-cards = a mod cannot be used: { $reason }

## Values of options

host-yes = yes
host-no = no
host-value = { $value }
host-experiment = experiment: in no rulebook

## Files and folders

host-bad-file = { $file }: { $reason }
host-in-file = { $file }, line { $line }: { $reason }
host-file-missing = there is no such file or folder
host-file-forbidden = access is forbidden
host-file-is-folder = this is a folder, not a file
host-file-no-folder = this is a file, not a folder
host-file-no-text = this is not UTF-8 text; save it as UTF-8
host-file-irregular = this is not a regular file but a pipe, a device or the like
host-file-outside = this is a link to a file elsewhere: the files of a mod lie in its own folder
host-file-too-long = this is longer than the { $most } kB that such a file may have
host-file-exists = there is such a file already: remove it, or choose another name
host-file-full-folder = this folder is there already, and there is something in it: choose another name
host-file-no-space = there is no space left
host-file-bad-name = no file can have this name
host-file-link-loop = this link leads to itself
host-file-system = the system refuses it ({ $reason })
host-stray-card = { $file } would not be read: a card is a file in the folder of mod.toml itself, and its name ends in .lua
host-no-mod = { $folder } is not a mod: there is no mod.toml in it
host-many-files = { $folder } has more than { $most } files
# $path, $errors (number)
host-faulty = { $path } cannot be used: { $errors ->
    [one] there is an error in it
   *[other] there are { $errors } errors in it
}
# $path, $reason
host-left-out = { $path } is left out: { $reason }
# $text, $n (number)
host-first-fault = { $text } ({ $n ->
    [one] and one more error
   *[other] and { $n } more errors
})
host-not-installed = no mod “{ $word }” is installed
host-is-installed = { $id } is installed already, in version { $version }: raise the version in mod.toml, or use --replace
host-no-place = the system names no folder for your files: name one with the variable CLADE_HOME
host-packed-no-archive = this is not a packed mod, or it is damaged ({ $reason })
host-packed-no-head = this is not a packed mod: there is no mod.toml in it
host-packed-name = a file in it has a name that is not allowed: “{ $name }”
host-packed-twice = two files in it have the name “{ $name }”
host-packed-link = “{ $name }” in it is a link: a mod consists of files
# $name, $reason
host-packed-file = “{ $name }” in it cannot be unpacked ({ $reason })
# $name, $most (number)
host-packed-too-long = “{ $name }” in it is longer than the { $most } kB that such a file may have
host-packed-no-text = “{ $name }” in it is not UTF-8 text
host-packed-many-files = it has more than { $most } files
host-packed-too-much = it holds more than the { $most } kB that a mod may have
# $file, $list
host-brought = { $file } brings its mods along: { $list }
host-no-cards-to-write = { $game } has no cards that anybody can write
host-no-kind = there is no kind of card “{ $word }”
host-name-of-game = no new game can be called “{ $word }”: a name has at most 24 small letters (a to z) and digits, begins with a letter and is not taken
host-no-sources = { $folder } does not hold the sources of Clade, which a game in Rust is built with: name their folder with --clade
host-no-part = nothing in this box is called “{ $word }”
host-no-fact = there is no fact “{ $word }” here
# $name, $value, $allowed
host-not-printed = “{ $name }” cannot be “{ $value }”; it may be { $allowed }
host-many-mods = a game has at most { $most } mods
host-long-name = { $file }: “{ $word }” has more than { $most } letters

## A saved game that cannot be read

host-other-game = { $file } holds a game of { $found }
host-missing-game = { $file } holds a game of { $found }, which is not here: a game in a library comes with its file
host-missing-mod = { $file } needs the mod { $id } { $version }, which is not there
# $file, $id, $version, $folder
host-missing-mod-in = { $file } needs the mod { $id } { $version }, which is not among those that you opened; the game calls its folder { $folder }
host-no-record = { $file } is not a saved game (line { $line }: { $reason })
host-header-missing = the key “{ $key }” is missing
host-header-unknown = there is no key “{ $key }”
host-header-other = this is not what a saved game has there
host-header-long = its header is longer than { $most } kB
host-record-format = { $file } is a saved game of format { $format }, which this program does not read
host-record-torn = { $file } is incomplete: it breaks off in line { $line }
host-record-line = { $file } is damaged: line { $line } is not an answer: “{ $text }”
host-record-no-text = { $file } is damaged or not a saved game: line { $line } is not text
host-record-too-much = { $file } is too long: line { $line } goes beyond the { $actions } actions or 16 MB that a saved game may have

## A saved game that does not fit the rules

host-other-rules = { $file } was played by other rules
host-rules-changed = changed: { $list }
host-rules-new = new: { $list }
host-rules-gone = gone: { $list }
host-rules-differ =
    { $actions ->
        [one] its one action is
       *[other] all { $actions } actions are
    } still possible, but the table differs after action { $action } at the latest
host-rules-same =
    { $actions ->
        [one] its one action is
       *[other] all { $actions } actions are
    } still possible, and the table is the same
host-replay-actor = { $file }, line { $line } (action { $action }): { $found } answers, but { $asked } is asked
host-replay-answer = { $file }, line { $line } (action { $action }): “{ $text }” is not possible there
host-replay-no-longer = { $file }, line { $line } (action { $action }): “{ $text }” is no longer possible there
host-replay-hash = { $file }, line { $line }: after action { $action } the table is not the one that was saved (state { $found }, saved { $recorded })
host-replay-reason = { $reason }
host-rescue =
    { $actions ->
        [one] the first action can be kept
       *[other] the first { $actions } actions can be kept
    }

## A game that is not saved

host-save-other = Not saved: { $file } is there already and is not a saved game.
host-save-game = Not saved: { $file } holds another saved game.
host-save-unreadable = Not saved: { $file } could not be read again ({ $reason }).
host-save-spared = Not saved: { $file } stays as it is. Choose another name.
host-save-failed = Not saved: { $file }: { $reason }

## A running game

host-fault = Warning: a card failed: { $text }
host-broken = { $reason }. This table ends here; its answers are kept: open the saved game again to go on.
host-stopped = A script took too long and was stopped: { $reason }. The table is as it was before the answer.
host-not-legal = “{ $text }” is not possible here
host-no-step = only { $steps } actions were played, not { $step }
host-game-full = a game has at most { $actions } actions
host-refused = the table refuses it ({ $reason })

## What a card was asked and did

host-explain-goes-on = { $call } goes on
host-explain-logs = it logs: { $text }
host-explain-done = it is done
host-explain-waits = it waits
# $value
host-explain-returns = it returns { $value }
host-explain-fails = it fails: { $reason }
# $call - a function of a card with its answer, $n (number)
host-explain-more = { $call }: { $n ->
        [one] to one more question with other facts
       *[other] to { $n } more questions with other facts
    }

## Games in libraries

# $game, $file, $hash
host-library-new = { $game } comes from the library { $file } (hash { $hash }), which is new here. It was tried and runs in a process of its own: slower, and what goes wrong in it harms no other game. Like any program it can still read and change your files and use the network there. If you know where it comes from: clade plugin trust { $file }
# $file, $why
host-library = the library { $file } cannot be used: { $why }
host-library-far = { $reason }
host-library-other = it is no library
host-library-system = it is a library for another system ({ $found })
host-library-processor = it is a library for another processor ({ $found })
host-library-truncated = its end is missing
host-library-refused = the system does not load it: { $reason }
host-library-no-game = it has no game for this version of Clade
host-library-declined = it says that it cannot work with this version of Clade
host-library-wire = it was built for another version of Clade: build it again
host-library-lacks = its table has no function '{ $name }'
host-library-nameless = it does not say what game it is: { $reason }
host-library-twice = there is a game '{ $game }' already
host-library-trial = it was tried, and failed: { $reason }

## What a bot advises

host-advice-tried = { $visits } tries
host-advice-wins = Chance of winning { $wins }% ({ $visits } tries)
host-advice-then = and then: { $list }
host-advice-expected = and then, probably: { $list }
host-advice-for = For it, in the bot’s estimate: { $list }
host-advice-against = Against it, in the bot’s estimate: { $list }
host-advice-less = { $about }: { $whole }.{ $tenth } lost
host-advice-more = { $about }: { $whole }.{ $tenth } gained
host-advice-and = { $one }; { $more }
host-advice-chance = { $who } { $chance }%
host-advice-chances = Chances of winning: { $list }
