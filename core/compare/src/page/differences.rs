//! What differs between two settings of one game: a table for each pair, the numbers that were named before the run first.

use super::figure::Table;
use super::{Page, Section, texts};
use crate::asked::Shape;
use crate::report::{MAIN, Pair};
use clade_ecology::statistics::{Judged, Verdict};
use maud::{Markup, html};

impl Page<'_> {
    /// Nothing where the settings are different games: what can be said of those stands among the findings.
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
        let name = pair.arms.map(|arm| self.name(arm)).join(" → ");
        let [main, others] =
            [false, true].map(|looked| pair.judged.iter().filter(|judged| judged.found_by_looking == looked).collect::<Vec<_>>());
        let is_first = self.shown.contains(&pair.arms[1]);
        let tables = html! {
            (self.judged_table(pair, &name, &main).markup())
            details {
                summary { (self.say(&texts::others_of_pair(others.len()))) }
                (self.judged_table(pair, &name, &others).markup())
            }
        };
        if is_first {
            html! { h3 { (name) } (tables) }
        } else {
            html! { details { summary { (name) } (tables) } }
        }
    }

    fn judged_table(&self, pair: &Pair, caption: &str, judged: &[&Judged]) -> Table {
        let [a, b] = pair.arms.map(|arm| self.name(arm));
        let own = [texts::difference(), texts::effect(), texts::chance_of_it(), texts::correlation(), texts::verdict()];
        let heads = [self.say(&texts::measure()), a, b].into_iter().chain(own.iter().map(|msg| self.say(msg)));
        Table { caption: caption.to_owned(), heads: heads.collect(), rows: judged.iter().map(|judged| self.judged_row(judged)).collect() }
    }

    fn judged_row(&self, Judged { compared, adjusted, verdict, .. }: &Judged) -> Vec<String> {
        let unit = Self::unit_of(&compared.id);
        let none = || self.say(&texts::none());
        let value = |value: Result<f64, _>| value.map_or_else(|_| none(), |value| self.words.number(value, unit));
        let [a, b] = compared.values.map(value);
        let difference = compared
            .difference
            .map_or_else(|why| self.words.absent(why), |difference| self.words.difference(difference, compared.interval.ok(), unit));
        let bare = |value: Option<f64>| value.map_or_else(none, |value| self.words.bare(value));
        let p = adjusted.map_or_else(none, |p| self.words.chance(p));
        let says = self.say(&match *verdict {
            Verdict::Different if compared.difference.is_ok_and(|difference| difference < 0.0) => texts::lower(),
            Verdict::Different => texts::higher(),
            Verdict::Alike { within } => texts::alike(self.words.difference(within, None, unit)),
            Verdict::Noise { would_find: Some(least) } => texts::noise(self.words.difference(least, None, unit)),
            Verdict::Noise { would_find: None } => texts::unsure(),
        });
        vec![self.words.measure(&compared.id), a, b, difference, bare(compared.effects.d), p, bare(compared.correlation), says]
    }
}
