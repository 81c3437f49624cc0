//! A part of the table on the screen: draws its places, and reports what pointer and keyboard do with them.

use super::easel::Camera;
use super::half::Half;
use super::layout::{Form, Laid};
use super::motion::Motion;
use super::paint::{State, wounds};
use super::pick::Pick;
use super::table_view::TableView;
use super::tell;
use crate::art::Sign;
use crate::keys::ring;
use clade_engine::scene::{Node, Shape};
use egui::{Id, LayerId, Order, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

/// What a person did with the things of a part.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done {
    /// The thing that was clicked, by index of the node.
    pub(crate) clicked: Option<u16>,
    /// Whether a click on it shows more of it, if it chooses nothing.
    pub(crate) opens: bool,
    /// Whether it was clicked only to be looked at up close: with the right mouse button.
    pub(crate) only_looks: bool,
    /// Whether its digit was typed: a card in hand is played by that, if it has only one use.
    pub(crate) plays: bool,
    /// Whether it was clicked twice in a row: that is one click.
    pub(crate) is_twice: bool,
    /// The thing the pointer or the keyboard is at.
    pub(crate) hovered: Option<u16>,
    /// Its area on the screen.
    pub(crate) at: Option<Rect>,
    /// The area in the layout of what the keyboard just came to.
    pub(crate) focused: Option<Rect>,
    /// The thing that the pointer begins to drag.
    pub(crate) taken: Option<u16>,
    /// Whether by its lower half; the same of what was clicked.
    pub(crate) by_lower_half: bool,
    /// What lies under the pointer, the uppermost last.
    pub(crate) under: Vec<u16>,
}

impl Done {
    /// What was done with another part as well.
    pub(crate) fn join(&mut self, other: &Self) {
        if other.clicked.is_some() {
            (self.clicked, self.opens, self.only_looks, self.plays) = (other.clicked, other.opens, other.only_looks, other.plays);
            (self.is_twice, self.by_lower_half) = (other.is_twice, other.by_lower_half);
        }
        if other.hovered.is_some() {
            (self.hovered, self.at) = (other.hovered, other.at);
        }
        if other.taken.is_some() {
            (self.taken, self.by_lower_half) = (other.taken, other.by_lower_half);
        }
        self.under.extend(&other.under);
    }
}

/// Things that stand out.
#[derive(Copy, Clone)]
pub(crate) struct Marks<'a> {
    /// What can be chosen, and what was chosen.
    pub(crate) pick: &'a Pick,
    /// The things that are named where the pointer is, by id.
    pub(crate) hot: &'a [String],
    /// The things that the question is about, by index of the node.
    pub(crate) meant: &'a [u16],
    /// What a bot would do.
    pub(crate) hint: Option<u32>,
    /// The things that a lesson tells of, by id.
    pub(crate) pointed: &'a [String],
    /// The answer that a lesson waits for.
    pub(crate) taught: Option<u16>,
    /// The answers that have a digit, each behind that.
    pub(crate) keyed: &'a [(u8, u16)],
    /// The thing that is dragged, by id, and how far.
    pub(crate) carried: Option<(&'a str, Vec2)>,
    /// Whether by the lower half of a card that has two.
    pub(crate) by_lower_half: Option<bool>,
    /// Whether what was chosen was clicked by its lower half, if it has two.
    pub(crate) half: Option<bool>,
    /// The answers that the thing that is dragged means.
    pub(crate) means: Option<&'a [u16]>,
}

impl Marks<'_> {
    /// Whether it can be chosen: while something is dragged, only with that.
    fn lights(&self, node: &Node) -> bool {
        let goes = |means: &[u16]| node.actions.iter().any(|action| means.contains(action));
        self.pick.lights(node) && self.means.is_none_or(goes)
    }

    /// Whether it is shown to whoever looks: by a lesson, or by a bot that would answer with it.
    pub(crate) fn shows(&self, node: &Node) -> bool {
        self.is_advised(node) && (self.pointed.contains(&node.id) || !holds_only(node))
    }

    /// What is shown so: this changes when something else is.
    pub(crate) fn shown(&self) -> Shown {
        (self.pointed.to_vec(), self.hint)
    }

    /// Whether a bot would answer with it, or a lesson tells of it.
    fn is_advised(&self, node: &Node) -> bool {
        self.hint.is_some_and(|hint| node.actions.iter().any(|&action| u32::from(action) == hint)) || self.pointed.contains(&node.id)
    }
}

