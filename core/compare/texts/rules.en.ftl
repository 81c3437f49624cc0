# The page that compares rulebooks. The answers stand in the texts of the games.

rules-title = Food in the rulebooks
rules-comes = How food comes
rules-eats = Who eats, and what
rules-needs = What feeding needs
rules-kills = What kills
rules-left = What becomes of waste and of the dead
rules-stored = What is stored
rules-taken = What can be stolen or hunted
rules-displaced = Who is displaced
rules-scores = What scores
rules-ends = When a game ends
rules-decides = Where players decide
