### The rules of a game, English.

rules-button = Rules
rules-search = Search the rules
rules-nothing = Nowhere in the rules
rules-read = Read the rules
