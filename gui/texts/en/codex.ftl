### The cards, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $shown (number) - how many cards are shown
### $all (number) - how many cards there are
### $source - how sure a card is
### $id - a card or a mod by its id
### $set - the set from which a card comes
### $on (number) - how many mods are shown
### $known (number) - how many mods are known
### $path - the folder of a mod

codex-search = Search the cards
codex-search-hint = Name, text, price…
codex-source = How sure
codex-any-source = sure or not
codex-origin = From which mod
codex-any-mod = from any mod
codex-all-cards = Show all
codex-count = { $shown } of { $all } cards
codex-none = No card matches. Fewer words or another filter may find one.
codex-close-card = Close the card
codex-printed = as printed
codex-source-is = Text and facts: { $source }
codex-doubt-is = It was not compared with the printed card. Text and numbers: { $source }
codex-word-of = In records it is called { $id }
codex-from-game = Comes with the game ({ $set })
codex-from-mod = From the mod { $id }
codex-changed-by = Changed by { $id }

codex-mods = { $known ->
    [0] Cards of mods
   *[other] Cards of mods ({ $on } of { $known } shown)
}
codex-without-mods = Until that is fixed, the cards of mods are not shown.
codex-forget = Forget
codex-forget-mod = Forget { $path }
codex-forget-help = The folder is no longer offered. Nothing in it is changed.
codex-read-again = Read again
codex-read-again-help = Shows the cards as their files are now.
