//! The end of a game: who stands where, and what the points came from.

use super::desk::Desk;
use crate::texts::table as texts;
use clade_engine::Msg;
use egui::{Grid, RichText, Sense, Ui, vec2};

/// Shows the standings, once the game is over.
pub(crate) fn show(ui: &mut Ui, desk: &Desk) {
    if desk.standings.is_empty() {
        return;
    }
    let mut sources: Vec<&Msg> = Vec::new();
    for (source, _) in desk.standings.iter().flat_map(|standing| &standing.sources) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let theme = &desk.shared.theme;
    let ties = desk.standings.iter().any(|standing| standing.tie_break.is_some());
    egui::ScrollArea::horizontal().show(ui, |ui| {
        Grid::new("standings").striped(true).spacing(vec2(18.0, 6.0)).show(ui, |ui| {
            for head in [texts::place(), texts::who(), texts::points()] {
                ui.label(RichText::new(desk.shared.say(&head)).color(theme.faint));
            }
            if ties {
                ui.label(RichText::new(desk.shared.say(&texts::tie_break())).color(theme.faint));
            }
            for source in &sources {
                ui.label(RichText::new(desk.say(source)).color(theme.faint));
            }
            ui.end_row();
            for standing in desk.standings {
                let place = RichText::new(standing.place.to_string()).heading();
                ui.label(if standing.place == 1 { place.color(theme.lit) } else { place });
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
                    let painter = ui.painter().clone();
                    let easel = desk.easel(&painter, 1.0);
                    easel.seal(rect, standing.side);
                    if let Some((seat, name)) = desk.sides.get(standing.side.ix()) {
                        ui.strong(desk.say(name));
                        ui.label(RichText::new(desk.person(*seat)).color(theme.faint));
                    }
                });
                ui.label(RichText::new(standing.points.to_string()).heading());
                if ties {
                    ui.label(standing.tie_break.map_or_else(|| "–".to_owned(), |points| points.to_string()));
                }
                for source in &sources {
                    let points: i64 = standing.sources.iter().filter(|(of, _)| of == *source).map(|(_, points)| points).sum();
                    ui.label(if points == 0 { "–".to_owned() } else { points.to_string() });
                }
                ui.end_row();
            }
        });
    });
}
