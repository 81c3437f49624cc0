//! The cards in the hands that this person may see, below the table.

use super::easel::Camera;
use super::layout::{self, Laid, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks, Shown};
use super::paint::READ;
use super::table_view::TableView;
use egui::{Sense, Ui};
use std::collections::BTreeMap;

/// The height of a usual window: what lies in hands is as large as text in it.
const USUAL: f32 = 900.0;
/// How much of the window's height a hand takes at most, and how much more for larger text, at most.
const HAND: f32 = 0.25;
const MORE: f32 = 1.2;
/// The same where nobody plays from it: the timeline takes the table's room, too.
const LOOKED_AT: f32 = 0.18;
/// How wide a card may be so that all it says can be read.
const WIDTHS: [f32; 17] =
    [138.0, 155.0, 172.0, 189.0, 206.0, 223.0, 240.0, 260.0, 280.0, 300.0, 330.0, 360.0, 400.0, 440.0, 480.0, 520.0, WIDEST];
const WIDEST: f32 = 560.0;

/// Small print need not be small where a hand leaves room: so many times as large it is read with ease.
const EASE: [f32; 2] = [1.25, 1.12];

/// By how much words get smaller at once so that cards do not cover each other.
const SMALLER: f32 = 0.06;

/// What a layout is made for: the version of the table, the room, how much of it is seen, and how large words are.
type Key = (u64, [u32; 3]);

/// The hands between frames.
#[derive(Default)]
pub(super) struct Hand {
    /// Their layout, and what it was made for.
    laid: Option<(Key, Laid)>,
    /// How many cards there were, how wide each was, and for how many that was worked out.
    cards: (usize, f32, usize),
    /// How wide each card must be to be read, by its name and the size of its words; at which scale, in which language.
    to_read: (String, BTreeMap<(String, [u32; 2]), f32>),
    /// How many times as large as they have to be the words of small print are, if there is room for that.
    ease: f32,
    /// How much larger words are than the cards.
    print: f32,
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

    /// How wide each of so many cards is, if its words need no more. Those that are left when one is played stay as wide as they were: they do
    /// not run after each other. When half of them are gone, the others get their room.
    fn wide(&mut self, cards: usize, room: f32, is_same_room: bool) -> f32 {
        let wide = layout::width_in_hand(cards, room);
        let (before, was, of) = self.cards;
        let is_left = is_same_room && cards * 2 > of && cards <= before;
        self.cards = if is_left { (cards, wide.min(was), of) } else { (cards, wide, cards) };
        self.cards.1
    }

    /// How wide each card must be so that all that it says can be read on it, with so much ease.
    fn all_wide(&mut self, ui: &Ui, view: &TableView, roots: &Roots, [scale, print, ease]: [f32; 3]) -> Vec<f32> {
        let made_for = format!("{scale} {}", view.words.language());
        if self.to_read.0 != made_for {
            self.to_read = (made_for, BTreeMap::new());
        }
        let (known, easel) = (&mut self.to_read.1, view.easel(ui.painter(), scale));
        let cards = roots.hands.iter().flat_map(|&hand| view.seen.scene.children(hand));
        let wide = cards.map(|(_, card)| {
            // A smaller card on which all can be read, made larger, is read with ease.
            let to_read = || {
                let widths = WIDTHS.map(|width| width / ease);
                easel.width_to_read(card, layout::CARD_IN_HAND / ease, print, &widths).map_or(WIDEST, |width| width * ease)
            };
            *known.entry((view.say(&card.name), [print, ease].map(|part| (part * 100.0) as u32))).or_insert_with(to_read)
        });
        wide.collect()
    }

