//! The rulebooks of the chosen games side by side, in words: what each says about food, before anything is measured.

use super::draft::Draft;
use crate::shared::Shared;
use clade_compare::rules;
use clade_engine::Module;
use egui::{Align, Layout, RichText, Ui, vec2};

/// The least width of an answer, and what lies between two of them.
const LEAST: f32 = 210.0;
const GAP: f32 = 18.0;

/// Shows them.
pub(super) fn show(ui: &mut Ui, shared: &Shared, draft: &Draft) {
    let chosen: Vec<&'static dyn Module> = shared.modules.iter().copied().filter(|module| draft.has(module.about().id)).collect();
    let page = rules::page(&chosen, shared.words.language());
    if page.games.is_empty() {
        return;
    }
    ui.spacing_mut().item_spacing = vec2(GAP, 4.0);
    ui.label(RichText::new(&page.title).font(crate::theme::strong(20.0 * shared.prefs.text)));
    let titles: Vec<&str> = page.games.iter().map(|game| &*game.title).collect();
    let summaries: Vec<&str> = page.games.iter().map(|game| &*game.summary).collect();
    answers(ui, shared, &titles, &summaries);
    for row in &page.rows {
        ui.add_space(14.0);
        ui.label(RichText::new(&row.question).font(crate::theme::strong(18.0 * shared.prefs.text)));
        let told: Vec<&str> = row.answers.iter().map(String::as_str).collect();
        answers(ui, shared, &titles, &told);
    }
}

/// One answer per game, in as many columns as there is room for. Each has its game above it, so that nobody has to scroll back.
fn answers(ui: &mut Ui, shared: &Shared, titles: &[&str], told: &[&str]) {
    let room = (ui.available_width() / (LEAST * shared.prefs.text)) as usize;
    let columns = room.clamp(1, titles.len());
    let pairs: Vec<(&&str, &&str)> = titles.iter().zip(told).collect();
    for line in pairs.chunks(columns) {
        ui.columns(columns, |uis| {
            for (ui, (title, says)) in uis.iter_mut().zip(line) {
                // Columns stretch lines to their width, letter by letter.
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.label(RichText::new(**title).color(shared.theme.faint));
                    ui.label(if says.is_empty() { "–" } else { says });
                });
            }
        });
    }
}
