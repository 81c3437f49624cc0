//! The cards in the hands that this person may see, below the table.

use super::easel::Camera;
use super::layout::{self, Laid, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks, Shown};
use super::table_view::TableView;
use egui::{Sense, Ui};

/// The height of a usual window: what lies in hands is as large as text in it.
const USUAL: f32 = 900.0;
/// How much of the window's height a hand takes at most.
const HAND: f32 = 0.25;

/// The hands between frames.
#[derive(Default)]
pub(super) struct Hand {
    /// Their layout, for which version of the table and how much room it was made.
    laid: Option<((u64, u32), Laid)>,
    /// How many cards there were, how wide each was, and for how many that was worked out.
    cards: (usize, f32, usize),
    /// How wide they are on the screen.
    width: f32,
    /// What was shown to whoever looks in the frame before.
    shown: Shown,
}

impl Hand {
    /// How wide they were in the last frame, in points.
    pub(super) fn width(&self) -> f32 {
        self.width
    }

    /// How wide each of so many cards is. Those that are left when one is played stay as wide as they were: they do not run after each other.
    /// When half of them are gone, the others get their room.
    fn wide(&mut self, cards: usize, room: f32, is_same_room: bool) -> f32 {
        let wide = layout::width_in_hand(cards, room);
        let (before, was, of) = self.cards;
        let is_left = is_same_room && cards * 2 > of && cards <= before;
        self.cards = if is_left { (cards, wide.min(was), of) } else { (cards, wide, cards) };
        self.cards.1
    }

    /// Shows them, in so much room.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, motion: &mut Motion, room: f32) -> Done {
        // A hand grows with the window as the table does, and never takes the table's room, however large the text is.
        let window = ui.ctx().content_rect().height();
        let most = (window * HAND / layout::HANDS).max(0.5);
        let scale = (view.shared.prefs.text.max(0.8) * (window / USUAL).clamp(1.0, 1.6)).min(most);
        let room = (room / scale).max(0.0).floor();
        let made_for = (view.version, room as u32);
        if self.laid.as_ref().is_none_or(|(other, _)| *other != made_for) {
            let cards = roots.hands.iter().map(|&hand| view.seen.scene.children(hand).count()).sum();
            let is_same_room = self.laid.as_ref().is_some_and(|((_, before), _)| *before == made_for.1);
            let wide = self.wide(cards, room, is_same_room);
            self.laid = Some((made_for, view.lay(ui, |ruler| layout::line(&view.seen.scene, &roots.hands, wide, ruler))));
        }
        let Some((_, laid)) = &self.laid else { return Done::default() };
        self.width = laid.size.x * scale;
        let mut done = Done::default();
        let is_new = self.shown != marks.shown();
        self.shown = marks.shown();
        egui::ScrollArea::horizontal().show(ui, |ui| {
            let (rect, _) = ui.allocate_exact_size(laid.size * scale, Sense::hover());
            let camera = Camera { scale, origin: rect.min };
            done = nodes::show(ui, view, laid, camera, marks, motion);
            if let Some(area) = done.focused {
                ui.scroll_to_rect(camera.rect(area), None);
            }
            // What a lesson or a hint shows comes into sight.
            let mut shown = laid.places.iter().filter(|place| is_new && marks.shows(&view.seen.scene.nodes[usize::from(place.node)]));
            if let Some(place) = shown.next() {
                ui.scroll_to_rect(camera.rect(place.rect), None);
            }
        });
        done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_are_left_stay_as_wide_as_they_were() {
        let mut hand = Hand::default();
        let six = hand.wide(6, 960.0, false);
        assert_eq!([hand.wide(5, 960.0, true), hand.wide(4, 960.0, true)], [six; 2]);
        assert!(hand.wide(3, 960.0, true) > six, "half of them are gone");
        assert_eq!(hand.wide(6, 960.0, true), six, "new cards are laid anew");
        let wide = hand.wide(3, 1200.0, false);
        assert!(wide > six && hand.wide(10, 960.0, false) * 10.0 <= 960.0, "ten are all seen");
        assert_eq!(hand.wide(3, 0.0, false), hand.wide(9, 0.0, true), "over the table all are as wide as usual");
    }
}
