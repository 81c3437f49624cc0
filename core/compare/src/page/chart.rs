//! One panel: two axes, lines, bands, areas and marks, as SVG.
//!
//! The drawing library lays out axes and shapes; marks with their values on hover, and names for screen readers, are added here.

use super::pen::{Pen, paint};
use maud::{Markup, PreEscaped, html};
use plotters::chart::ChartContext;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::{
    Cartesian2d, ChartBuilder, DrawingAreaErrorKind, IntoDrawingArea, PathElement, Polygon, Rectangle, SVGBackend, TextStyle,
};
use plotters::style::{Color, FontFamily, IntoFont};

/// The width of every panel, in units of its own: four or so to a point on a screen, as the library draws at whole units only.
pub(super) const WIDTH: u32 = 1280;
/// The size of letters.
pub(super) const LETTERS: f64 = 46.0;
/// The library divides sizes by this.
const OF_LIBRARY: f64 = 1.24;
/// Room for the numbers of the axes.
const LEFT: u32 = 170;
const BELOW: u32 = 140;

type Pane<'a> = ChartContext<'a, SVGBackend<'a>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;
type Fault = DrawingAreaErrorKind<std::io::Error>;

/// An axis.
pub(super) struct Axis<'a> {
    pub(super) range: (f64, f64),
    /// Numbers along it, about; none where it has no numbers.
    pub(super) ticks: usize,
    /// What it counts; empty where that is said elsewhere.
    pub(super) title: String,
    pub(super) number: &'a dyn Fn(f64) -> String,
}

/// A panel.
pub(super) struct Chart<'a> {
    /// Its name in the page.
    pub(super) id: String,
    pub(super) height: u32,
    /// What it shows, in a line and in a sentence, for screen readers.
    pub(super) name: String,
    pub(super) says: String,
    pub(super) x: Axis<'a>,
    pub(super) y: Axis<'a>,
    /// From the lowest on.
    pub(super) layers: Vec<Layer>,
}

/// What is in it.
pub(super) enum Layer {
    /// Between two lines.
    Band(Vec<(f64, f64, f64)>, Pen),
    /// Along points; with its width.
    Line(Vec<(f64, f64)>, Pen, u32),
    /// A rectangle between two corners, with a pattern over it and what is said of it.
    Area([(f64, f64); 2], Pen, Pen, String),
    /// A point with what is said of it.
    Mark((f64, f64), Shape, Pen, String),
    /// Words at a place, to the right of it and above.
    Prose((f64, f64), String),
    /// A dashed frame between two corners with words in it: where there is nothing to draw, and why.
    Frame([(f64, f64); 2], String),
    /// A number below the axis at this x.
    Foot(f64, String),
}

/// How a point looks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    Circle,
    Square,
    Triangle,
    Diamond,
}

impl Shape {
    /// By place; after the last they begin again.
    pub(super) const fn of(place: usize) -> Self {
        [Self::Circle, Self::Square, Self::Triangle, Self::Diamond][place % 4]
    }

    /// Its outline about a point.
    fn path(self, (x, y): (i32, i32)) -> String {
        match self {
            Self::Circle => format!("M{},{y} a14,14 0 1,0 28,0 a14,14 0 1,0 -28,0 z", x - 14),
            Self::Square => format!("M{},{} h26 v26 h-26 z", x - 13, y - 13),
            Self::Triangle => format!("M{x},{} l17,30 h-34 z", y - 19),
            Self::Diamond => format!("M{x},{} l18,18 l-18,18 l-18,-18 z", y - 18),
        }
    }
}

