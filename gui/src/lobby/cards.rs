//! The games as large cards.

use crate::intent::Intent;
use crate::keys::ring;
use crate::lesson::Offered;
use crate::lobby::picture;
use crate::shared::Shared;
use crate::texts::lobby as texts;
use clade_engine::{About, Home};
use egui::{
    Button, FontId, Galley, Id, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;

/// The least width of a card, where there is room.
const NARROWEST: f32 = 270.0;
/// The greatest width: beyond that its picture would hide the others.
const WIDEST: f32 = 560.0;
/// Cards smaller by no more than this share count as equally large.
const ABOUT: f32 = 0.85;
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

/// Shows all games as cards, as large as leaves them all in sight within this height, if that can be; says which one was chosen.
pub(crate) fn show(
    ui: &mut Ui,
    shared: &Shared,
    chosen: Option<&str>,
    height: f32,
    lessons: &[Option<Offered>],
    wants: &mut Vec<Intent>,
) -> Option<usize> {
    let games: Vec<(About, Home)> = shared.games().map(|module| (module.about(), module.home())).collect();
    let columns = columns(ui.available_width(), height, games.len(), shared.prefs.text);
    let width = width(ui.available_width(), columns);
    let mut clicked = None;
    let is_moved = is_moved(ui, chosen, width);
    for (row, abouts) in games.chunks(columns).enumerate() {
        let faces: Vec<Face> = abouts.iter().map(|game| Face::new(ui, shared, game, width - 2.0 * PAD)).collect();
        let learn = ui.spacing().interact_size.y + PAD;
        let height = faces.iter().map(Face::height).fold(0.0, f32::max) + width * PICTURE + 2.0 * PAD + learn;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for (column, ((about, _), face)) in abouts.iter().zip(faces).enumerate() {
                let is_chosen = chosen == Some(about.id);
                let at = row * columns + column;
                let shown = card(ui, shared, about, face, vec2(width, height), is_chosen);
                if is_chosen && is_moved {
                    shown.scroll_to_me(None);
                }
                if shown.clicked() {
                    clicked = Some(at);
                }
                if let Some(lesson) = lessons.get(at).and_then(Option::as_ref)
                    && learns(ui, shared, shown.rect, &about.name)
                {
                    let left = shared.prefs.lessons.get(&lesson.key()).copied().filter(|left| *left < lesson.lesson.chapters.len());
                    wants.push(Intent::Learn { offered: Box::new(lesson.clone()), chapter: left.unwrap_or(0), part: 0 });
                }
            }
        });
        ui.add_space(GAP);
    }
    clicked
}

/// Whether another game was chosen, or cards were laid anew when its set-up came beside them: it would be out of sight, and the picture of
/// another one beside its set-up.
fn is_moved(ui: &Ui, chosen: Option<&str>, width: f32) -> bool {
    let (seen, now) = (Id::unique("the game that is chosen"), (chosen.map(str::to_owned), width as u32));
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_insert_with(seen, || now.clone()), now.clone()));
    before != now
}

/// How wide cards are that share a width.
fn width(all: f32, columns: usize) -> f32 {
    ((all + GAP) / columns as f32 - GAP).min(WIDEST)
}

/// How many cards are side by side: the number that makes the cards about the largest while all are in view, of several such the
/// most, so that no part of the window stays empty; otherwise as many as there is room for.
fn columns(all: f32, height: f32, games: usize, text: f32) -> usize {
    let most = (((all + GAP) / (NARROWEST * text.sqrt() + GAP)) as usize).clamp(1, games.max(1));
    let in_sight = |columns: &usize| {
        // Title, facts and four lines or so.
        let one = width(all, *columns) * PICTURE + 170.0 * text + GAP;
        games.div_ceil(*columns) as f32 * one <= height
    };
    let largest = (1..=most).filter(in_sight).map(|columns| width(all, columns)).fold(0.0, f32::max);
    let columns = (1..=most).rev().filter(in_sight).find(|columns| width(all, *columns) >= ABOUT * largest).unwrap_or(most);
    // No card alone in a last row if fewer columns make full rows.
    (2..=columns).rev().find(|fewer| games.is_multiple_of(*fewer)).unwrap_or(columns)
}

impl Face {
    fn new(ui: &Ui, shared: &Shared, (about, home): &(About, Home), width: f32) -> Self {
        let size = |style: TextStyle| style.resolve(ui.style());
        let ink = shared.theme.card.ink;
        let line = |text: String, font: FontId| ui.painter().layout(text, font, ink, width);
        let (min, max) = (*about.seats.start(), *about.seats.end());
        let seats = if min == max { texts::seats_exactly(min) } else { texts::seats(min, max) };
        let (short, long) = (*about.minutes.start(), *about.minutes.end());
        let minutes = if short == long { texts::minutes_about(short) } else { texts::minutes(short, long) };
        let home = match home {
            Home::Program => None,
            Home::Library => Some(texts::from_library()),
            Home::Elsewhere => Some(texts::from_far_library()),
        };
        let facts: Vec<String> = [seats, minutes].iter().chain(&home).map(|fact| shared.say(fact)).collect();
        let facts = facts.join(" · ");
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

/// The card of a game, for the focus of the keys.
pub(super) fn id_of(game: &str) -> Id {
    Id::unique(("card of a game", game))
}

fn card(ui: &mut Ui, shared: &Shared, about: &About, face: Face, size: Vec2, chosen: bool) -> Response {
    // Wherever the card lies: it keeps the focus when the others make room.
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id_of(about.id), Sense::click());
    let title = shared.say(&about.name);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &title));
    let about_it = format!("{}. {}", face.facts.text(), face.summary.text());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about_it));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let theme = &shared.theme;
    let painter = ui.painter();
    let lift = if ring::is_pointed_at(ui, &response) { 2.0 } else { 0.0 };
    let rect = rect.translate(vec2(0.0, -lift));
    painter.rect_filled(rect.translate(vec2(0.0, 3.0 + 2.0 * lift)), 12, theme.shadow);
    painter.rect_filled(rect, 12, theme.card.fill);
    let picture = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width() * PICTURE)).shrink(8.0);
    picture::draw(painter, picture, shared, about, &title);
    let (width, color) = match (ring::is_at(ui, &response), chosen) {
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

/// At the lower edge of a card: whoever never played learns it there. Whether that was clicked.
fn learns(ui: &mut Ui, shared: &Shared, card: Rect, game: &clade_engine::Msg) -> bool {
    let theme = &shared.theme;
    let told = shared.say(&texts::learn());
    let text = RichText::new(&told).color(theme.card.ink).underline();
    let place =
        Rect::from_min_max(pos2(card.left() + PAD - 4.0, card.bottom() - PAD - ui.spacing().interact_size.y), card.max - vec2(PAD, PAD));
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(place));
    let button = inside.add(Button::new(text).frame(false));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{told}: {}", shared.say(game))));
    button.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_as_large_as_leaves_all_in_sight() {
        assert_eq!(columns(1240.0, 580.0, 4, 1.0), 4, "a usual window");
        assert_eq!(columns(2500.0, 1220.0, 4, 1.0), 4, "a large one");
        assert_eq!(columns(2000.0, 1220.0, 4, 1.0), 4, "a large one beside the set-up");
        assert_eq!(columns(660.0, 580.0, 4, 1.0), 2, "beside the set-up");
        assert_eq!(columns(1240.0, 460.0, 4, 2.0), 2, "large text");
        assert_eq!(columns(200.0, 580.0, 4, 1.0), 1, "a very narrow window");
        assert_eq!(columns(950.0, 580.0, 4, 1.0), 2, "no card alone in a last row");
    }
}
