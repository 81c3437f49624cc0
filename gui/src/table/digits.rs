//! The digits of things on the table that can be chosen, while somebody types: those of their answers, which are on the buttons, too; of
//! what else is in sight those that are left, in the order in which one reads. One answer has one digit, however many things mean it.

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

/// A thing that can be chosen.
#[derive(Copy, Clone, Debug)]
pub(super) struct Thing {
    /// By what the window knows it.
    pub(super) id: Id,
    /// Where it is seen.
    pub(super) at: Rect,
    /// The answer that it means, if it is one.
    pub(super) only: Option<u16>,
}

/// The digits between frames.
#[derive(Clone, Default)]
struct Digits {
    /// What is seen in this frame, with the digit of its answer if that has one.
    now: Vec<(Thing, Option<u8>)>,
    /// What of it gets a digit before all else.
    first: Vec<Id>,
    /// The digits of things, each with its thing.
    known: Vec<(u8, Id)>,
    /// The answers that things in sight stand for, in the order in which they get digits.
    in_sight: Vec<u16>,
}

fn digits<R>(ui: &Ui, with: impl FnOnce(&mut Digits) -> R) -> R {
    ui.data_mut(|data| with(data.get_temp_mut_or_default(Id::unique("digits of things"))))
}

/// This gets a digit, whatever else is in sight: a lesson or a hint means it.
pub(super) fn prefer(ui: &Ui, thing: Id) {
    digits(ui, |digits| digits.first.push(thing));
}

/// Shows the digit of a thing: its answer's `own`, which its button has, too, if it has one.
pub(super) fn show(ui: &Ui, view: &TableView, thing: Thing, own: Option<u8>) {
    let found = digits(ui, |digits| {
        digits.now.push((thing, own));
        digits.known.iter().find(|(_, other)| *other == thing.id).map(|(digit, _)| *digit)
    });
    let (Some(digit), at) = (own.filter(|_| ring::is_typed(ui)).or(found), thing.at) else { return };
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
    ui.ctx().accesskit_node_builder(thing.id, |node| node.set_keyboard_shortcut(digit));
}

/// The digits of things, each with its thing; those of one answer have the same one.
pub(super) fn known(ui: &Ui) -> Vec<(u8, Id)> {
    digits(ui, |digits| digits.known.clone())
}

/// The same for tests, which have no surface.
#[cfg(test)]
pub(super) fn known_in(ctx: &egui::Context) -> Vec<(u8, Id)> {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Digits>(Id::unique("digits of things")).known.clone())
}

/// The answers that things in sight stand for, as of the frame before: first what a lesson or a hint means, then in the order in which one
/// reads.
pub(super) fn in_sight(ui: &Ui) -> Vec<u16> {
    digits(ui, |digits| digits.in_sight.clone())
}

/// Another question is asked.
pub(super) fn renew(ui: &Ui) {
    digits(ui, |digits| (digits.known, digits.in_sight) = (Vec::new(), Vec::new()));
}

/// After everything of the table is drawn: what is seen and has no digit of its own gets those that are `free`, if somebody types.
pub(super) fn end(ui: &Ui, free: &[u8]) {
    let is_typed = ring::is_typed(ui);
    let has_changed = digits(ui, |digits| {
        let (now, first) = (std::mem::take(&mut digits.now), std::mem::take(&mut digits.first));
        let seen = in_reading_order(now.into_iter().map(|(thing, own)| (thing.at, (thing, own))).collect());
        let mut seen: Vec<(Thing, Option<u8>)> = seen.into_iter().map(|(_, thing)| thing).collect();
        seen.sort_by_key(|(thing, _)| !first.contains(&thing.id)); // a stable sort
        let in_sight = seen.iter().filter_map(|(thing, _)| thing.only).collect();
        let known = if is_typed { given(&seen, free) } else { Vec::new() };
        let before = (std::mem::replace(&mut digits.known, known), std::mem::replace(&mut digits.in_sight, in_sight));
        before != (digits.known.clone(), digits.in_sight.clone())
    });
    if has_changed {
        ui.ctx().request_repaint();
    }
}

/// The digits of these things: their own, or those that are `free`, one after the other; what means the same answer has the same one.
fn given(things: &[(Thing, Option<u8>)], free: &[u8]) -> Vec<(u8, Id)> {
    let is_own = |digit: &u8| things.iter().any(|(_, own)| own == &Some(*digit));
    let mut free = free.iter().copied().filter(|digit| !is_own(digit));
    let mut of_answers: Vec<(u16, u8)> = Vec::new();
    let digit = |(thing, own): &(Thing, Option<u8>)| {
        let same = || of_answers.iter().find(|(answer, _)| thing.only == Some(*answer)).map(|(_, digit)| *digit);
        let digit = own.or_else(same).or_else(|| free.next())?;
        of_answers.extend(thing.only.map(|only| (only, digit)));
        Some((digit, thing.id))
    };
    things.iter().filter_map(digit).collect()
}
