//! Points of a picture that are chosen, one at a time: by pointer, by keyboard, by a screen reader.

use super::chart::{Chart, Point, Says};
use crate::shared::Shared;
use clade_compare::Prose;
use egui::accesskit::Action;
use egui::{EventFilter, Key, Response, Role, Stroke, StrokeKind, Ui, WidgetInfo};
use egui_plot::PlotPoint;

/// How near a point one must click, in points of the screen.
const NEAR: f32 = 14.0;

/// Where one goes from a point.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The next one up in the same curve.
    Higher,
    /// The next one down in it.
    Lower,
    /// The one beside it in the curve before.
    Before,
    /// The one beside it in the curve behind.
    Behind,
    /// The highest in the same curve.
    Highest,
    /// The lowest in it.
    Lowest,
}

const KEYS: [(Key, Step); 6] = [
    (Key::ArrowUp, Step::Higher),
    (Key::ArrowDown, Step::Lower),
    (Key::ArrowLeft, Step::Before),
    (Key::ArrowRight, Step::Behind),
    (Key::Home, Step::Highest),
    (Key::End, Step::Lowest),
];

impl Chart<'_> {
    /// Shows it, with a point that is chosen. A click near a point, or Enter, opens it: that point is given.
    pub(crate) fn pick(&self, ui: &mut Ui, shared: &Shared, words: &Prose, chosen: &mut Option<Point>, says: &Says<'_>) -> Option<Point> {
        let shown = self.plot(ui, shared, words, Some(says), *chosen);
        let response = &shown.response;
        if response.has_focus() {
            let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
            *chosen = chosen.or_else(|| self.first());
            let outline = Stroke::new(2.0, shared.theme.focus);
            ui.painter().rect_stroke(response.rect, 4.0, outline, StrokeKind::Inside);
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        for step in wanted(ui, response) {
            *chosen = chosen.and_then(|from| self.stepped(from, step)).or_else(|| self.first());
        }
        self.tell(ui, response, chosen.map(says));
        if response.clicked_by(egui::PointerButton::Primary) {
            let clicked = response.interact_pointer_pos()?;
            response.request_focus();
            let near = self.nearest(|[x, y]| shown.transform.position_from_point(&PlotPoint::new(*x, *y)).distance(clicked));
            *chosen = near.or(*chosen);
            return near;
        }
        chosen.filter(|_| response.clicked())
    }

    /// What a screen reader says: the title, and what is chosen as a value that can be stepped through.
    fn tell(&self, ui: &Ui, response: &Response, says: Option<String>) {
        response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &self.title));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_value(says.unwrap_or_default());
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
    }

    /// Where one begins: the highest point of the first curve that has any.
    fn first(&self) -> Option<Point> {
        let curve = self.curves.iter().position(|curve| !curve.points.is_empty())?;
        self.in_order(curve).last().copied()
    }

    /// The points of a curve, from the lowest to the highest.
    fn in_order(&self, curve: usize) -> Vec<Point> {
        let points = &self.curves[curve].points;
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_by(|a, b| points[*a][1].total_cmp(&points[*b][1]));
        order.into_iter().map(|at| Point { curve, at }).collect()
    }

    /// The point that a step leads to; the same point if it leads nowhere.
    pub(super) fn stepped(&self, from: Point, step: Step) -> Option<Point> {
        let height = self.place(from)?[1];
        let order = self.in_order(from.curve);
        let at = order.iter().position(|point| *point == from)?;
        let beside = |curve: Option<usize>| {
            let far = |point: &Point| self.place(*point).map_or(f64::INFINITY, |[_, other]| (other - height).abs());
            let points = self.in_order(curve?);
            points.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)))
        };
        let is_there = |curve: &usize| !self.curves[*curve].points.is_empty();
        let to = match step {
            Step::Higher => order.get(at + 1).copied(),
            Step::Lower => at.checked_sub(1).map(|at| order[at]),
            Step::Highest => order.last().copied(),
            Step::Lowest => order.first().copied(),
            Step::Before => beside((0..from.curve).rev().find(is_there)),
            Step::Behind => beside((from.curve + 1..self.curves.len()).find(is_there)),
        };
        to.or(Some(from))
    }

    fn nearest(&self, far: impl Fn(&[f64; 2]) -> f32) -> Option<Point> {
        let all = self.curves.iter().enumerate();
        let points = all.flat_map(|(curve, of)| of.points.iter().enumerate().map(move |(at, point)| (Point { curve, at }, point)));
        let near = points.map(|(place, point)| (place, far(point))).min_by(|a, b| a.1.total_cmp(&b.1));
        near.filter(|(_, far)| *far <= NEAR).map(|(place, _)| place)
    }
}

/// The steps that keyboard or screen reader want.
fn wanted(ui: &Ui, response: &Response) -> Vec<Step> {
    let has_focus = response.has_focus();
    ui.input(|input| {
        let by_key = KEYS.iter().filter(|(key, _)| has_focus && input.key_pressed(*key)).map(|(_, step)| *step);
        let asked = |action, step| std::iter::repeat_n(step, input.num_accesskit_action_requests(response.id, action));
        by_key.chain(asked(Action::Increment, Step::Higher)).chain(asked(Action::Decrement, Step::Lower)).collect()
    })
}
