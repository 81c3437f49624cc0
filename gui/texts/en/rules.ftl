### The rules of a game, English.

### What is put into the messages:
### $section - the title of a chapter, with its number

rules-button = Rules
rules-section = Rules: { $section }
rules-search = Search the rules
rules-nothing = Nowhere in the rules
rules-read = Read the rules
