//! The face of a card: picture, name, what it does; small in the grid, large with its whole text and its facts.

use crate::codex::shelf::Card;
use crate::shared::Shared;
use crate::theme::{Paint, title};
use egui::text::LayoutJob;
use egui::{
    Align2, Color32, CursorIcon, FontId, Frame, Galley, Margin, Painter, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

const GAP: f32 = 12.0;
const PAD: f32 = 10.0;
/// No picture is taller: it would push the words out of sight.
const TALLEST: f32 = 200.0;

/// Shows cards side by side; says which one was clicked.
pub(crate) fn grid(ui: &mut Ui, shared: &Shared, cards: &[&Card], chosen: Option<&str>) -> Option<String> {
    // Where there is much room, cards grow a little, too.
    let wanted = 180.0 * shared.prefs.text * (ui.available_width() / 1200.0).clamp(1.0, 1.4);
    let columns = (((ui.available_width() + GAP) / (wanted + GAP)) as usize).max(1);
    let width = ((ui.available_width() + GAP) / columns as f32 - GAP).max(wanted * 0.6);
    let mut clicked = None;
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for row in cards.chunks(columns) {
        let faces: Vec<[Arc<Galley>; 2]> = row.iter().map(|card| words(ui, shared, card, width - 2.0 * PAD)).collect();
        let height =
            faces.iter().map(|[name, text]| name.size().y + text.size().y).fold(0.0, f32::max) + (width * 0.6).min(TALLEST) + 3.0 * PAD;
        ui.horizontal_top(|ui| {
            for (card, face) in row.iter().zip(faces) {
                if small(ui, shared, card, face, vec2(width, height), chosen == Some(&card.id)).clicked() {
                    clicked = Some(card.id.clone());
                }
            }
        });
    }
    clicked
}

/// A card in large print: its words, and its picture on its colour.
pub(crate) struct Large<'a> {
    pub(crate) name: String,
    pub(crate) facts: Vec<String>,
    pub(crate) text: String,
    pub(crate) paint: Paint,
    pub(crate) icon: &'a str,
    /// How large its print is, against that of the codex.
    pub(crate) print: f32,
}

impl<'a> Large<'a> {
    /// A card of the codex.
    pub(super) fn of(shared: &Shared, card: &'a Card) -> Self {
        let Card { name, facts, text, look, .. } = card;
        Self {
            name: name.clone(),
            facts: facts.clone(),
            text: text.clone(),
            paint: shared.theme.tint(look.tint),
            icon: &look.icon,
            print: 1.0,
        }
    }
}

/// Shows a card with its whole text, in larger print.
pub(crate) fn large(ui: &mut Ui, shared: &Shared, card: &Large<'_>) {
    let theme = &shared.theme;
    let frame = Frame::new().fill(theme.card.fill).stroke((1.0, theme.card.edge)).corner_radius(12).inner_margin(Margin::same(16));
    frame.show(ui, |ui| {
        ui.take_available_width();
        ui.visuals_mut().override_text_color = Some(theme.card.ink);
        let height = (ui.available_width() * 0.5).min(TALLEST * card.print);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        picture(ui.painter(), shared, rect, (card.paint, card.icon), &card.name);
        ui.add_space(8.0);
        let size = |points: f32| points * shared.prefs.text * card.print;
        ui.label(RichText::new(&card.name).font(title(size(30.0))));
        ui.label(RichText::new(&card.text).size(size(20.0)));
        ui.add_space(6.0);
        // What it does comes first: of some cards there is much else to say.
        for fact in &card.facts {
            ui.label(RichText::new(fact).size(size(16.0)).italics());
        }
    });
}

/// Name and the first lines of what it does, laid out; of a card without a text its facts. The large card has them all.
fn words(ui: &Ui, shared: &Shared, card: &Card, width: f32) -> [Arc<Galley>; 2] {
    let lines = |text: String, style: TextStyle, most: usize| {
        let mut job = LayoutJob::simple(text, style.resolve(ui.style()), shared.theme.card.ink, width);
        job.wrap.max_rows = most;
        ui.painter().layout_job(job)
    };
    let text = if card.text.is_empty() { card.facts.join(" · ") } else { card.text.clone() };
    [lines(card.name.clone(), TextStyle::Button, 3), lines(text, TextStyle::Small, 5)]
}

fn small(ui: &mut Ui, shared: &Shared, card: &Card, face: [Arc<Galley>; 2], size: Vec2, chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &card.name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(card.text.as_str()));
    if ui.is_rect_visible(rect) {
        let theme = &shared.theme;
        let painter = ui.painter();
        painter.rect_filled(rect.translate(vec2(0.0, 2.0)), 8, theme.shadow);
        painter.rect_filled(rect, 8, theme.card.fill);
        let lit = crate::keys::ring::is_at(ui, &response);
        let (width, color) = if lit {
            (3.0, theme.focus)
        } else if chosen {
            (3.0, theme.lit)
        } else {
            (1.0, theme.card.edge)
        };
        let top = Rect::from_min_size(rect.min, vec2(size.x, (size.x * 0.6).min(TALLEST))).shrink(6.0);
        picture(painter, shared, top, (shared.theme.tint(card.look.tint), &card.look.icon), &card.name);
        let [name, text] = face;
        let below = name.size().y + 2.0;
        painter.galley(pos2(rect.left() + PAD, top.bottom() + PAD), name, theme.card.ink);
        painter.galley(pos2(rect.left() + PAD, top.bottom() + PAD + below), text, theme.card.ink);
        painter.rect_stroke(rect, 8, Stroke::new(width, color), StrokeKind::Inside);
    }
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(&card.text)
}

/// The picture of a card on its colour; the first letter where there is none.
fn picture(painter: &Painter, shared: &Shared, rect: Rect, (paint, icon): (Paint, &str), name: &str) {
    painter.rect_filled(rect, 4, paint.fill);
    painter.rect_stroke(rect, 4, Stroke::new(1.0, paint.edge), StrokeKind::Inside);
    let halo = paint.fill.lerp_to_gamma(Color32::WHITE, 0.18);
    painter.circle_filled(rect.center(), rect.height() * 0.44, halo);
    let figure = Rect::from_center_size(rect.center(), Vec2::splat(rect.height() * 0.72));
    if !shared.icons.draw(painter, icon, figure, paint.ink) {
        let letter = name.chars().next().map(String::from).unwrap_or_default();
        painter.text(rect.center(), Align2::CENTER_CENTER, letter, FontId::proportional(rect.height() * 0.55), paint.ink);
    }
}
