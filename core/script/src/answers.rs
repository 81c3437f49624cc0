//! What the answers to a card's question are called, whatever the game.

use clade_engine::{Answer, Msg};

/// The text of an answer; only the game knows what its things are called.
pub fn answer_label(answer: Answer, thing: impl FnOnce(u8) -> Msg) -> Msg {
    match answer {
        Answer::Yes => Msg::new("answer-yes"),
        Answer::No => Msg::new("answer-no"),
        Answer::Done => Msg::new("answer-done"),
        Answer::Number(n) => Msg::new("answer-number").with("n", n),
        Answer::Thing(number) => thing(number),
    }
}
