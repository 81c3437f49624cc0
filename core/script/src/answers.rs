//! What the answers to a card's question are called, whatever the game.

use clade_engine::{Answer, CardQuestion, Msg};

/// The text of an answer to the open question of a card: who is done before anything was picked chooses nothing. See [`answer_label`].
pub fn answer_to(question: Option<&CardQuestion>, answer: Answer, thing: impl FnOnce(u8) -> Msg) -> Msg {
    let picked = question.and_then(|question| question.picks.get()).is_some_and(|picks| !picks.is_empty());
    if answer == Answer::Done && !picked { Msg::new("answer-none") } else { answer_label(answer, thing) }
}

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