/// What a lesson tells of, by id, and what a bot would answer.
pub(crate) type Shown = (Vec<String>, Option<u32>);

/// What is carried lets one see where it goes.
const CARRIED: f32 = 0.5;

/// Draws a layout through a camera and reports what is done with it.
pub(crate) fn show(ui: &mut Ui, view: &TableView, laid: &Laid, camera: Camera, marks: Marks<'_>, motion: &mut Motion) -> Done {
    let mut done = Done::default();
    let painter = ui.painter().clone();
    let easel = view.easel(&painter, camera.scale);
    let clip = ui.clip_rect();
    let pointer = ui.input(|input| input.pointer.latest_pos()).filter(|at| clip.contains(*at));
    // Not through a window that lies over the table.
    let is_here = |at: &egui::Pos2| clip.contains(*at) && ui.ctx().layer_id_at(*at) == Some(ui.layer_id());
    let origin = drag_origin(ui).filter(is_here);
    let mut over = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("carried")));
    over.multiply_opacity(CARRIED);
    let mut carried = vec![false; view.seen.scene.nodes.len()];
    let mut drawn: Vec<(u16, Rect)> = Vec::new();
    let (mut changed, mut digits, mut in_front, mut counted) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    // How far each thing is from where it lies: what is new on it comes along.
    let mut away = vec![Vec2::ZERO; view.seen.scene.nodes.len()];
    let all = &view.seen.scene.nodes;
    let carries_piece = marks.carried.is_some_and(|(id, _)| all.iter().any(|node| node.id == id && node.shape != Shape::Card));
    let is_aim = |node: &Node| view.aims.contains(&node.id) && (!carries_piece || super::carry::is_place(node));
    // Where what is dragged would go now: to the uppermost thing that it may go to.
    let is_under = |place: &&super::layout::Place| {
        let node = &all[usize::from(place.node)];
        (marks.lights(node) || is_aim(node)) && pointer.is_some_and(|at| camera.rect(place.rect).contains(at))
    };
    let goes_to = marks.carried.and_then(|_| laid.places.iter().rev().find(is_under)).map(|place| place.node);
    for place in &laid.places {
        let node = &view.seen.scene.nodes[usize::from(place.node)];
        let target = camera.rect(place.rect);
        let below = node.parent.map_or(Vec2::ZERO, |parent| away[usize::from(parent)]);
        let rect = motion.rect(&node.id, target, below);
        away[usize::from(place.node)] = rect.min - target.min;
        let drawn_at = place.form.drawn(rect, camera.scale);
        let is_aim = is_aim(node);
        // While something is dragged, what it may go to is not to be clicked.
        let lit = marks.lights(node) || is_aim && marks.carried.is_none() && marks.pick.last().is_some();
        let is_seen = rect.intersects(clip);
        let is_in_hand = node.parent.is_some_and(|parent| view.seen.scene.nodes[usize::from(parent)].shape == Shape::Hand);
        if !is_seen && !lit && !is_in_hand {
            continue; // what can be chosen, and one's hand, are reached by keyboard and screen readers wherever they lie
        }
        let mut state = State {
            lit: lit || is_aim,
            idle: lit && super::seldom::is_idle(view, node),
            held: marks.pick.holds(node) || !lit && marks.meant.contains(&place.node),
            advised: marks.is_advised(node),
            barred: node.actions.is_empty() && !node.barred.is_empty(),
            hot: marks.hot.contains(&node.id) || goes_to == Some(place.node),
            half: marks.half.filter(|_| marks.pick.last() == Some(&node.id)),
        };
        let lies_aside = node.shape == Shape::Panel && matches!(place.form, Form::Aside | Form::Line | Form::Number);
        let opens = opens(node) || lies_aside;
        if pointer.is_some_and(|at| target.contains(at)) {
            done.under.push(place.node);
        }
        let carries = marks.pick.carries(node);
        if let Some(response) = interact(ui, view, node, (target, place.form, camera.scale), (lit, carries), opens) {
            if lit {
                if super::seldom::only_harms_own(view, node) {
                    super::stops::add_late(ui, &response);
                } else {
                    super::stops::add(ui, &response);
                }
                if clip.contains(target.center()) && marks.pick.lights(node) {
                    let only = marks.pick.only(node, view.seen);
                    let own = marks.keyed.iter().find(|(_, action)| Some(*action) == only).map(|(digit, _)| *digit);
                    // What lies on a thing that means the same needs no digit beside that one's.
                    let is_said =
                        |&(on, thing, _): &(u16, super::digits::Thing, _)| Some(on) == node.parent && only.is_some() && thing.only == only;
                    if !digits.iter().any(is_said) {
                        digits.push((place.node, super::digits::Thing { id: response.id, at: rect, only }, own));
                    }
                    // Of the answer that a lesson waits for all that can be clicked on the way to it.
                    let is_taught = marks.taught.is_some_and(|taught| node.actions.contains(&taught));
                    if marks.shows(node) || is_taught {
                        super::digits::prefer(ui, response.id);
                    }
                }
            }
            // By where the button went down: a quick hand has gone on before the next frame.
            if let Some(at) = origin.filter(|&at| carries && target.contains(at)) {
                (done.taken, done.by_lower_half) = (Some(place.node), Half::is_lower(view, node, target, at));
            }
            if response.gained_focus() && !clip.contains_rect(target) {
                done.focused = Some(place.rect);
            }
            let is_pointed_at = ring::is_pointed_at(ui, &response);
            if is_pointed_at && carries && is_in_hand {
                let half = pointer.and_then(|at| Half::of(view, node, Half::is_lower(view, node, target, at)));
                state.half = half.map(|half| half.is_lower);
            }
            if response.has_focus() || is_pointed_at && (lit || opens) {
                state.hot = true;
            }
            if is_pointed_at || response.has_focus() {
                (done.hovered, done.at) = (Some(place.node), Some(target));
                // What is dragged means something only where it goes; and who looks at things on a panel does not mean the panel.
                let is_meant = lit && marks.means.is_none() && (!holds_only(node) || response.has_focus()) && ring::is_at(ui, &response);
                if let Some(answer) = marks.pick.only(node, view.seen).filter(|_| is_meant) {
                    super::ghost::over(ui, view.version, answer);
                }
            }
            if response.clicked() || opens && response.secondary_clicked() {
                done.clicked = Some(place.node);
                done.opens = opens;
                done.only_looks = response.secondary_clicked();
                done.is_twice = response.double_clicked() || response.triple_clicked();
                done.by_lower_half = response.interact_pointer_pos().is_some_and(|at| Half::is_lower(view, node, target, at));
            }
        }
        // The one that is pointed at, or was chosen, lies before those that would cover it.
        let is_in_front = (state.hot || state.held) && matches!(place.form, Form::InHand { .. });
        if is_in_front {
            in_front.push((place, rect, state));
        } else if is_seen {
            easel.place(place, rect, state);
        }
        if is_seen {
            drawn.push((place.node, rect));
            match place.form {
                Form::Figure => counted.extend(wounds(rect, node.badges.len())),
                Form::Meals { .. } => counted.push(rect),
                _ => {}
            }
            let all_of_it = if is_in_front { drawn_at } else { rect };
            changed.extend(view.preview.and_then(|preview| preview.changes.get(&node.id)).map(|&change| (all_of_it, change)));
        }
        // What is dragged follows the pointer with all that lies on it, over everything else.
        if let Some((id, by)) = marks.carried {
            let is_carried = node.id == id || node.parent.is_some_and(|parent| carried[usize::from(parent)]);
            carried[usize::from(place.node)] = is_carried && !is_heap(node);
            if let Some(at) = ui.input(|input| input.pointer.latest_pos()).filter(|_| is_carried && is_heap(node)) {
                let easel = view.easel(&over, camera.scale);
                let (piece, icon) = (Rect::from_center_size(at, Vec2::splat(PIECE)), easel.icon_of(node));
                easel.art().disc(piece, easel.paint_of(node), Sign::Icon(&icon, &view.say(&node.mark)));
            } else if is_carried {
                let rect = rect.translate(by);
                view.easel(&over, camera.scale).place(place, rect, State { lit: false, half: None, ..state });
                // Only the half by which it was taken is meant.
                if let Some(is_lower) = marks.by_lower_half.filter(|_| node.id == id) {
                    let card = drawn_at.translate(by);
                    let parting = super::half::parting_of(view, node, card);
                    let other = if is_lower { card.with_max_y(parting) } else { card.with_min_y(parting) };
                    over.rect_filled(other, 4.0, view.shared.theme.panel.fill.gamma_multiply(0.8));
                }
            }
        }
    }
    in_front.sort_by_key(|(_, _, state)| state.hot);
    in_front.into_iter().for_each(|(place, rect, state)| easel.place(place, rect, state));
    easel.bonds(&drawn);
    changed.into_iter().for_each(|(rect, change)| easel.change(rect, change));
    let things: Vec<Rect> = drawn.iter().filter(|(at, _)| !holds_only(&all[usize::from(*at)])).map(|&(_, rect)| rect).collect();
    for (_, thing, own) in digits {
        let sign = super::digits::show(ui, view, thing, own, &counted, &things);
        counted.extend(sign);
    }
    done
}

