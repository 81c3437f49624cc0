//! The panel of each side at the edge: who it is, who sits there, whether it is asked, and what belongs to it.

use super::easel::Camera;
use super::layout::{self, Laid, Roots};
use super::motion::Motion;
use super::nodes::{self, Done, Marks};
use super::table_view::{TableView, mentions};
use crate::texts::table as texts;
use clade_engine::{Actor, Msg, Seat, Side};
use egui::{Rect, RichText, Sense, Ui, pos2, vec2};

/// Shows all sides. `laid` holds the layout of each panel, rebuilt if `width` or what is seen changed.
pub(crate) fn show(ui: &mut Ui, view: &TableView, roots: &Roots, edge: &mut Edge, marks: Marks<'_>, motion: &mut Motion) -> Done {
    let mut done = Done::default();
    let scale = SCALE * view.shared.prefs.text;
    let is_new = edge.shown.replace(view.version) != Some(view.version);
    for (at, (seat, name)) in view.sides.iter().enumerate() {
        let side = Side(at as u8);
        let asked = is_asked(view, *seat, name);
        let head = head(ui, view, side, *seat, name, asked);
        // A new question to a person comes into sight with all that belongs to the side; bots move nothing.
        let comes = asked && is_new && view.people.get(usize::from(seat.0)).is_some_and(|person| !person.is_bot);
        let panel = roots.edge.iter().copied().find(|&root| view.seen.scene.nodes[usize::from(root)].owner == Some(side));
        let Some(panel) = panel else { continue };
        let laid = edge.panel(view, side, panel, ui.available_width() / scale, ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), laid.size.y * scale), Sense::hover());
        if comes {
            ui.scroll_to_rect(head.union(rect), None);
        }
        let camera = Camera { scale, origin: rect.min };
        let here = nodes::show(ui, view, laid, camera, marks, motion);
        if let Some(area) = here.focused {
            ui.scroll_to_rect(camera.rect(area), None);
        }
        if here.clicked.is_some() {
            (done.clicked, done.opens, done.only_looks) = (here.clicked, here.opens, here.only_looks);
        }
        if here.hovered.is_some() {
            (done.hovered, done.at) = (here.hovered, here.at);
        }
        ui.add_space(6.0);
    }
    done
}

/// The panels at the edge are drawn a little smaller than cards in a hand.
const SCALE: f32 = 0.9;

/// The layouts of the panels at the edge.
#[derive(Debug, Default)]
pub(crate) struct Edge {
    made: Option<(u64, u32)>,
    /// The version that was shown last.
    shown: Option<u64>,
    laid: Vec<Option<Laid>>,
}

impl Edge {
    fn panel(&mut self, view: &TableView, side: Side, root: u16, width: f32, ui: &Ui) -> &Laid {
        let key = (view.version, width as u32);
        if self.made != Some(key) {
            (self.made, self.laid) = (Some(key), vec![None; view.sides.len()]);
        }
        let slot = &mut self.laid[side.ix()];
        slot.get_or_insert_with(|| view.lay(ui, |ruler| layout::column(&view.seen.scene, &[root], width, ruler)))
    }
}

/// Whether this side is asked: of several sides of a seat the one that the question names, or all if it names none of them.
fn is_asked(view: &TableView, seat: Seat, name: &Msg) -> bool {
    let own = || view.sides.iter().filter(|(other, _)| *other == seat).map(|(_, name)| name);
    let named = |name: &Msg| mentions(&view.seen.prompt, name);
    view.seen.turn.actor == Actor::Seat(seat) && (own().count() == 1 || named(name) || !own().any(named))
}

/// Who it is. Gives its area.
fn head(ui: &mut Ui, view: &TableView, side: Side, seat: Seat, name: &Msg, asked: bool) -> Rect {
    let theme = &view.shared.theme;
    let shown = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(20.0 * view.shared.prefs.text), Sense::hover());
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
        if let Some(person) = view.people.get(usize::from(seat.0)) {
            ui.label(RichText::new(&person.name).color(theme.faint));
        }
        if asked {
            ui.label(RichText::new(view.shared.say(&texts::asked())).color(theme.lit));
        }
    });
    shown.response.rect
}
