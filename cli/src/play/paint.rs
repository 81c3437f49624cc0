//! Colours of the terminal. They only repeat what letters say; where the output is not a terminal they are dropped.

use anstyle::{AnsiColor, Style};
use clade_engine::Side;
use clade_engine::scene::Paint;

/// The sides' colours, in order; visible on dark and on light backgrounds.
const SIDES: [AnsiColor; 8] = [
    AnsiColor::Red,
    AnsiColor::Blue,
    AnsiColor::Green,
    AnsiColor::Yellow,
    AnsiColor::Magenta,
    AnsiColor::Cyan,
    AnsiColor::BrightRed,
    AnsiColor::BrightBlue,
];

/// Paints with the colours of the terminal.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Colours;

fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

impl Paint for Colours {
    fn side(&self, side: Side, text: &str) -> String {
        styled(SIDES[side.ix() % SIDES.len()].on_default().bold(), text)
    }

    fn lit(&self, text: &str) -> String {
        styled(Style::new().bold().underline(), text)
    }

    fn faint(&self, text: &str) -> String {
        styled(Style::new().dimmed(), text)
    }
}
