### The settings, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $key - a key by its name
### $command - what a key does

settings-language = Language
settings-language-help = The language of all pages, games and cards.
settings-mood = Light or dark
settings-mood-help = Paper in daylight, or a lamp over the table.
settings-palette = Colours of the players
settings-palette-help = Shape and letter always say the same as the colour. Take the row whose colours you can tell apart best.
settings-palette-usual = As in the games
settings-palette-red-green = Red and green far apart
settings-palette-blue-yellow = Blue and yellow far apart
settings-palette-greyscale = Without colour
settings-red = Red
settings-blue = Blue
settings-green = Green
settings-yellow = Yellow
settings-purple = Purple
settings-orange = Orange
settings-text = Size of text
settings-text-help = Letters grow, on the table too: if the whole table can no longer be read, a part of it is shown.
settings-sample = The sea turtle carries three elements to the reef.
settings-zoom = Size of everything
settings-zoom-help = Letters, buttons and cards grow together.
settings-animation = Moving pieces
settings-animation-help = Pieces glide to their places. Switched off, they are simply there.
settings-speed = Speed of the game
settings-speed-help = How long dice, moves and answers of others are shown. A click shows your next question at once, or what you lose before it; step by step, each click shows one step.
settings-sound = Sounds
settings-sound-help = Ten short sounds for what happens at the table. Where there is no sound server, nothing is heard.
settings-confirm = Ask before answers that you cannot take back alone
settings-confirm-help = One more click before an answer that can be taken back only if everybody agrees. If you play only with bots, there are none.
settings-confirm-idle = Ask before answers that would do nothing
settings-confirm-idle-help = One more click before an answer that would have no effect now, where another one would.
settings-takes = Take actions at once
settings-takes-help = After you place a pawn, its action is carried out without asking whether you skip it (Dominant Species: Marine). Taking back asks you after all.
settings-explain = Explain cards to their authors
settings-explain-help = A card that you look at closely then has a button that tells what it was asked, answered and did, with the lines of its file. It shows what is hidden, too.
settings-example = Show the example game
settings-example-help = Pond is a small game that shows authors of cards and games how things are done. It stands in the lobby then, too.
settings-on = on
settings-off = off
settings-keys = Keys
settings-keys-help = Click on a key, then press the new one. Escape leaves it as it was.
settings-press = Press a key…
settings-change-key = Change the key of “{ $command }”
settings-usual-key = The usual key of “{ $command }”
settings-usual-key-short = As usual
settings-conflict = { $key } also means “{ $command }”
settings-all-usual = Back to usual values…
settings-ask-usual = Reset everything on this page? Language and saved games stay.
settings-yes-usual = Back to usual values
