//! What can be said, and the games that stand out.

use super::judged::Wanted;
use crate::page::{about, section, section_of};
use crate::shared::Shared;
use crate::texts::compare as texts;
use clade_compare::report::{FIRST, Finding, by_pair};
use clade_compare::{Prose, Report};
use egui::{CollapsingHeader, RichText, Ui};

/// Shows them. Returns the game to open.
pub(super) fn show(ui: &mut Ui, shared: &Shared, words: &Prose, report: &Report) -> Option<Wanted> {
    section(ui, shared, &texts::findings());
    if report.findings.is_empty() {
        about(ui, shared, &texts::no_findings());
    } else {
        ui.label(RichText::new(words.signs()).color(shared.theme.faint));
    }
    for (nth, (pair, findings)) in by_pair(report, &report.findings).into_iter().enumerate() {
        let (named, looked): (Vec<&Finding>, Vec<&Finding>) = findings.into_iter().partition(|finding| !finding.found_by_looking);
        let (first, others) = named.split_at(named.len().min(FIRST));
        ui.push_id(nth, |ui| {
            section_of(ui, shared, &pair.arms.map(|arm| words.short(&report.asked, arm)).join(" → "));
            if let Some(supply) = words.supply_differs(report, pair) {
                ui.add_space(6.0);
                ui.label(RichText::new(supply).strong());
            }
            sentences(ui, words, report, first);
            if !others.is_empty() {
                ui.add_space(6.0);
                CollapsingHeader::new(words.more_findings(others.len())).show(ui, |ui| sentences(ui, words, report, others));
            }
            if !looked.is_empty() {
                ui.add_space(6.0);
                let head = words.looked_for(looked.len(), report.looked_for(pair));
                CollapsingHeader::new(head).show(ui, |ui| sentences(ui, words, report, &looked));
            }
        });
    }
    section(ui, shared, &texts::outliers());
    about(ui, shared, &if report.outliers.is_empty() { texts::no_outliers() } else { texts::outliers_says() });
    let mut wanted = None;
    for (nth, outlier) in report.outliers.iter().enumerate() {
        ui.add_space(6.0);
        ui.label(format!("• {}", words.outlier(report, outlier)));
        let open = ui.button(shared.say(&texts::open())).accessible_name(shared.say(&texts::open_nth(nth + 1)));
        if open.clicked() {
            wanted = Some(Wanted { arm: outlier.arm, game: outlier.game, round: outlier.round });
        }
    }
    wanted
}

fn sentences(ui: &mut Ui, words: &Prose, report: &Report, findings: &[&Finding]) {
    for finding in findings {
        ui.add_space(6.0);
        ui.label(format!("• {}", words.finding(report, finding)));
    }
}
