### The frame around all pages, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $n (number) - how many messages

# The name of the program.
app-title = Clade

app-menu = Menu
app-games = Games
app-table = Table
app-replay = Replay
app-codex = Cards
app-workshop = Mods
app-compare = Compare
app-settings = Settings
app-about = About

app-english = English
app-russian = Русский
app-polish = Polski

app-light = Light
app-dark = Dark

app-waits = It waits for an answer
app-messages = Messages
app-messages-unread = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
app-no-messages = Nothing has happened yet that you need to know.
app-error = Error
app-note = Message
app-close = Close
app-cancel = Cancel
app-speed-slow = slow
app-speed-normal = normal
app-speed-fast = fast
app-speed-step = step by step
app-speed-at-once = at once

app-quit = Quit
app-quit-help = Games are kept as they stand and can be played on later.
