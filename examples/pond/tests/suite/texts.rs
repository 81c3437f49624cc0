//! What the check of a game's texts finds.

use super::SUITE;
use clade_check::Suite;
use clade_engine::{About, Module, OptionKind, OptionRow, Ruleset, Setup, SetupError};
use clade_pond::{MESSAGES, MODULE};
use std::sync::Arc;

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

/// Pond with an option whose texts are these, in every language.
struct Tidal(&'static str);

impl Module for Tidal {
    fn about(&self) -> About {
        About {
            options: &[OptionRow { name: "tide", values: &["no", "low", "3-high"], help: "pond-tide", kind: OptionKind::Variant }],
            ..MODULE.about()
        }
    }

    fn texts(&self, language: &str) -> String {
        MODULE.texts(language) + "\n" + self.0
    }

    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        MODULE.ruleset(setup, mods)
    }
}

fn tidal(module: &'static Tidal) {
    Suite { module, ..SUITE }.texts(MESSAGES);
}

#[test]
fn an_option_with_a_title_and_a_name_for_each_value() {
    tidal(&Tidal("pond-tide = x\n    .title = x\n    .low = x\n    .v3-high = x\n"));
}

#[test]
#[should_panic(expected = "pl: no text for 'pond-tide.title'")]
fn an_option_without_a_title() {
    tidal(&Tidal("pond-tide = x\n    .low = x\n    .v3-high = x\n"));
}

#[test]
#[should_panic(expected = "ru: no text for 'pond-tide.v3-high'")]
fn a_value_without_a_name() {
    tidal(&Tidal("pond-tide = x\n    .title = x\n    .low = x\n"));
}

#[test]
#[should_panic(expected = "en: 'pond-tide.high' is used by nothing")]
fn a_name_without_a_value() {
    tidal(&Tidal("pond-tide = x\n    .title = x\n    .low = x\n    .v3-high = x\n    .high = x\n"));
}
