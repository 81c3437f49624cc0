//! What a game's rulebook says about food, in words: the questions that every game may answer in its own texts, so that rulebooks can
//! be read side by side.
//!
//! The answers are a Fluent message of the game and its attributes: the message says it in one sentence, each attribute answers one of
//! the [`QUESTIONS`]. A new game adds the message; a game without it is simply not on the page.
//!
//! ```text
//! soup-food-rules = Food goes round: what one colony leaves behind another eats, and the dead feed the living.
//!     .comes = At the start 2 cubes of each colour lie on each of the 19 cells. ...
//!     .eats = ...
//! soup-food-sections =
//!     .comes = 4.1
//! ```
//!
//! A game whose rulebook does not speak of rounds has one message more, [`round`].

use crate::Msg;

/// The questions, by the name of the attribute that answers each, in reading order: how food comes, who eats and what, what
/// feeding needs, what kills, what becomes of waste and of the dead, what is stored, what can be stolen or hunted, who is displaced, what
/// scores, when a game ends, and where players decide.
pub const QUESTIONS: [&str; 11] = ["comes", "eats", "needs", "kills", "left", "stored", "taken", "displaced", "scores", "ends", "decides"];

/// How food works in the game of this id, in one sentence.
pub fn summary(game: &str) -> Msg {
    Msg::new(format!("{game}-food-rules"))
}

/// What the rulebook of this game answers to one of the [`QUESTIONS`].
pub fn answer(game: &str, question: &str) -> Msg {
    Msg::new(format!("{game}-food-rules.{question}"))
}

/// The sections of its rules page that say so: only attributes, one for each question.
pub fn sections(game: &str) -> Msg {
    Msg::new(format!("{game}-food-sections"))
}

/// The section of its rules page that answers one of the [`QUESTIONS`], by its number or its title.
pub fn section(game: &str, question: &str) -> Msg {
    Msg::new(format!("{game}-food-sections.{question}"))
}

/// What the game of this id calls a round, if it is not that: its own word.
pub fn round(game: &str) -> Msg {
    Msg::new(format!("{game}-food-round"))
}

/// Everything that a game says here.
pub fn texts(game: &str) -> impl Iterator<Item = Msg> {
    [summary(game)].into_iter().chain(QUESTIONS.map(|question| answer(game, question)))
}
