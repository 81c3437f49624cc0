//! Diagrams balance, whatever moved.

use super::*;
use clade_ecology::row::{BIRTHS, DEATHS};
use clade_engine::ecology::Origin;
use proptest::prelude::*;

/// The width of a picture.
const WIDTH: f64 = 460.0;

fn moved(from: Place, to: Place, why: Reason, pieces: f64) -> Moved {
    Moved { from, to, why, pieces }
}

/// The place of a node.
fn place(diagram: &Diagram, node: Node) -> usize {
    diagram.nodes.iter().position(|other| *other == node).unwrap()
}

/// The worked example of Soup (6 cubes at first, 8 left by meals, 18 by the dead, 12 eaten, 20 left): all that came is 32.
#[test]
fn waste_and_bodies_bend_back() {
    let (outside, patch) = (Place::Outside, Place::Patch);
    let flows = vec![
        moved(patch, outside, Reason::Meal(Origin::Environment), 12.0),
        moved(outside, patch, Reason::Waste, 8.0),
        moved(outside, patch, Reason::Opening, 6.0),
        moved(outside, patch, Reason::Corpse, 18.0),
    ];
    let diagram = Diagram::of_food(&flows);
    let nodes = [
        Node::Comes(Reason::Opening),
        Node::Lies(patch),
        Node::Eaten,
        Node::Left,
        Node::Returns(Reason::Waste),
        Node::Returns(Reason::Corpse),
    ];
    assert_eq!(diagram.nodes, nodes);
    assert_eq!(diagram.total(), 32.0);
    assert_eq!(diagram.through(place(&diagram, Node::Lies(patch))), [32.0, 32.0]);
    assert_eq!(diagram.through(place(&diagram, Node::Left)), [20.0, 0.0]);
    let ways: Vec<Way> = Layout::new(&diagram, WIDTH).bands.iter().map(|band| band.way).collect();
    assert_eq!(ways, [Way::On, Way::On, Way::On, Way::Returns, Way::Returns]);
}

/// What is stolen goes from plates to plates, so it loops below and counts on both sides.
#[test]
fn theft_loops() {
    let flows = vec![
        moved(Place::Outside, Place::Plate, Reason::Meal(Origin::Prey), 4.0),
        moved(Place::Plate, Place::Plate, Reason::Theft, 1.0),
        moved(Place::Plate, Place::Outside, Reason::Digested, 4.0),
    ];
    let diagram = Diagram::of_food(&flows);
    assert_eq!((diagram.total(), diagram.through(place(&diagram, Node::Lies(Place::Plate)))), (4.0, [5.0, 5.0]));
    let layout = Layout::new(&diagram, WIDTH);
    let lowest = layout.blocks.iter().map(|block| block.y + block.height).fold(0.0, f64::max);
    let theft = layout.bands.iter().find_map(|band| if let Way::Loops(lane) = band.way { Some(lane) } else { None });
    assert!(theft.is_some_and(|lane| lane > lowest && lane < layout.height), "{theft:?}");
}

#[test]
fn lives_balance() {
    let births = BIRTHS.into_iter().zip([4.0, 2.5, 0.0, 0.0, 1.0, 0.5]).collect();
    let deaths = DEATHS.into_iter().zip([3.0, 0.0, 1.5, 0.0, 0.5]).collect();
    let lives = Lives { births, deaths, left: 1.0, living: 2.0, forced: 0.0, drifted: 0.0 };
    let diagram = Diagram::of_lives(&lives);
    assert_eq!((diagram.total(), diagram.through(place(&diagram, Node::Lives))), (8.0, [8.0, 8.0]));
    assert_eq!(diagram.nodes.len(), 4 + 1 + 2 + 3);
}

/// Food that goes round: five times as much passes as ever came, and the picture is no higher for it.
#[test]
fn what_goes_round_stays_in_the_picture() {
    let flows = vec![
        moved(Place::Outside, Place::Patch, Reason::Opening, 10.0),
        moved(Place::Patch, Place::Plate, Reason::Meal(Origin::Environment), 50.0),
        moved(Place::Plate, Place::Patch, Reason::Digested, 40.0),
    ];
    let diagram = Diagram::of_food(&flows);
    assert_eq!((diagram.total(), diagram.through(place(&diagram, Node::Lies(Place::Patch)))), (10.0, [50.0, 50.0]));
    let heights = Layout::new(&diagram, WIDTH).blocks.into_iter().map(|block| block.height);
    assert_eq!(heights.fold(0.0, f64::max), 190.0);
}

