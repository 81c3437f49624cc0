//! Where food comes from and where it goes, drawn: nodes with their words, and what flows between them as thick as its share.

use super::pens;
use crate::shared::Shared;
use crate::theme;
use clade_compare::Prose;
use clade_compare::sankey::{Band, Block, Cause, Diagram, Layout, NODE, Node, SWING, Side, Way, colour};
use clade_ecology::measure::Unit;
use clade_ecology::row::{DEATHS, Reason};
use clade_engine::ecology::{Birth, Death, Origin};
use egui::epaint::{CubicBezierShape, Mesh, PathShape};
use egui::{Align2, Color32, Painter, Pos2, Rect, RichText, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

/// How far words stand from their node, and half the distance of two lines.
const SPACE: f32 = 5.0;
const HALF: f32 = 7.5;
/// No narrower, at the usual size of text: words of two columns would meet.
const LEAST: f64 = 330.0;
/// How many pieces a ribbon is cut into.
const PIECES: u8 = 24;

/// A diagram with what is said of it.
pub(crate) struct Sankey<'a> {
    pub(crate) title: String,
    /// What 100 % is, with the unit.
    pub(crate) unit: String,
    pub(crate) diagram: &'a Diagram,
    /// The name of a node.
    pub(crate) node: &'a dyn Fn(Node) -> String,
}

/// Where things of a layout lie on the screen.
#[derive(Copy, Clone)]
struct Easel {
    origin: Pos2,
    scale: f32,
}

impl Easel {
    fn at(self, (x, y): (f64, f64)) -> Pos2 {
        self.origin + vec2(x as f32, y as f32) * self.scale
    }
}

impl Sankey<'_> {
    /// Shows it, as wide as there is room.
    pub(crate) fn show(&self, ui: &mut Ui, shared: &Shared, words: &Prose) {
        ui.label(RichText::new(&self.title).strong());
        ui.label(RichText::new(&self.unit).color(shared.theme.faint));
        let scale = shared.prefs.text;
        let layout = Layout::new(self.diagram, f64::from(ui.available_width() / scale).max(LEAST));
        let width = layout.blocks.iter().map(|block| block.x + NODE).fold(0.0, f64::max);
        egui::ScrollArea::horizontal().id_salt(&self.title).show(ui, |ui| {
            let size = vec2(width as f32, layout.height as f32) * scale;
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            let told = format!("{}: {}", self.title, self.told(words).join("; "));
            response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &told));
            let easel = Easel { origin: rect.min, scale };
            let painter = ui.painter_at(rect.expand(2.0));
            let mut under = None;
            for (ix, (ribbon, band)) in self.diagram.ribbons.iter().zip(&layout.bands).enumerate() {
                let middle = middle(easel, band);
                let half = (band.thick as f32 * scale / 2.0).max(0.5);
                let is_under = response.hover_pos().is_some_and(|at| is_near(&middle, at, half));
                under = under.or(is_under.then_some(ix));
                let color = color_of(shared, ribbon.why).gamma_multiply(if is_under { 0.85 } else { 0.5 });
                draw(&painter, &middle, half, band.way, color);
            }
            // All bars before all words: none is drawn over the words of the one before it.
            layout.blocks.iter().for_each(|block| _ = painter.rect_filled(bar(easel, block), 0.0, shared.theme.panel.ink));
            for (place, (node, block)) in self.diagram.nodes.iter().zip(&layout.blocks).enumerate() {
                let amount = self.diagram.through(place).into_iter().fold(0.0, f64::max);
                self.label(&painter, shared, easel, block, [(self.node)(*node), self.amount(words, amount)]);
            }
            if let Some(ix) = under {
                response.on_hover_text(self.ribbon(words, ix));
            }
        });
    }

    fn label(&self, painter: &Painter, shared: &Shared, easel: Easel, block: &Block, lines: [String; 2]) {
        let rect = bar(easel, block);
        let (middle, space) = (rect.center(), SPACE * easel.scale);
        let (at, align) = match block.words {
            Side::Left => (pos2(rect.left() - space, middle.y), Align2::RIGHT_CENTER),
            Side::Right => (pos2(rect.right() + space, middle.y), Align2::LEFT_CENTER),
            Side::Above => (pos2(middle.x, rect.top() - space - 2.0 * HALF * easel.scale), Align2::CENTER_CENTER),
        };
        let looks = [(theme::body(13.0 * easel.scale), shared.theme.panel.ink), (theme::body(12.0 * easel.scale), shared.theme.faint)];
        for ((line, (font, ink)), side) in lines.into_iter().zip(looks).zip([-1.0, 1.0]) {
            let at = at + vec2(0.0, side * HALF * easel.scale);
            // What flows behind the letters does not make them harder to read.
            let galley = painter.layout_no_wrap(line, font, ink);
            let under = align.anchor_size(at, galley.size());
            painter.rect_filled(under.expand2(vec2(2.0, -1.0)), 3.0, shared.theme.panel.fill.gamma_multiply(0.8));
            painter.galley(under.min, galley, ink);
        }
    }

    /// A part of all that came, and how much that is.
    fn amount(&self, words: &Prose, amount: f64) -> String {
        let share = words.number(amount / self.diagram.total().max(f64::MIN_POSITIVE), Unit::Share);
        format!("{share} · {}", words.number(amount, Unit::Heads))
    }

    fn ribbon(&self, words: &Prose, ix: usize) -> String {
        let ribbon = &self.diagram.ribbons[ix];
        let [from, to] = [ribbon.from, ribbon.to].map(|node| (self.node)(self.diagram.nodes[node]));
        format!("{from} → {to}: {}", self.amount(words, ribbon.amount))
    }

    fn told(&self, words: &Prose) -> Vec<String> {
        (0..self.diagram.ribbons.len()).map(|ix| self.ribbon(words, ix)).collect()
    }

    /// The numbers behind it: from where, to where, how much.
    pub(crate) fn rows(&self, words: &Prose) -> Vec<[String; 4]> {
        let row = |ribbon: &clade_compare::sankey::Ribbon| {
            let [from, to] = [ribbon.from, ribbon.to].map(|node| (self.node)(self.diagram.nodes[node]));
            [from, to, words.cause(ribbon.why, self.diagram.nodes[ribbon.to]), self.amount(words, ribbon.amount)]
        };
        self.diagram.ribbons.iter().map(row).collect()
    }
}

