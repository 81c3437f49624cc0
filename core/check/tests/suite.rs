//! What the tests of a game find.

use clade_check::Suite;
use clade_pond::{MESSAGES, MODULE};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
#[should_panic(expected = "is used by nothing")]
fn a_text_that_is_left_over() {
    SUITE.texts(&MESSAGES[1..]);
}

#[test]
#[should_panic(expected = "no text for 'pond-nothing'")]
fn a_message_without_a_text() {
    let all: Vec<_> = MESSAGES.iter().copied().chain([("pond-nothing", &[][..])]).collect();
    SUITE.texts(&all);
}