/// How large one of many is while it is dragged.
const PIECE: f32 = 30.0;

/// Whether it stands for many things, of which one is dragged.
fn is_heap(node: &Node) -> bool {
    node.shape == Shape::Text || node.shape == Shape::Token && node.value.is_some_and(|n| n > 1)
}

/// So long the pointer rests at what can be chosen before it is told of, in seconds.
const LOOK: f32 = 0.9;

/// Where the button went down with which something is dragged now.
pub(super) fn drag_origin(ui: &Ui) -> Option<egui::Pos2> {
    ui.input(|input| input.pointer.press_origin().filter(|_| input.pointer.primary_down() && input.pointer.is_decidedly_dragging()))
}

/// By what the window knows a thing.
pub(super) fn id(node: &Node) -> Id {
    Id::unique(("table", &node.id))
}

/// Whether a click shows more of it: a card, or what may lie in a pile.
pub(super) fn opens(node: &Node) -> bool {
    matches!(node.shape, Shape::Card | Shape::Pile)
}

/// Pointer and keyboard at one thing. Only what can be chosen or opened takes clicks, so that a click on a token reaches the space below.
fn interact(
    ui: &Ui,
    view: &TableView,
    node: &Node,
    (rect, form, scale): (Rect, Form, f32),
    (lit, carries): (bool, bool),
    opens: bool,
) -> Option<Response> {
    let clicks = lit || opens;
    let is_counted = node.shape == Shape::Panel && node.value.is_some();
    let is_explained = node.shape == Shape::Track && view.explained(node).is_some();
    let speaks =
        clicks || carries || is_explained || !node.barred.is_empty() || !node.because.is_empty() || !holds_only(node) || is_counted;
    if !speaks {
        return None;
    }
    // Why it cannot be chosen is told where it is clicked all the same; the keyboard does not stop at it.
    let is_refused = node.actions.is_empty() && !node.barred.is_empty();
    let sense = match (lit || carries, clicks) {
        (true, _) if !holds_only(node) => Sense::click_and_drag(),
        (_, true) => Sense::click(),
        (_, false) if is_refused => Sense::CLICK,
        (_, false) => Sense::hover(),
    };
    let response = ui.interact(rect, id(node), sense);
    let role = if clicks { Role::Button } else { Role::Label };
    response.widget_info(|| WidgetInfo::labeled(role, true, tell::name(view, node, lit)));
    // What an answer would change is seen first; then what is told of the thing.
    let rested = ui.input(|input| input.pointer.time_since_last_movement());
    if lit && rested < LOOK && !response.is_tooltip_open() {
        if response.hovered() {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f32(LOOK - rested));
        }
        return Some(response);
    }
    // While Shift is held, the card itself is shown large.
    if opens && ui.input(|input| input.modifiers.shift_only()) {
        return Some(response);
    }
    // No note lies over a list of answers, nor over what is said of a drop; and who let go of something, or uses the keys, points at nothing.
    if ring::are_used(ui) == Some(true) || super::menu::is_open(ui) || super::refused::is_shown(ui) || super::carry::has_just_let_go(ui) {
        return Some(response);
    }
    let about = |ui: &mut Ui| {
        let is_folded = view.easel(ui.painter(), scale).is_folded(node, form, rect);
        tell::about(ui, view, node, lit, is_folded);
    };
    Some(response.on_hover_ui(about))
}

/// Whether it is only a surface for other things.
pub(crate) fn holds_only(node: &Node) -> bool {
    matches!(node.shape, Shape::Board | Shape::Hexes | Shape::Panel | Shape::Hand | Shape::Track)
}
