//! The panel of each side at the edge: who it is, who sits there, whether it is asked, and what belongs to it.

use super::easel::Camera;
use super::layout::{self, Laid, Place, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks, Shown};
use super::table_view::TableView;
use crate::texts::table as texts;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Actor, Msg, Seat, Side};
use egui::{Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

/// Shows all sides, each with the same share of the height, so that none moves when another one gets or loses something.
pub(crate) fn show(ui: &mut Ui, view: &TableView, roots: &Roots, edge: &mut Edge, marks: Marks<'_>, motion: &mut Motion) -> Done {
    let mut done = Done::default();
    let now = (view.version, marks.shown());
    let is_asked_anew = edge.shown.as_ref().is_none_or(|(version, (pointed, _))| (*version, &**pointed) != (view.version, marks.pointed));
    let is_new = edge.shown.as_ref() != Some(&now);
    edge.shown = Some(now);
    let room = vec2(ui.available_width(), ui.clip_rect().height() / view.sides.len().max(1) as f32);
    let room = room - vec2(0.0, HEAD_ROW * view.shared.prefs.text + BETWEEN + ui.spacing().item_spacing.y * 2.0);
    edge.fit(ui, view, roots, room);
    for (at, (seat, name)) in view.sides.iter().enumerate() {
        let side = Side(at as u8);
        let asked = is_asked(view, *seat, name);
        let head = head(ui, view, side, *seat, name, asked);
        // What is said of somebody who is scrolled out of sight is read in the log.
        if ui.clip_rect().contains(head.center()) {
            motion.rect(&head_id(side), head, Vec2::ZERO);
        }
        // A new question to a person comes into sight with all that belongs to the side; bots move nothing.
        let comes = asked && is_asked_anew && view.people.get(usize::from(seat.0)).is_some_and(|person| !person.is_bot);
        let Some(laid) = edge.laid.get(at).and_then(Option::as_ref) else { continue };
        let size = vec2(room.x, edge.heights.get(at).copied().unwrap_or(room.y));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        if comes {
            ui.scroll_to_rect(head.union(rect), None);
        }
        let camera = Camera { scale: edge.scale, origin: rect.min };
        let mut here = nodes::show(ui, view, laid, camera, marks, motion);
        // What is let go anywhere in the part of whoever is asked is let go on their panel; a card that is nobody's becomes theirs there.
        let whole = head.union(rect).intersect(ui.clip_rect());
        let is_carried = |node: &Node| marks.carried.is_some_and(|(id, _)| node.id == id);
        let is_nobodys_card =
            || view.seen.scene.nodes.iter().any(|node| is_carried(node) && node.shape == Shape::Card && node.owner.is_none());
        if asked && is_nobodys_card() {
            ui.painter().rect_stroke(whole, 6.0, Stroke::new(2.0, view.shared.theme.lit), StrokeKind::Inside);
        }
        if asked && here.under.is_empty() && ui.input(|input| input.pointer.latest_pos()).is_some_and(|at| whole.contains(at)) {
            here.under.extend(laid.places.first().map(|panel| panel.node));
        }
        if let Some(area) = here.focused {
            ui.scroll_to_rect(camera.rect(area), None);
        }
        // So does what a lesson or a hint shows: their texts take room from the panels.
        let is_told = |place: &&Place| marks.shows(&view.seen.scene.nodes[usize::from(place.node)]);
        if let Some(told) = laid.places.iter().filter(|_| is_new).find(is_told) {
            ui.scroll_to_rect(camera.rect(told.rect), None);
        }
        done.join(&here);
        ui.add_space(BETWEEN);
    }
    done
}

/// Under which name the place of a head is known.
pub(super) fn head_id(side: Side) -> String {
    format!("head of side {}", side.0)
}

/// How high the head of a panel is, in the usual size of text.
const HEAD: f32 = 20.0;
/// How high the row of it is, with what surrounds its words.
const HEAD_ROW: f32 = 27.0;
/// Between two panels.
const BETWEEN: f32 = 4.0;
/// The panels at the edge are drawn a little smaller than cards in a hand.
const SCALE: f32 = 0.9;
/// So large they are at least as long as each side has the same share of the height.
const EVEN: f32 = 0.7;
/// But not smaller than this: then they are scrolled.
const LEAST: f32 = 0.64;
/// From one scale to the next.
const STEP: f32 = 0.95;

/// The layouts of the panels at the edge.
#[derive(Debug, Default)]
pub(crate) struct Edge {
    /// What they follow from: the room of each and the size of text, and the language.
    made: Option<([u32; 3], [u8; 2])>,
    /// The version for which they were made.
    version: Option<u64>,
    /// The version that was seen last, and what was shown to whoever looks.
    shown: Option<(u64, Shown)>,
    /// How large they are drawn: so that each has room enough. What had to shrink stays so.
    scale: f32,
    /// Whether numbers stand without their names, which the pointer tells: there is no room for all sides otherwise.
    is_terse: bool,
    /// Whether sides that need more than their share have it from those that need less.
    is_uneven: bool,
    /// How high the part of each side is.
    heights: Vec<f32>,
    laid: Vec<Option<Laid>>,
}

impl Edge {
    fn fit(&mut self, ui: &Ui, view: &TableView, roots: &Roots, room: Vec2) {
        let text = view.shared.prefs.text;
        let made = ([room.x as u32, room.y.max(0.0) as u32, (text * 100.0) as u32], view.language());
        if self.made != Some(made) {
            (self.made, self.version, self.scale, self.is_terse, self.is_uneven) = (Some(made), None, SCALE * text, false, false);
        }
        if self.version == Some(view.version) {
            return;
        }
        self.version = Some(view.version);
        let scene = &view.seen.scene;
        let panel = |side: usize| roots.edge.iter().copied().find(|&root| scene.nodes[usize::from(root)].owner == Some(Side(side as u8)));
        loop {
            let width = room.x / self.scale;
            let lay =
                |side: usize| panel(side).map(|root| view.lay(ui, |ruler| layout::column(scene, &[root], width, self.is_terse, ruler)));
            self.laid = (0..view.sides.len()).map(lay).collect();
            let needs: Vec<f32> = self.laid.iter().map(|laid| laid.as_ref().map_or(0.0, |laid| laid.size.y * self.scale)).collect();
            self.heights = heights(&needs, room.y, self.is_uneven);
            // Before words become hard to read, or go, those who need little leave their room to others.
            let least = if self.is_uneven { LEAST } else { EVEN };
            if self.heights.iter().sum::<f32>() <= room.y * needs.len() as f32 + 1.0 {
                return;
            } else if self.scale * STEP >= least * text {
                self.scale *= STEP;
            } else if !self.is_uneven {
                (self.is_uneven, self.scale) = (true, SCALE * text);
            } else if !self.is_terse {
                (self.is_terse, self.is_uneven, self.scale) = (true, false, SCALE * text);
            } else {
                return;
            }
        }
    }
}

/// How high the part of each side is, which needs so much: the same share, or as much more as others leave.
fn heights(needs: &[f32], share: f32, is_uneven: bool) -> Vec<f32> {
    let all = share * needs.len() as f32;
    let needed: f32 = needs.iter().sum();
    if !is_uneven || needed >= all || needs.iter().all(|need| *need <= share) {
        return needs.iter().map(|need| need.max(share)).collect();
    }
    // What is left over belongs to those who have less than their share, as far as that goes.
    let lacks = |need: f32| (share - need).max(0.0);
    let part = (all - needed) / needs.iter().map(|&need| lacks(need)).sum::<f32>().max(1.0);
    needs.iter().map(|&need| need + lacks(need) * part).collect()
}

/// Whether this side is asked: of several sides of a seat the one that the question names, or all if it names none of them.
pub(super) fn is_asked(view: &TableView, seat: Seat, name: &Msg) -> bool {
    let own = || view.sides.iter().filter(|(other, _)| *other == seat).map(|(_, name)| name);
    let named = |name: &Msg| view.seen.prompt.mentions(name);
    view.seen.turn.actor == Actor::Seat(seat) && (own().count() == 1 || named(name) || !own().any(named))
}

/// Who it is. Gives its area.
fn head(ui: &mut Ui, view: &TableView, side: Side, seat: Seat, name: &Msg, asked: bool) -> Rect {
    let theme = &view.shared.theme;
    let shown = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(HEAD * view.shared.prefs.text), Sense::hover());
        let painter = ui.painter().clone();
        let easel = view.easel(&painter, 1.0);
        easel.seal(rect, side);
        if asked {
            let tip = pos2(rect.left() - 3.0, rect.center().y);
            let shape = vec![tip, tip + vec2(-6.0, -6.0), tip + vec2(-6.0, 6.0)];
            painter.add(egui::Shape::convex_polygon(shape, theme.lit, egui::Stroke::NONE));
        }
        let called = view.say(name);
        ui.label(if asked { RichText::new(called).strong().color(theme.lit) } else { RichText::new(called).strong() });
        if asked {
            ui.label(RichText::new(view.shared.say(&texts::asked())).color(theme.lit));
        }
        // No name makes the edge wider; in a lesson nobody has one.
        if let Some(person) = view.people.get(usize::from(seat.0)).filter(|_| !view.is_lesson()) {
            ui.add(egui::Label::new(RichText::new(&person.name).color(theme.faint)).truncate());
        }
    });
    shown.response.rect
}

#[cfg(test)]
mod tests {
    use super::heights;

    #[test]
    fn who_needs_little_leaves_room_to_others_before_words_get_small() {
        assert_eq!(heights(&[100.0, 60.0], 120.0, true), [120.0, 120.0], "where all have enough nothing moves");
        let three = heights(&[100.0, 200.0, 110.0], 150.0, true);
        assert!(three[1] >= 200.0 && three[0] >= 100.0 && three[2] >= 110.0 && three[0] > three[2] - 11.0, "{three:?}");
        assert!((three.iter().sum::<f32>() - 450.0).abs() < 0.1, "{three:?}");
        assert!(heights(&[100.0, 200.0, 110.0], 150.0, false).iter().sum::<f32>() > 450.0, "otherwise they are drawn smaller, or scrolled");
        assert!(heights(&[400.0, 200.0], 150.0, true).iter().sum::<f32>() > 300.0);
    }
}
