//! All numbers side by side: hovering over a name explains it, hovering over a dash says why there is no number.

use crate::shared::Shared;
use crate::texts::compare as texts;
use clade_compare::{Prose, Report};
use clade_ecology::Measure;
use clade_ecology::measure::Unit;
use clade_ecology::statistics::Bounded;
use egui::{Grid, Label, RichText, ScrollArea, Sense, Ui};
use std::fmt::Write as _;

/// Shows them; all, or those that were named before any game was played.
pub(super) fn show(ui: &mut Ui, shared: &Shared, words: &Prose, report: &Report, shown: &[usize], all: &mut bool) {
    ui.label(RichText::new(format!("{} {}", words.brackets_say(), shared.say(&texts::dash()))).color(shared.theme.faint));
    ui.checkbox(all, shared.say(&texts::all_numbers()));
    ui.add_space(6.0);
    let mut is_starred = false;
    ScrollArea::horizontal().show(ui, |ui| {
        Grid::new("matrix").striped(true).spacing([20.0, 6.0]).show(ui, |ui| {
            ui.label("");
            ui.label(RichText::new(shared.say(&texts::unit())).color(shared.theme.faint));
            for &arm in shown {
                ui.label(RichText::new(words.setting(&report.asked, arm)).strong());
            }
            ui.end_row();
            let mut family = None;
            for (measure, part) in Measure::parts().filter(|(_, part)| *all || report.is_shown(part.id)) {
                if family.replace(measure.family) != Some(measure.family) {
                    ui.label(RichText::new(words.family(measure.family)).strong());
                    ui.end_row();
                }
                let name = ui.add(Label::new(words.measure(part.id)).sense(Sense::hover()));
                name.on_hover_text(format!("{}\n{}", words.measure_help(part.id), words.limit(part.id)));
                ui.label(RichText::new(words.unit(part.unit)).color(shared.theme.faint));
                for (&arm, is_unfair) in shown.iter().zip(report.unfair(shown, part.id)) {
                    let value = value(report, arm, part.id);
                    let said = words.bounded(&value, part.unit);
                    match value.value {
                        Err(why) => ui.label(said).on_hover_text(words.absent(why)),
                        Ok(_) if is_unfair => ui.label(format!("{said} *")).on_hover_text(words.limit(part.id)),
                        Ok(_) => ui.label(said),
                    };
                    is_starred |= is_unfair && value.value.is_ok();
                }
                ui.end_row();
            }
        });
    });
    if is_starred {
        ui.label(RichText::new(words.star_says()).color(shared.theme.faint));
    }
}

fn value(report: &Report, arm: usize, id: &str) -> Bounded {
    let estimate = report.arms[arm].estimate(id).expect("all numbers are estimated");
    Bounded { value: estimate.value, interval: estimate.interval }
}

/// All numbers of all arms as a table for spreadsheets. What a number does not have is empty.
pub(super) fn csv(report: &Report, words: &Prose) -> String {
    let mut text = String::from("game,setting,players,number,name,unit,value,low,high,games\n");
    for (arm, measured) in report.asked.arms.iter().zip(&report.arms) {
        let changes: Vec<String> = arm.changes.iter().map(clade_compare::Change::word).collect();
        for estimate in &measured.estimates {
            let Some((_, part)) = Measure::part(&estimate.id) else { continue };
            let ends = estimate.interval.ok();
            // In its unit as it is named here and read elsewhere.
            let number = |value: Option<f64>| value.map_or_else(String::new, |value| shown(value, part.unit));
            let cells = [
                arm.game.clone(),
                changes.join(" "),
                arm.strength(),
                estimate.id.clone(),
                words.measure(&estimate.id),
                unit(words, part.unit),
                number(estimate.value.ok()),
                number(ends.map(|ends| ends.low)),
                number(ends.map(|ends| ends.high)),
                if estimate.value.is_ok() { estimate.counted.to_string() } else { "0".to_owned() },
            ];
            let _ = writeln!(text, "{}", cells.map(|cell| quoted(&cell)).join(","));
        }
    }
    text
}

/// Shares in hundredths, without the dust that multiplying leaves.
fn shown(value: f64, unit: Unit) -> String {
    let hundredths = |value: f64| format!("{value:.6}").trim_end_matches('0').trim_end_matches('.').to_owned();
    if unit.shown_times() == 1.0 { value.to_string() } else { hundredths(value * unit.shown_times()) }
}

/// The name of a unit: a share is in percent.
fn unit(words: &Prose, unit: Unit) -> String {
    if unit == Unit::Share { "%".to_owned() } else { words.unit(unit) }
}

/// A cell as spreadsheets read it (RFC 4180).
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    #[test]
    fn cells_with_commas_and_quotes_are_quoted() {
        assert_eq!(["a", "a, b", "\"a\""].map(super::quoted), ["a", "\"a, b\"", "\"\"\"a\"\"\""]);
    }
}