/// Where the bar of a node is.
fn bar(easel: Easel, block: &Block) -> Rect {
    Rect::from_two_pos(easel.at((block.x, block.y)), easel.at((block.x + NODE, block.y + block.height.max(1.0))))
}

/// The middle of a ribbon, from its beginning to its end.
fn middle(easel: Easel, band: &Band) -> Vec<Pos2> {
    let ((x0, y0), (x1, y1)) = (band.from, band.to);
    let curve = |points: [(f64, f64); 4]| -> Vec<Pos2> {
        let curve = CubicBezierShape::from_points_stroke(points.map(|at| easel.at(at)), false, Color32::TRANSPARENT, Stroke::NONE);
        (0..=PIECES).map(|step| curve.sample(f32::from(step) / f32::from(PIECES))).collect()
    };
    match band.way {
        Way::On => {
            let mid = f64::midpoint(x0, x1);
            curve([(x0, y0), (mid, y0), (mid, y1), (x1, y1)])
        }
        Way::Returns => {
            let turn = x1 - SWING.max((y0 - y1).abs() * 0.62).min(x1 * 1.1);
            let mut points = vec![easel.at((x0, y0))];
            points.extend(curve([(x1, y0), (turn, y0), (turn, y1), (x1, y1)]));
            points
        }
        Way::Loops(lane) => {
            let swing = SWING.max(band.thick * 0.8);
            let (right, left) = (x0 + swing, x1 - swing);
            let mut points = curve([(x0, y0), (right, y0), (right, lane), (x0, lane)]);
            points.extend(curve([(x1, lane), (left, lane), (left, y1), (x1, y1)]));
            points
        }
    }
}

fn draw(painter: &Painter, middle: &[Pos2], half: f32, way: Way, color: Color32) {
    if way != Way::On {
        painter.add(PathShape::line(middle.to_vec(), Stroke::new(2.0 * half, color)));
        return;
    }
    // As an area whose ends stand upright at their nodes, however steep it is in between.
    let mut mesh = Mesh::default();
    for (at, point) in (0u32..).zip(middle) {
        mesh.colored_vertex(*point - vec2(0.0, half), color);
        mesh.colored_vertex(*point + vec2(0.0, half), color);
        if at > 0 {
            let first = 2 * at - 2;
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// Whether a place is on a ribbon.
fn is_near(middle: &[Pos2], at: Pos2, half: f32) -> bool {
    let near = |two: &[Pos2]| {
        let (a, b) = (two[0], two[1]);
        let along = b - a;
        let part = ((at - a).dot(along) / along.length_sq().max(1e-6)).clamp(0.0, 1.0);
        (a + part * along).distance(at) <= half.max(3.0)
    };
    middle.windows(2).any(near)
}

/// The colour of a ribbon: of food, by its origin; of individuals, by their end.
fn color_of(shared: &Shared, why: Cause) -> Color32 {
    let of = |place: usize| pens::data(&shared.theme, place);
    match why {
        Cause::Food(Reason::Opening | Reason::Weather) => of(0),
        Cause::Food(Reason::Waste) => of(1),
        Cause::Food(Reason::Corpse) => of(2),
        Cause::Food(Reason::Player | Reason::Card) => origin(shared, Origin::Placed),
        Cause::Food(Reason::Meal(from)) => origin(shared, from),
        Cause::Food(Reason::Converted) => origin(shared, Origin::OwnStore),
        Cause::Food(Reason::Theft) => origin(shared, Origin::Theft),
        Cause::Birth(Birth::Setup) => of(1),
        Cause::Birth(Birth::Spread) => of(4),
        Cause::Birth(Birth::Revived) => of(5),
        Cause::Birth(_) => of(0),
        Cause::Death(cause) => death(shared, cause),
        Cause::Food(Reason::Digested | Reason::Spoiled | Reason::Destroyed | Reason::WithDeath | Reason::Carried) | Cause::Rest => {
            shared.theme.faint
        }
    }
}

/// The colour of an origin, in all pictures.
pub(crate) fn origin(shared: &Shared, origin: Origin) -> Color32 {
    pens::data(&shared.theme, colour(origin))
}

/// The colour of a cause of death, in all pictures.
pub(crate) fn death(shared: &Shared, cause: Death) -> Color32 {
    pens::data(&shared.theme, DEATHS.iter().position(|other| *other == cause).unwrap_or(0))
}
