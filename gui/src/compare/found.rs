//! What can be said, and the games that stand out.

use super::judged::Wanted;
use crate::page::{about, section};
use crate::shared::Shared;
use crate::texts::compare as texts;
use clade_compare::{Prose, Report};
use egui::{RichText, Ui};

/// Shows them. Returns the game to open.
pub(super) fn show(ui: &mut Ui, shared: &Shared, words: &Prose, report: &Report) -> Option<Wanted> {
    section(ui, shared, &texts::findings());
    let mut told: Vec<_> = report.findings.iter().filter(|finding| finding.is_difference()).collect();
    told.extend(report.findings.iter().filter(|finding| !finding.is_difference()));
    if told.is_empty() {
        about(ui, shared, &texts::no_findings());
    } else {
        ui.label(RichText::new(words.signs()).color(shared.theme.faint));
    }
    for finding in told {
        ui.add_space(6.0);
        ui.label(format!("• {}", words.finding(report, finding)));
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