/// What may happen to a piece: from where, to where, why.
const STEPS: [(Place, Place, Reason); 15] = [
    (Place::Outside, Place::Patch, Reason::Opening),
    (Place::Outside, Place::Patch, Reason::Waste),
    (Place::Outside, Place::Plate, Reason::Meal(Origin::Prey)),
    (Place::Patch, Place::Plate, Reason::Meal(Origin::Environment)),
    (Place::Patch, Place::Store, Reason::Meal(Origin::Environment)),
    (Place::Patch, Place::Outside, Reason::Meal(Origin::Environment)),
    (Place::Patch, Place::Outside, Reason::Spoiled),
    (Place::Patch, Place::Patch, Reason::Carried),
    (Place::Store, Place::Plate, Reason::Converted),
    (Place::Store, Place::Outside, Reason::WithDeath),
    (Place::Plate, Place::Plate, Reason::Theft),
    (Place::Plate, Place::Store, Reason::Theft),
    (Place::Plate, Place::Outside, Reason::Digested),
    (Place::Plate, Place::Body, Reason::Carried),
    (Place::Body, Place::Patch, Reason::Corpse),
];

/// Plays steps of so many pieces, as far as there are so many; gives the flows, and what lies on the table at the end.
fn played(steps: &[(usize, u16)]) -> (Vec<Moved>, f64) {
    let mut lying = std::collections::BTreeMap::new();
    let mut flows: Vec<Moved> = Vec::new();
    for &(step, n) in steps {
        let (from, to, why) = STEPS[step];
        let there = if from == Place::Outside { u16::MAX } else { *lying.entry(from).or_insert(0) };
        let n = n.min(there);
        if n == 0 {
            continue;
        }
        lying.entry(from).and_modify(|lies| *lies -= n);
        *lying.entry(to).or_insert(0) += n;
        match flows.iter_mut().find(|flow| (flow.from, flow.to, flow.why) == (from, to, why)) {
            Some(flow) => flow.pieces += f64::from(n),
            None => flows.push(moved(from, to, why, f64::from(n))),
        }
        lying.remove(&Place::Outside);
    }
    (flows, lying.values().map(|n| f64::from(*n)).sum())
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-6 * (1.0 + a.abs())
}

proptest! {
    /// Opening + inflow = outflow + closing at each place and over all; nothing is drawn outside the picture or beside its node; the order
    /// in which flows are told changes nothing.
    #[test]
    fn what_comes_goes_or_stays(steps in prop::collection::vec((0..STEPS.len(), 1u16..40), 1..60)) {
        let (flows, left) = played(&steps);
        let diagram = Diagram::of_food(&flows);
        for (ix, _) in diagram.nodes.iter().enumerate().filter(|(_, node)| node.is_between()) {
            let [came, went] = diagram.through(ix);
            prop_assert!(near(came, went), "{:?}: {came} came, {went} went", diagram.nodes[ix]);
        }
        // What lies on plates at the end has fed, and all the rest is left.
        let rest = |ribbon: &&Ribbon| {
            let end = if diagram.nodes[ribbon.from] == Node::Lies(Place::Plate) { Node::Eaten } else { Node::Left };
            ribbon.why == Cause::Rest && diagram.nodes[ribbon.to] == end
        };
        let closing: f64 = diagram.ribbons.iter().filter(rest).map(|ribbon| ribbon.amount).sum();
        prop_assert!(near(closing, left), "{closing} drawn, {left} left");
        let ends = (0..diagram.nodes.len()).filter(|ix| diagram.through(*ix)[1] == 0.0);
        prop_assert!(near(diagram.total(), ends.map(|ix| diagram.through(ix)[0]).sum()));

        let layout = Layout::new(&diagram, WIDTH);
        for (ribbon, band) in diagram.ribbons.iter().zip(&layout.bands) {
            for (node, y) in [(ribbon.from, band.from.1), (ribbon.to, band.to.1)] {
                let block = layout.blocks[node];
                prop_assert!(y - band.thick / 2.0 >= block.y - 1e-6 && y + band.thick / 2.0 <= block.y + block.height + 1e-6);
            }
        }
        for block in &layout.blocks {
            prop_assert!(block.x >= 0.0 && block.x < WIDTH && block.y > 0.0 && block.y + block.height < layout.height);
        }
        let mut turned = flows;
        turned.reverse();
        prop_assert_eq!(Diagram::of_food(&turned).nodes, diagram.nodes);
    }
}
