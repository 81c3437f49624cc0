//! The digits of things on the table that can be chosen, while somebody types: of their buttons, where they have some; of what else is in
//! sight those that are left, in the order in which one reads.

use super::stops::in_reading_order;
use super::table_view::TableView;
use crate::keys::ring;
use crate::theme;
use egui::{Align2, Id, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

/// How large the sign of a digit is, at the usual size of text.
const SIGN: f32 = 18.0;
/// And at least.
const LEAST: f32 = 12.0;
/// On a narrower thing it stands at its corner.
const SMALL: f32 = 48.0;
/// On a broader thing it stands away from the edges of the table, where it may be said that there is more of it.
const BROAD: f32 = 300.0;

/// The digits between frames.
#[derive(Clone, Default)]
struct Digits {
    /// What is seen in this frame.
    now: Vec<(Rect, Id)>,
    /// What of it gets a digit before all else.
    first: Vec<Id>,
    /// The digits of what has no button, each with its thing.
    known: Vec<(u8, Id)>,
}

fn digits<R>(ui: &Ui, with: impl FnOnce(&mut Digits) -> R) -> R {
    ui.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("digits of things"))))
}

/// This gets a digit, whatever else is in sight: a lesson or a hint means it.
pub(super) fn prefer(ui: &Ui, thing: Id) {
    digits(ui, |digits| digits.first.push(thing));
}

/// Shows the digit of a thing that can be chosen and lies there: that of its button, if it has one.
pub(super) fn show(ui: &Ui, view: &TableView, thing: Id, at: Rect, of_button: Option<u8>) {
    let own = digits(ui, |digits| {
        if of_button.is_none() {
            digits.now.push((at, thing));
        }
        digits.known.iter().find(|(_, other)| *other == thing).map(|(digit, _)| *digit)
    });
    let Some(digit) = of_button.filter(|_| ring::is_typed(ui)).or(own) else { return };
    let (theme, digit) = (&view.shared.theme, digit.to_string());
    let seen = at.intersect(ui.clip_rect());
    // On a small thing it is no larger than that, and leaves its number free.
    let size = (SIGN * view.shared.prefs.text).min(seen.width() - 4.0).max(LEAST);
    let sign = if seen.width() < SMALL {
        Rect::from_center_size(seen.min, Vec2::splat(size))
    } else {
        let beside = if seen.width() > BROAD { seen.width() / 4.0 } else { 2.0 };
        Rect::from_min_size(seen.min + vec2(beside, 2.0), Vec2::splat(size))
    };
    // The edge below is thicker: a key, and no number of the game.
    ui.painter().rect_filled(sign.expand2(vec2(0.0, 1.0)).translate(vec2(0.0, 2.0)), 4.0, theme.lit);
    ui.painter().rect(sign, 4.0, theme.panel.fill, Stroke::new(1.5, theme.lit), StrokeKind::Inside);
    ui.painter().text(sign.center(), Align2::CENTER_CENTER, &digit, theme::strong(size * 0.72), theme.panel.ink);
    ui.ctx().accesskit_node_builder(thing, |node| node.set_keyboard_shortcut(digit));
}

/// The digits of what has no button, each with its thing.
pub(super) fn known(ui: &Ui) -> Vec<(u8, Id)> {
    digits(ui, |digits| digits.known.clone())
}

/// After everything of the table is drawn: what is seen gets the digits that are `free`, if somebody types.
pub(super) fn end(ui: &Ui, free: &[u8]) {
    let is_typed = ring::is_typed(ui);
    let has_changed = digits(ui, |digits| {
        let (mut seen, first) = (in_reading_order(std::mem::take(&mut digits.now)), std::mem::take(&mut digits.first));
        seen.sort_by_key(|(_, thing)| !first.contains(thing)); // a stable sort
        let things = seen.into_iter().map(|(_, thing)| thing).filter(|_| is_typed);
        let known: Vec<(u8, Id)> = free.iter().copied().zip(things).collect();
        std::mem::replace(&mut digits.known, known.clone()) != known
    });
    if has_changed {
        ui.ctx().request_repaint();
    }
}
