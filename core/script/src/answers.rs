//! What the answers to a card's question are called, whatever the game.

use crate::{Cards, Frames};
use clade_engine::{Answer, Msg};
use std::fmt::Write as _;

/// The text of an answer to the open question of a card; only the game knows what its things are called. Who is done before anything
/// was picked chooses nothing.
pub fn answer_label(frames: &Frames, cards: &Cards, answer: Answer, thing: impl FnOnce(u8) -> Msg) -> Msg {
    match answer {
        Answer::Yes => Msg::new("answer-yes"),
        Answer::No => Msg::new("answer-no"),
        Answer::Done => {
            let picked = frames.question().and_then(|question| question.picks.get()).is_some_and(|picks| !picks.is_empty());
            Msg::new(if picked { "answer-done" } else { "answer-none" })
        }
        Answer::Number(n) => Msg::new("answer-number").with("n", n),
        Answer::Thing(number) => thing(number),
        Answer::Said(said) => match frames.top() {
            Some(frame) => cards.get(frame.card).said(said),
            None => Msg::new("answer-number").with("n", said),
        },
    }
}

/// Writes the word of an answer to the open question of a card, as records and scenarios have it: `yes`, `number 2`, the word of a
/// thing, a key under the card's `says`.
pub fn write_answer(frames: &Frames, cards: &Cards, answer: Answer, out: &mut String, thing: impl FnOnce(u8) -> String) {
    // Writing to a String cannot fail.
    let _ = match answer {
        Answer::Yes => write!(out, "yes"),
        Answer::No => write!(out, "no"),
        Answer::Done => write!(out, "done"),
        Answer::Number(n) => write!(out, "number {n}"),
        Answer::Thing(number) => write!(out, "{}", thing(number)),
        Answer::Said(said) => match frames.top().and_then(|frame| cards.get(frame.card).says.get(usize::from(said))) {
            Some((key, _)) => write!(out, "{key}"),
            None => write!(out, "text {said}"),
        },
    };
}
