//! A comparison as one page: `report.html`, a file that needs nothing else, neither network nor script nor a font of its own.
//!
//! It follows the reader's light or dark mode, prints in light, and reads well on a phone and on a desktop; each picture has its table,
//! and every mark shows its value when the pointer rests on it.
//!
//! **Decides:** what is where and how it looks. **Does not decide:** what is reported ([`crate::report`]), nor how it is put into words
//! ([`Prose`]); only what belongs to a page and to nothing else (headings, captions, how to read a picture) is worded here.

mod bars;
mod chart;
mod course;
mod differences;
mod early;
mod figure;
mod flows;
mod found;
mod matrix;
mod method;
mod pen;
mod played;
mod rulebooks;
mod sankey;
mod survival;
mod sweep;
mod texts;
mod whole;

pub use whole::write;

use crate::{Prose, Report};
use clade_ecology::measure::Unit;
use clade_engine::{Msg, Translate};
use clade_table::Texts;
use maud::Markup;

/// What the parts of a page are made from.
struct Page<'a> {
    report: &'a Report,
    words: &'a Prose,
    texts: Texts,
    /// The arms of the pictures: one of each setting.
    shown: Vec<usize>,
    repeat: &'a str,
}

/// A part with a heading: its name in the page, its heading, what is in it.
struct Section {
    id: &'static str,
    heading: String,
    body: Markup,
}

impl Page<'_> {
    /// The games by id, each once, in the order in which they were asked for.
    fn games(&self) -> Vec<&str> {
        let mut games: Vec<&str> = Vec::new();
        for arm in &self.report.asked.arms {
            if !games.contains(&arm.game.as_str()) {
                games.push(&arm.game);
            }
        }
        games
    }

    fn say(&self, msg: &Msg) -> String {
        self.texts.text(msg)
    }

    /// What is said in the same words elsewhere.
    fn word(&self, msg: &Msg) -> String {
        self.words.text(msg)
    }

    /// A number along an axis: without trailing zeros.
    fn tick(&self, value: f64, unit: Unit) -> String {
        let text = self.words.number(value, unit);
        let has_decimals = unit != Unit::Share && value.abs() < 1000.0 && text.contains(['.', ',']);
        if has_decimals { text.trim_end_matches('0').trim_end_matches(['.', ',']).to_owned() } else { text }
    }

    /// The head of a column.
    fn name(&self, arm: usize) -> String {
        self.words.short(&self.report.asked, arm)
    }

    /// The place of a setting, for marks.
    fn setting(&self, arm: usize) -> usize {
        self.report.asked.arms[arm].setting
    }
}
