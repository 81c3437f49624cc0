### The rules of a game, English.

### What is put into the messages:
### $section - the title of a chapter, with its number
### $sets - names of sets of cards, such as expansions

rules-button = Rules
rules-section = Rules: { $section }
rules-search = Search the rules
rules-nothing = Nowhere in the rules
rules-read = Read the rules

# Sets of cards that are not in play, and what is of them.
rules-not-in-play = Not in this game: { $sets }
rules-show-not-in-play = Show them
rules-hide-not-in-play = Hide them
