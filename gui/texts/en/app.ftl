# The frame around all pages, English.
gui-title = Clade

gui-games = Games
gui-table = Table
gui-replay = Replay
gui-codex = Cards
gui-compare = Compare
gui-settings = Settings
gui-about = About

gui-english = English
gui-russian = Русский
gui-polish = Polski

gui-light = Light
gui-dark = Dark

gui-messages = Messages
gui-messages-unread = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
gui-no-messages = Nothing has happened yet that you need to know.
gui-error = Error
gui-note = Message
gui-close = Close
gui-cancel = Cancel
