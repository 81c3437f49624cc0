//! The games as large cards.

use crate::lobby::picture;
use crate::shared::Shared;
use crate::texts::lobby as texts;
use clade_engine::About;
use egui::{FontId, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// A card is never narrower, where there is room.
const NARROWEST: f32 = 300.0;
const GAP: f32 = 18.0;
const PAD: f32 = 14.0;
/// The height of the picture, as a part of the width.
const PICTURE: f32 = 0.56;

/// What stands on a card.
struct Face {
    title: Arc<Galley>,
    facts: Arc<Galley>,
    summary: Arc<Galley>,
}

/// Shows all games as cards; says which one was chosen.
pub(crate) fn show(ui: &mut Ui, shared: &Shared, chosen: Option<&str>) -> Option<usize> {
    let games: Vec<About> = shared.modules.iter().map(|module| module.about()).collect();
    let narrowest = NARROWEST * shared.prefs.text.sqrt();
    let columns = (((ui.available_width() + GAP) / (narrowest + GAP)) as usize).clamp(1, games.len().max(1));
    // Three in a row leave one alone: two rows of two look better.
    let columns = if columns == 3 && games.len() == 4 { 2 } else { columns };
    let width = ((ui.available_width() + GAP) / columns as f32 - GAP).min(560.0);
    let mut clicked = None;
    for (row, abouts) in games.chunks(columns).enumerate() {
        let faces: Vec<Face> = abouts.iter().map(|about| Face::new(ui, shared, about, width - 2.0 * PAD)).collect();
        let height = faces.iter().map(Face::height).fold(0.0, f32::max) + width * PICTURE + 2.0 * PAD;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (column, (about, face)) in abouts.iter().zip(faces).enumerate() {
                let is_chosen = chosen == Some(about.id);
                if card(ui, shared, about, face, vec2(width, height), is_chosen).clicked() {
                    clicked = Some(row * columns + column);
                }
            }
        });
        ui.add_space(GAP);
    }
    clicked
}

impl Face {
    fn new(ui: &Ui, shared: &Shared, about: &About, width: f32) -> Self {
        let size = |style: TextStyle| style.resolve(ui.style());
        let ink = shared.theme.card.ink;
        let line = |text: String, font: FontId| ui.painter().layout(text, font, ink, width);
        let (min, max) = (*about.seats.start(), *about.seats.end());
        let seats = if min == max { texts::seats_exactly(min) } else { texts::seats(min, max) };
        let (short, long) = (*about.minutes.start(), *about.minutes.end());
        let minutes = if short == long { texts::minutes_about(short) } else { texts::minutes(short, long) };
        let facts = format!("{} · {}", shared.say(&seats), shared.say(&minutes));
        Self {
            title: line(shared.say(&about.name), size(TextStyle::Heading)),
            facts: line(facts, size(TextStyle::Body)),
            summary: line(shared.say(&about.summary), size(TextStyle::Body)),
        }
    }

    fn height(&self) -> f32 {
        self.title.size().y + self.facts.size().y + self.summary.size().y + 16.0
    }
}

fn card(ui: &mut Ui, shared: &Shared, about: &About, face: Face, size: Vec2, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let title = shared.say(&about.name);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &title));
    let about_it = format!("{}. {}", face.facts.text(), face.summary.text());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about_it));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let theme = &shared.theme;
    let painter = ui.painter();
    let lift = if response.hovered() { 2.0 } else { 0.0 };
    let rect = rect.translate(vec2(0.0, -lift));
    painter.rect_filled(rect.translate(vec2(0.0, 3.0 + 2.0 * lift)), 12, theme.shadow);
    painter.rect_filled(rect, 12, theme.card.fill);
    let picture = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width() * PICTURE)).shrink(8.0);
    picture::draw(painter, picture, shared, about, &title);
    let (width, color) = match (response.has_focus() || response.hovered(), chosen) {
        (true, _) => (3.0, theme.focus),
        (false, true) => (3.0, theme.lit),
        (false, false) => (1.0, theme.card.edge),
    };
    painter.rect_stroke(rect, 12, Stroke::new(width, color), StrokeKind::Inside);
    let mut at = pos2(rect.left() + PAD, picture.bottom() + PAD);
    for (galley, gap) in [(face.title, 4.0), (face.facts, 8.0), (face.summary, 0.0)] {
        let height = galley.size().y;
        painter.galley(at, galley, theme.card.ink);
        at.y += height + gap;
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}
