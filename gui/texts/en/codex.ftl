# The cards, English.
codex-search = Search the cards
codex-search-hint = Name, text, price…
codex-source = How sure
codex-any-source = sure or not
codex-origin = From which mod
codex-any-mod = from any mod
codex-all-cards = Show all
codex-count = { $shown } of { $all } cards
codex-close-card = Close the card
codex-printed = as printed
codex-source-is = Text and facts: { $source }
codex-word-of = In records it is called { $id }
codex-from-mod = From the mod { $id }
