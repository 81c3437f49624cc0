//! The end of a game: the final ranking, and where the points came from.

use super::table_view::TableView;
use crate::texts::table as texts;
use clade_engine::{Msg, Side};
use egui::{Grid, RichText, Sense, Ui, vec2};

/// Shows the standings, once the game is over.
pub(crate) fn show(ui: &mut Ui, view: &TableView) {
    if view.standings.is_empty() {
        return;
    }
    let mut sources: Vec<&Msg> = Vec::new();
    for (source, _) in view.standings.iter().flat_map(|standing| standing.sources.iter().flatten()) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let theme = &view.shared.theme;
    let ties = view.standings.iter().any(|standing| standing.tie_break.is_some());
    egui::ScrollArea::horizontal().show(ui, |ui| {
        Grid::new("standings").striped(true).spacing(vec2(18.0, 6.0)).show(ui, |ui| {
            for head in [texts::place(), texts::who(), texts::points()] {
                ui.label(RichText::new(view.shared.say(&head)).color(theme.faint));
            }
            if ties {
                ui.label(RichText::new(view.shared.say(&texts::tie_break())).color(theme.faint));
            }
            for source in &sources {
                ui.label(RichText::new(view.say(source)).color(theme.faint));
            }
            ui.end_row();
            for standing in view.standings {
                let place = &standing.place;
                let number = RichText::new(place.place.to_string()).heading();
                ui.label(if place.place == 1 { number.color(theme.lit) } else { number });
                // A seat of several sides has a line of its own, and each side one under it.
                let is_one = place.sides.len() == 1;
                ui.horizontal(|ui| {
                    for (side, _) in &place.sides {
                        who(ui, view, *side);
                    }
                    ui.label(RichText::new(view.person(place.seat)).color(theme.faint));
                });
                ui.label(RichText::new(place.score.to_string()).heading());
                if ties {
                    ui.label(standing.tie_break.map_or_else(|| "–".to_owned(), |points| points.to_string()));
                }
                if is_one {
                    came_from(ui, &sources, &standing.sources[0]);
                    ui.end_row();
                    continue;
                }
                ui.end_row();
                for ((side, score), own) in place.sides.iter().zip(&standing.sources) {
                    ui.label("");
                    ui.horizontal(|ui| who(ui, view, *side));
                    ui.label(if place.is_mixed() { score.to_string() } else { String::new() });
                    if ties {
                        ui.label("");
                    }
                    came_from(ui, &sources, own);
                    ui.end_row();
                }
            }
        });
    });
}

/// The seal and the name of a side.
fn who(ui: &mut Ui, view: &TableView, side: Side) {
    let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
    let painter = ui.painter().clone();
    view.easel(&painter, 1.0).seal(rect, side);
    if let Some((_, name)) = view.sides.get(side.ix()) {
        ui.strong(view.say(name));
    }
}

/// What the points of a side came from, under the heads of all sources.
fn came_from(ui: &mut Ui, heads: &[&Msg], own: &[(Msg, i64)]) {
    for head in heads {
        let points: i64 = own.iter().filter(|(of, _)| of == *head).map(|(_, points)| points).sum();
        ui.label(if points == 0 { "–".to_owned() } else { points.to_string() });
    }
}
