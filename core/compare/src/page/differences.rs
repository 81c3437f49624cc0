//! What differs between two settings of one game: a table for each pair, the numbers that were named before the run first.

use super::{Page, Section, texts};
use crate::asked::Shape;
use crate::report::{MAIN, Pair};
use maud::{Markup, html};

impl Page<'_> {
    /// Nothing where the settings are different games: the findings say what can be said of those.
    pub(super) fn differences(&self) -> Option<Section> {
        if self.report.asked.shape == Shape::Beside || self.report.pairs.is_empty() {
            return None;
        }
        let body = html! {
            p { (self.say(&texts::pairs_says(MAIN.len()))) }
            @for pair in &self.report.pairs { (self.pair(pair)) }
        };
        Some(Section { id: "differences", heading: self.say(&texts::pairs()), body })
    }

    fn pair(&self, pair: &Pair) -> Markup {
        let [main, others] = [false, true].map(|looked| self.words.differences(self.report, pair, looked));
        let is_first = self.shown.contains(&pair.arms[1]);
        let tables = html! {
            (main.markup())
            details {
                summary { (self.words.others_of_pair(others.rows.len())) }
                (others.markup())
            }
        };
        if is_first {
            html! { h3 { (main.caption) } (tables) }
        } else {
            html! { details { summary { (main.caption) } (tables) } }
        }
    }
}
