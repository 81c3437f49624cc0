//! Picture 8: all numbers of all settings, each row shaded by rank, hatched where a comparison would be unfair.

use super::figure::Figure;
use super::{Page, texts};
use crate::prose::texts as said;
use clade_ecology::Measure;
use clade_ecology::measure::{Family, Unit};
use maud::{Markup, html};

const FAMILIES: [Family; 5] = [Family::Food, Family::Populations, Family::Feeding, Family::Fairness, Family::Game];

/// Shades, from the lowest rank to the highest.
const SHADES: usize = 5;

impl Page<'_> {
    pub(super) fn matrix(&self) -> Markup {
        let settings = self.report.asked.settings();
        let kinds = settings.iter().map(Vec::len).max().unwrap_or(0);
        let arms = |kind: usize| settings.iter().filter_map(|arms| arms.get(kind).copied()).collect::<Vec<_>>();
        let table = self.matrix_of(&self.shown);
        let others = (1..kinds).map(|kind| {
            let arms = arms(kind);
            let players = arms.first().map_or_else(String::new, |&arm| self.words.bots(&self.report.asked.arms[arm].players));
            html! { details { summary { (self.say(&texts::others(players))) } (self.matrix_of(&arms)) } }
        });
        let others: Vec<Markup> = others.collect();
        html! {
            (self.figure(&Figure {
                id: "matrix",
                title: self.say(&texts::matrix()),
                panels: Vec::new(),
                legend: Vec::new(),
                says: vec![self.say(&texts::matrix_says())],
                tables: Vec::new(),
            }))
            (table)
            @for table in others { (table) }
        }
    }

    fn matrix_of(&self, arms: &[usize]) -> Markup {
        let title = self.say(&texts::matrix());
        let columns = arms.len() + 2;
        let mut reasons: Vec<String> = Vec::new();
        let body: Vec<Markup> = FAMILIES.iter().map(|&family| self.family_rows((arms, columns), family, &mut reasons)).collect();
        html! {
            div class="box" tabindex="0" role="region" aria-label=(title) {
                table class="matrix" {
                    thead { tr {
                        th scope="col" { (self.word(&said::number())) }
                        @for &arm in arms { th scope="col" { (self.name(arm)) } }
                        th scope="col" { (self.say(&texts::unit())) }
                    } }
                    @for rows in &body { (rows) }
                }
            }
            // Where no pointer can rest on a dash, as on a phone, its number leads here.
            @if !reasons.is_empty() {
                ol class="reasons" { @for why in &reasons { li { (why) } } }
            }
        }
    }

    fn family_rows(&self, (arms, columns): (&[usize], usize), family: Family, reasons: &mut Vec<String>) -> Markup {
        let of_family = Measure::parts().filter(|(measure, _)| measure.family == family);
        let rows: Vec<Markup> = of_family.map(|(_, part)| self.matrix_row(arms, (part.id, part.unit), reasons)).collect();
        html! {
            tbody {
                tr class="family" { th scope="rowgroup" colspan=(columns) { (self.words.family(family)) } }
                @for row in &rows { (row) }
            }
        }
    }

    fn matrix_row(&self, arms: &[usize], (id, unit): (&str, Unit), reasons: &mut Vec<String>) -> Markup {
        let is_unfair = self.report.unfair(arms, id);
        let fair = |ix: usize| !is_unfair[ix];
        let values: Vec<Option<f64>> = arms.iter().enumerate().map(|(ix, &arm)| self.value(arm, id).ok().filter(|_| fair(ix))).collect();
        let limit = self.words.limit_in(id, &self.games());
        html! {
            tr {
                th scope="row" title=(self.words.measure_help(id)) { (self.words.measure(id)) }
                @for (ix, &arm) in arms.iter().enumerate() {
                    @match self.value(arm, id) {
                        Err(why) => td class="absent" title=(self.words.absent(why)) {
                            (self.word(&said::none())) " " sup { (place_of(self.words.absent(why), reasons)) }
                        },
                        Ok(_) if is_unfair[ix] => td class="unfair" title=(limit) { (self.cell(arm, id, unit)) },
                        Ok(_) => td class=(shade(&values, ix)) { (self.cell(arm, id, unit)) },
                    }
                }
                td class="unit" { (self.words.unit(unit)) }
            }
        }
    }

    /// The value, and smaller its interval.
    fn cell(&self, arm: usize, id: &str, unit: Unit) -> Markup {
        let text = self.words.bounded(&self.bounded(arm, id), unit);
        let (value, interval) = text.split_once(" [").map_or((text.as_str(), None), |(value, interval)| (value, Some(interval)));
        html! { (value) @if let Some(interval) = interval { " " span class="interval" { "[" (interval) } } }
    }
}

/// The number of a reason, from 1; a new one comes last.
fn place_of(reason: String, reasons: &mut Vec<String>) -> usize {
    let known = reasons.iter().position(|other| *other == reason);
    1 + known.unwrap_or_else(|| {
        reasons.push(reason);
        reasons.len() - 1
    })
}

/// The class of a cell: by its rank among those of its row that can be compared; none where all are alike.
fn shade(values: &[Option<f64>], ix: usize) -> String {
    let mut levels: Vec<f64> = values.iter().flatten().copied().collect();
    levels.sort_by(f64::total_cmp);
    levels.dedup();
    let rank = values[ix].and_then(|value| levels.iter().position(|level| *level == value));
    match (rank, levels.len()) {
        (Some(rank), 2..) => format!("shade-{}", rank * (SHADES - 1) / (levels.len() - 1)),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shades_follow_ranks() {
        let row = [Some(0.5), None, Some(0.1), Some(0.5), Some(0.2)];
        assert_eq!([0, 1, 2, 3, 4].map(|ix| shade(&row, ix)), ["shade-4", "", "shade-0", "shade-4", "shade-2"]);
        assert_eq!(shade(&[Some(1.0), None, Some(1.0)], 0), "");
    }
}
