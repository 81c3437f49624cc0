//! A diagram as SVG: ribbons with their amounts on hover, nodes with their names, shares and counts.

use super::pen::Pen;
use crate::sankey::{Band, Block, Cause, Diagram, Layout, NODE, Node, Ribbon, SWING, Side, Way};
use maud::{Markup, html};

/// The width of every diagram.
const WIDTH: f64 = 460.0;
/// How far words stand from their node.
const SPACE: f64 = 5.0;
/// Half the distance of two lines.
const HALF: f64 = 7.5;

/// What is said of a diagram.
pub(super) struct Said<'a> {
    /// Its name in the page.
    pub(super) id: String,
    /// What it shows, in a line and in a sentence.
    pub(super) name: String,
    pub(super) says: String,
    /// The name of a node.
    pub(super) node: &'a dyn Fn(Node) -> String,
    /// An amount: its share and its count with the unit.
    pub(super) amount: &'a dyn Fn(f64) -> String,
    /// The colour of a ribbon.
    pub(super) pen: &'a dyn Fn(Cause) -> Pen,
}

/// The picture.
pub(super) fn svg(diagram: &Diagram, said: &Said<'_>) -> Markup {
    let layout = Layout::new(diagram, WIDTH);
    let [name, says] = ["name", "says"].map(|part| format!("{}-{part}", said.id));
    let view = format!("0 0 {WIDTH} {:.0}", layout.height);
    html! {
        svg class="sankey" role="img" viewBox=(view) aria-labelledby=(format!("{name} {says}")) {
            title id=(name) { (said.name) }
            desc id=(says) { (said.says) }
            @for (ribbon, band) in diagram.ribbons.iter().zip(&layout.bands) { (drawn(diagram, ribbon, band, said)) }
            @for (place, (node, block)) in diagram.nodes.iter().zip(&layout.blocks).enumerate() {
                (labelled(block, &(said.node)(*node), &(said.amount)(diagram.through(place).into_iter().fold(0.0, f64::max))))
            }
        }
    }
}

fn drawn(diagram: &Diagram, ribbon: &Ribbon, band: &Band, said: &Said<'_>) -> Markup {
    let [from, to] = [ribbon.from, ribbon.to].map(|node| (said.node)(diagram.nodes[node]));
    let words = format!("{from} → {to}: {}", (said.amount)(ribbon.amount));
    let (pen, path) = ((said.pen)(ribbon.why).value(), path(band));
    match band.way {
        Way::On => html! { path class="flow" d=(path) fill=(pen) { title { (words) } } },
        Way::Returns | Way::Loops(_) => html! {
            path class="flow" d=(path) fill="none" stroke=(pen) stroke-width=(format!("{:.1}", band.thick.max(0.5))) { title { (words) } }
        },
    }
}

fn labelled(block: &Block, name: &str, amount: &str) -> Markup {
    let middle = block.y + block.height / 2.0;
    let (x, y, anchor) = match block.words {
        Side::Left => (block.x - SPACE, middle, "end"),
        Side::Right => (block.x + NODE + SPACE, middle, "start"),
        Side::Above => (block.x + NODE / 2.0, block.y - SPACE - 2.0 * HALF, "middle"),
    };
    let number = |value: f64| format!("{value:.1}");
    html! {
        rect class="node" x=(number(block.x)) y=(number(block.y)) width=(NODE) height=(number(block.height.max(1.0))) {
            title { (name) ": " (amount) }
        }
        text x=(number(x)) y=(number(y - HALF)) text-anchor=(anchor) dominant-baseline="central" { (name) }
        text class="amount" x=(number(x)) y=(number(y + HALF)) text-anchor=(anchor) dominant-baseline="central" { (amount) }
    }
}

/// The outline of an area, or the middle of a stroke that is as wide as the band.
fn path(band: &Band) -> String {
    let ((x0, y0), (x1, y1), half) = (band.from, band.to, band.thick / 2.0);
    match band.way {
        Way::On => {
            let mid = f64::midpoint(x0, x1);
            let (a, b, c, d) = (y0 - half, y1 - half, y1 + half, y0 + half);
            format!("M{x0:.1},{a:.1}C{mid:.1},{a:.1} {mid:.1},{b:.1} {x1:.1},{b:.1}V{c:.1}C{mid:.1},{c:.1} {mid:.1},{d:.1} {x0:.1},{d:.1}Z")
        }
        Way::Returns => {
            let turn = x1 - SWING.max((y0 - y1).abs() * 0.62).min(x1 * 1.1);
            format!("M{x0:.1},{y0:.1}H{x1:.1}C{turn:.1},{y0:.1} {turn:.1},{y1:.1} {x1:.1},{y1:.1}")
        }
        Way::Loops(lane) => {
            let swing = SWING.max(band.thick * 0.8);
            let (right, left) = (x0 + swing, x1 - swing);
            format!(
                "M{x0:.1},{y0:.1}C{right:.1},{y0:.1} {right:.1},{lane:.1} {x0:.1},{lane:.1}H{x1:.1}C{left:.1},{lane:.1} {left:.1},{y1:.1} {x1:.1},{y1:.1}"
            )
        }
    }
}
