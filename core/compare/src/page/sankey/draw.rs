//! A diagram as SVG: ribbons with their amounts on hover, nodes with their names, shares and counts.

use super::layout::{Band, Block, Layout, NODE, WIDTH, Way, Words};
use super::{Diagram, Node, Ribbon, Why};
use crate::page::pen::Pen;
use maud::{Markup, html};

/// How far words stand from their node.
const SPACE: f64 = 5.0;
/// Half the distance of two lines.
const HALF: f64 = 7.5;

/// What is said of a diagram.
pub(in crate::page) struct Said<'a> {
    /// Its name in the page.
    pub(in crate::page) id: String,
    /// What it shows, in a line and in a sentence.
    pub(in crate::page) name: String,
    pub(in crate::page) says: String,
    /// The name of a node.
    pub(in crate::page) node: &'a dyn Fn(Node) -> String,
    /// An amount: its share and its count with the unit.
    pub(in crate::page) amount: &'a dyn Fn(f64) -> String,
    /// The colour of a ribbon.
    pub(in crate::page) pen: &'a dyn Fn(Why) -> Pen,
}

/// The picture.
pub(in crate::page) fn svg(diagram: &Diagram, said: &Said<'_>) -> Markup {
    let layout = Layout::new(diagram);
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
    let (pen, path) = ((said.pen)(ribbon.why).value(), band.path());
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
        Words::Left => (block.x - SPACE, middle, "end"),
        Words::Right => (block.x + NODE + SPACE, middle, "start"),
        Words::Above => (block.x + NODE / 2.0, block.y - SPACE - 2.0 * HALF, "middle"),
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
