//! Scenarios: rule tests as data. A position, answers by their texts, and what holds afterwards.
//!
//! ```toml
//! game = "soup"
//! about = "T44: Defense"            # for people
//! rulebook = "p. 5, example"        # only where the rulebook prints this example
//!
//! [setup]
//! seats = 4                         # the fewest of the game, if left out
//! options = { finish = "30" }       # those that differ from their defaults
//! mods = ["../my_mod"]              # folders, from this file on
//!
//! [position]                        # in the game's own words; left out altogether: the start of a game
//! phase = 1
//! red = { points = 3, genes = ["struggle"], amoebas = { 1 = "b2" } }
//!
//! [[case]]                          # each begins with the common position
//! name = "the attacker wins"
//! setup = { seats = 3 }             # in place of the common set-up
//! position = { red = { points = 2 } } # over the common position
//! play = "drift; use struggle; attack green1; use defense; die 5; die 2"
//! expect = { position = { red = { points = 1 } }, told = { soup-log-fought = 1 } }
//!
//! [[case.step]]                     # goes on from there
//! play = ["starve"]
//! [case.step.expect]
//! asked = "yellow"                  # the word of a side, "chance" or "over"
//! ```
//!
//! A card that fails, by its effect or by a rule hook, is a fault of the case, reported with its file, its line and the reason.
//!
//! Every question of the game is asked, even one with a single answer. Outcomes of chance are given among the answers, where
//! they happen; one too many or too few is a fault, as is any answer that is not legal. `play` is one text with `;` between
//! answers, or a list.
//!
//! Under `expect`:
//!
//! | key | what is compared |
//! |---|---|
//! | `asked` | who is asked: the word of a side, `"chance"` or `"over"` |
//! | `prompt` | the id of the message that says who does what, or of one within it |
//! | `legal` | all legal answers (or outcomes of chance), in any order |
//! | `may`, `may_not` | some answers that are legal, or not |
//! | `means` | legal answers with the id of a message that says, or helps to say, what each means: `d4 = "marine-do-tokens"` |
//! | `refused` | answers that somebody might think of, with the ids of all reasons against each; a section of the rules may follow: `move = "soup-why-points §4.3"` |
//! | `scores`, `tie_breaks` | scores by side, and what decides between equal ones |
//! | `results` | by side, the result of whoever plays it: with several sides not always their sum |
//! | `over` | whether the game is over |
//! | `log` | ids of messages told since the last `expect`, or since the position, in this order; others may lie between. `id(1,2)` compares arguments, too |
//! | `told` | how often messages were told since the last `expect` |
//! | `failed` | the cards that failed since the last `expect`, by their words: `["speed"]`; any other card that fails is a fault |
//! | `position` | any part of the position: an absent number is 0 |
//!
//! A position that a program wrote ([`write()`]) also has `ruleset`, the rules and cards it was written under, and `hash`, the state
//! that it must lead to; both may be deleted.

mod expect;
mod file;
mod lines;
mod positions;
mod read;
mod run;
mod story;
mod write;

pub use read::{Checked, Fault, Games, ReadMod, Scenario};
pub use write::{write, write_case};