    /// Shows them, in so much room.
    pub(super) fn show(&mut self, ui: &mut Ui, view: &TableView, roots: &Roots, marks: Marks<'_>, motion: &mut Motion, room: f32) -> Done {
        // A hand grows with the window as the table does, and never takes the table's room, however large the text is: rather its words
        // grow, and its cards get wider.
        let (window, text) = (ui.ctx().content_rect().height(), view.shared.prefs.text);
        let most = (window * HAND * text.clamp(1.0, MORE) / layout::HANDS).max(0.5);
        // What cards do can still be read on them.
        let most = if view.replay { most.min((window * LOOKED_AT / layout::HANDS).max(READ)) } else { most };
        let wanted = text.max(0.8) * (window / USUAL).clamp(1.0, 1.6);
        let scale = wanted.min(most);
        let print = wanted / scale;
        let (room, seen) = ((room / scale).max(0.0).floor(), (ui.available_width() / scale).floor());
        let made_for = (view.version, [room as u32, seen as u32, (print * 100.0) as u32]);
        if self.laid.as_ref().is_none_or(|(other, _)| *other != made_for) {
            let cards = roots.hands.iter().map(|&hand| view.seen.scene.children(hand).count()).sum();
            let is_same_room = self.laid.as_ref().is_some_and(|((_, before), _)| before[0] == made_for.1[0]);
            let is_left = is_same_room && cards < self.cards.0 && self.print > 0.0;
            let least = self.wide(cards, room, is_same_room);
            // Rather smaller words, down to the usual size of text, than cards that cover each other; words that are left do not grow.
            let usual = (print / text.max(1.0)).min(1.0);
            let largest = if is_left { self.print.clamp(usual, print) } else { print };
            let prints = std::iter::successors(Some(largest), |print| Some(print - SMALLER)).take_while(|print| *print >= usual);
            let most = layout::most_in_hand(cards, seen);
            let most_ease = if is_left { self.ease } else { EASE[0] };
            let mut all_wide = |print: f32, ease: f32| (print, ease, self.all_wide(ui, view, roots, [scale, print, ease]));
            let eased = EASE.into_iter().filter(|&ease| ease <= most_ease).map(|ease| (largest, ease));
            let ways = eased.chain(prints.map(|print| (print, 1.0)));
            let side_by_side = ways.map(|(print, ease)| all_wide(print, ease)).find(|(.., wide)| layout::is_side_by_side(wide, seen));
            let (print, ease, mut wide) = side_by_side.unwrap_or_else(|| all_wide(largest, 1.0));
            (self.print, self.ease) = (print, ease);
            layout::widen_in_hand(&mut wide, least, seen);
            wide.iter_mut().for_each(|wide| *wide = wide.min(most));
            let step = layout::step_in_hand(&wide, seen);
            self.laid = Some((made_for, view.lay(ui, |ruler| layout::fan(&view.seen.scene, &roots.hands, &wide, step, print, ruler))));
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
    use crate::cast::Cast;
    use crate::prefs::Preferences;
    use crate::shared::Shared;
    use crate::table::easel::Easel;
    use crate::table::pictures::session_with;
    use crate::testing::MODULES;
    use clade_table::LANGUAGES;

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

    #[test]
    fn cards_lie_over_each_other_only_where_they_must() {
        assert_eq!(layout::step_in_hand(&[200.0; 3], 960.0), 206.0, "side by side");
        assert!(layout::is_side_by_side(&[200.0; 3], 624.0) && !layout::is_side_by_side(&[200.0; 3], 623.0));
        let mut wide = [175.0, 300.0, 300.0];
        layout::widen_in_hand(&mut wide, 293.0, 880.0);
        assert_eq!(wide, [202.0, 327.0, 327.0], "nobody is widened at the cost of others: what is left of the room is shared");
        assert!(layout::is_side_by_side(&wide, 880.0));
        let mut wide = [100.0, 250.0];
        layout::widen_in_hand(&mut wide, 200.0, 880.0);
        assert_eq!(wide, [200.0, 250.0], "where there is room each is as wide as a share of it");
        let step = layout::step_in_hand(&[200.0; 8], 960.0);
        assert!((100.0..110.0).contains(&step), "something of each is seen: {step}");
        assert!(layout::step_in_hand(&[[200.0, 90.0]; 4].concat(), 960.0) > 130.0, "a narrow one leaves its room to the others");
    }

    /// The words of every card of Evolution fit on it, in every language, in a usual window with usual and with large text.
    #[test]
    fn every_card_can_be_read_in_a_hand() {
        let all_sets = [("time-to-fly", "yes"), ("continents", "yes"), ("gift", "yes")];
        let session = session_with("evolution", 2, &all_sets, 4);
        let scene = session.table().scene(clade_engine::Observer::Host).unwrap();
        for (language, [scale, print]) in LANGUAGES.into_iter().flat_map(|language| [(language, [1.0, 1.0]), (language, [1.32, 1.14])]) {
            let shared = Shared::new(MODULES, Preferences { language: language.to_owned(), ..Preferences::default() }).unwrap();
            let cast = Cast::new(session.table(), session.ruleset(), &shared).unwrap();
            let mut cut = Vec::new();
            let mut met = 0;
            let window = |ui: &mut Ui| {
                (met, cut) = (0, Vec::new());
                let painter = ui.painter().clone();
                let words = &cast.words;
                let easel = Easel {
                    painter: &painter,
                    shared: &shared,
                    words,
                    scene: &scene,
                    scale,
                    print: 1.0,
                    letters: &[],
                    cards: session.cards(),
                };
                for card in scene.nodes.iter().filter(|node| node.id.starts_with("deck-")) {
                    met += 1;
                    if easel.width_to_read(card, layout::CARD_IN_HAND, print, &WIDTHS).is_none() {
                        cut.push(clade_engine::Translate::text(words, &card.name));
                    }
                }
            };
            let (theme, prefs) = (shared.theme.clone(), shared.prefs.clone());
            let dress = move |ctx: &egui::Context| crate::theme::apply(ctx, &theme, &prefs);
            drop(egui_kittest::Harness::builder().with_context_setup(dress).build_ui(window));
            assert!(met > 20 && cut.is_empty(), "{language}, {scale}: of {met} cards {cut:?}");
        }
    }
}
