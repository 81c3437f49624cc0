//! What differs between settings of one game, beyond chance or not: the same rows as in the report.

use crate::page::section_of;
use crate::shared::Shared;
use crate::texts::compare as texts;
use crate::{page, tables};
use clade_compare::report::Pair;
use clade_compare::{Prose, Report, Shape};
use egui::{CollapsingHeader, Ui};

/// Of a row of differences: the measure, both values, the difference with its interval, and what to think of it.
const SHOWN: [usize; 5] = [0, 1, 2, 3, 7];

/// Whether there are settings to compare.
pub(super) fn are_there(report: &Report) -> bool {
    report.asked.shape != Shape::Beside && !report.pairs.is_empty()
}

/// Shows them for each two of these arms; those with the first of all are open.
pub(super) fn show(ui: &mut Ui, shared: &Shared, words: &Prose, report: &Report, arms: &[usize]) {
    page::about(ui, shared, &texts::differences_says());
    let pairs = report.pairs.iter().filter(|pair| pair.arms.iter().all(|arm| arms.contains(arm)));
    for (nth, pair) in pairs.enumerate() {
        let table = words.differences(report, pair, false).columns(&SHOWN);
        ui.push_id(nth, |ui| {
            if arms.first() == Some(&pair.arms[0]) {
                section_of(ui, shared, &table.caption);
                tables::show(ui, shared, &table);
                others(ui, shared, words, report, pair);
            } else {
                ui.add_space(10.0);
                CollapsingHeader::new(&table.caption).show(ui, |ui| {
                    tables::show(ui, shared, &table);
                    others(ui, shared, words, report, pair);
                });
            }
        });
    }
}

/// The numbers that were not named before the run.
fn others(ui: &mut Ui, shared: &Shared, words: &Prose, report: &Report, pair: &Pair) {
    let table = words.differences(report, pair, true).columns(&SHOWN);
    CollapsingHeader::new(words.others_of_pair(table.rows.len())).show(ui, |ui| tables::show(ui, shared, &table));
}
