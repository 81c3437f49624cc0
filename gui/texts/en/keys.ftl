### Keys and what they do, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $sign - a key by the sign on it
### $key - a key by its name

keys-title = Keys
keys-where-changed = Keys can be changed in the settings.
keys-none = none
keys-digits = 0 – 9
keys-buttons = The digits give the answers above the table, and choose what has a digit on it; 0 passes, ends or is the tenth
keys-shift = Shift
keys-large = While it is held, the card at the pointer, or with the ring, is shown large
keys-corner = Folded corner
keys-is-cornered = Not all that there is to say fits on the card: point at it, and read the rest beside the same corner
keys-question-mark = ?
keys-is-doubted = On a card: its text was not compared with the printed card; point at it to read how sure it is
keys-pages = Page Up, Page Down, Home, End
keys-scrolls = Through a page, the rules, or this list

keys-left = Left
keys-right = Right
keys-up = Up
keys-down = Down
keys-space = Space
keys-sign = { $sign }
keys-shifted = Shift + { $key }

keys-undo = Take back the last answer
keys-hint = Ask a bot for a hint
keys-next = The next thing that can be chosen
keys-previous = The one before
keys-next-part = To the next part of the window: bar, buttons, table, panels
keys-previous-part = To the part before it
keys-confirm = Take what is chosen
keys-back = Back, close
keys-zoom-in = Larger
keys-zoom-out = Smaller
keys-zoom-reset = Usual size
keys-fit = Show the whole table
keys-to-action = Go to where something can be done
keys-log = Show or hide the log
keys-food = Show or hide the food
keys-pause = Stop the bots, or let them go on
keys-step-back = One step back in a saved game
keys-step-on = One step on in a saved game
keys-turn-back = One turn back in a saved game
keys-turn-on = One turn on in a saved game
keys-to-start = To the start of a saved game
keys-to-end = To the end of a saved game
keys-run = Let a saved game run, or stop it
keys-lobby = Games
keys-table = The table
keys-replay = The saved game
keys-codex = Cards
keys-workshop = Your mods
keys-compare = Games compared
keys-settings = Settings
keys-about = About the program
keys-messages = Messages
keys-keys = This list of keys
keys-rules = Show the rules