impl Chart<'_> {
    /// The panel as markup.
    pub(super) fn svg(&self) -> Markup {
        let mut drawn = String::new();
        let marks = self.draw(&mut drawn).expect("a panel of a fixed size has room, and a text takes all that is written");
        let shapes = drawn.split_once('\n').map_or("", |(_, shapes)| shapes.trim_end().trim_end_matches("</svg>"));
        let [name, says] = ["name", "says"].map(|part| format!("{}-{part}", self.id));
        html! {
            svg class="chart" role="img" viewBox=(format!("0 0 {WIDTH} {}", self.height)) aria-labelledby=(format!("{name} {says}")) {
                title id=(name) { (self.name) }
                desc id=(says) { (self.says) }
                (PreEscaped(tidy(&paint(shapes))))
                (marks)
            }
        }
    }

    fn draw(&self, into: &mut String) -> Result<Markup, Fault> {
        let root = SVGBackend::with_string(into, (WIDTH, self.height)).into_drawing_area();
        let numbers = |axis: &Axis<'_>, room: u32| if axis.ticks == 0 && axis.title.is_empty() { 60 } else { room };
        let mut pane = ChartBuilder::on(&root)
            .margin_top(30)
            .margin_right(80)
            .x_label_area_size(numbers(&self.x, if self.x.title.is_empty() { 80 } else { BELOW }) + self.foot())
            .y_label_area_size(numbers(&self.y, LEFT))
            .build_cartesian_2d(self.x.range.0..self.x.range.1, self.y.range.0..self.y.range.1)?;
        self.axes(&mut pane)?;
        for layer in &self.layers {
            shape(&pane, layer)?;
        }
        let at = |point: (f64, f64)| pane.plotting_area().map_coordinate(&point);
        let bottom = self.height as i32 - 85;
        let marks = html! { @for layer in &self.layers { (mark(layer, &at, bottom)) } };
        root.present()?;
        Ok(marks)
    }

    fn foot(&self) -> u32 {
        if self.layers.iter().any(|layer| matches!(layer, Layer::Foot(..))) { 70 } else { 0 }
    }

    fn axes(&self, pane: &mut Pane<'_>) -> Result<(), Fault> {
        let font = || TextStyle::from((FontFamily::SansSerif, LETTERS * OF_LIBRARY).into_font());
        let letters = |pen: Pen| TextStyle { color: pen.letters().to_backend_color(), ..font() };
        let (x, y) = (|value: &f64| (self.x.number)(*value), |value: &f64| (self.y.number)(*value));
        let mut mesh = pane.configure_mesh();
        mesh.disable_x_mesh()
            .set_all_tick_mark_size(14)
            .x_labels(self.x.ticks)
            .y_labels(self.y.ticks)
            .x_label_formatter(&x)
            .y_label_formatter(&y)
            .axis_style(Pen::MUTED.line(2))
            .bold_line_style(Pen::GRID.line(2))
            .light_line_style(Pen::GRID.line(0))
            .max_light_lines(0)
            .label_style(letters(Pen::INK))
            .axis_desc_style(letters(Pen::MUTED))
            .x_desc(self.x.title.as_str());
        if self.y.ticks == 0 {
            mesh.disable_y_mesh().disable_y_axis();
        }
        if self.x.ticks == 0 {
            mesh.disable_x_axis();
        }
        mesh.draw()
    }
}

fn shape(pane: &Pane<'_>, layer: &Layer) -> Result<(), Fault> {
    let area = pane.plotting_area();
    match layer {
        Layer::Band(points, pen) => {
            let above = points.iter().map(|&(x, _, high)| (x, high));
            let below = points.iter().rev().map(|&(x, low, _)| (x, low));
            area.draw(&Polygon::new(above.chain(below).collect::<Vec<_>>(), pen.area(0.25)))
        }
        Layer::Line(points, pen, width) => area.draw(&PathElement::new(points.clone(), pen.line(*width))),
        Layer::Area(corners, pen, ..) => area.draw(&Rectangle::new(*corners, pen.area(1.0))),
        Layer::Mark(..) | Layer::Prose(..) | Layer::Frame(..) | Layer::Foot(..) => Ok(()),
    }
}

/// What the library does not draw: patterns, marks with words on hover, free words.
fn mark(layer: &Layer, at: &dyn Fn((f64, f64)) -> (i32, i32), bottom: i32) -> Markup {
    match layer {
        Layer::Area([a, b], _, pattern, words) => {
            let ((x0, y0), (x1, y1)) = (at(*a), at(*b));
            html! {
                rect class="hit" x=(x0.min(x1)) y=(y0.min(y1)) width=((x1 - x0).abs()) height=((y1 - y0).abs()) fill=(pattern.value()) {
                    title { (words) }
                }
            }
        }
        Layer::Mark(point, shape, pen, words) => {
            let (x, y) = at(*point);
            html! {
                g class="mark" {
                    path d=(shape.path((x, y))) fill=(pen.value()) {}
                    circle cx=(x) cy=(y) r="44" fill="transparent" { title { (words) } }
                }
            }
        }
        Layer::Prose(point, words) => {
            let (x, y) = at(*point);
            html! { text x=(x) y=(y - 12) font-size=(LETTERS) fill="var(--c0)" { (words) } }
        }
        Layer::Frame([a, b], words) => {
            let ((x0, y0), (x1, y1)) = (at(*a), at(*b));
            let (left, top, width, height) = (x0.min(x1), y0.min(y1), (x1 - x0).abs(), (y1 - y0).abs());
            html! {
                rect x=(left) y=(top) width=(width) height=(height) fill="none" stroke="var(--c2)" stroke-width="4" stroke-dasharray="16 12" {}
                text x=(left + 24) y=(i32::midpoint(y0, y1)) dominant-baseline="central" font-size=(LETTERS) fill="var(--c2)" { (words) }
            }
        }
        Layer::Foot(x, words) => {
            let (x, _) = at((*x, 0.0));
            html! { text x=(x) y=(bottom) font-size=(LETTERS * 0.9) text-anchor="middle" fill="var(--c2)" { (words) } }
        }
        Layer::Band(..) | Layer::Line(..) => html! {},
    }
}

/// Without what every element repeats.
fn tidy(shapes: &str) -> String {
    let size = format!(" font-size=\"{}\"", LETTERS * OF_LIBRARY / OF_LIBRARY);
    [" opacity=\"1\"", " font-family=\"sans-serif\"", size.as_str(), "\n"]
        .iter()
        .fold(shapes.to_owned(), |text, part| text.replace(part, ""))
}
