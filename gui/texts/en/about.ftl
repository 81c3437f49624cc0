### About the program, English.
###
### What is put into the messages, in the order in which Rust gives it, unless a comment over a message names its own:
### $game - a game by its name
### $version - the version of the program or of a game

about-title = Clade { $version }
about-what = A clade is a group that descends from one ancestor. Here, board games about evolution descend from one small core.
about-games = Pictures, words and code are our own or free. The games belong to their authors and publishers; whoever likes them should have them on the shelf.
about-licence = Clade is free software: use it under the MIT licence or under the Apache licence 2.0, as you like.
about-game = { $game } { $version }
about-licences = Licences and credits
about-licence-mit = MIT licence of the program
about-licence-apache = Apache licence 2.0 of the program
about-font-inter = Inter, the font of the pages
about-font-vollkorn = Vollkorn, the font of the titles
about-font-dejavu = DejaVu, for signs that the other fonts lack
about-icons = Pictures from game-icons.net, CC BY 3.0
about-versions = Games in this program
