//! What the table tells of its numbers.

use clade_engine::scene::Node;
use clade_engine::{Module, Msg, Observer, Setup, Tools};
use std::collections::BTreeMap;

/// What is told of a thing, by the ids of the messages and of those within.
fn told(position: &str, id: &str) -> Vec<String> {
    let rules = clade_marine::MODULE.ruleset(&Setup { seats: 3, options: BTreeMap::new() }, &[]).expect("the rules");
    let mut face = rules.open(Tools::default()).expect("it opens");
    let at = face.place(position).unwrap_or_else(|e| panic!("{e}"));
    let scene = face.scene(at, Observer::Host).expect("a scene");
    let node: &Node = scene.nodes.iter().find(|node| node.id == id).expect("it lies there");
    node.because.iter().map(|msg: &Msg| msg.id.to_string()).collect()
}

#[test]
fn a_tile_tells_what_an_evolution_action_pays_now() {
    let position = |row: &str| {
        format!(
            "row = [{row}]\ndeck = [0, 0, 31]\nspecies = {{ e4 = {{ crustaceans = 3, cephalopods = 2 }} }}\n\
             pending = [\"turn crustaceans\"]"
        )
    };
    let usual = told(&position("\"annelids\", \"biodiversity\", \"fertile\", \"asteroid\""), "cell-e4");
    assert!(!usual.iter().any(|id| id == "marine-part-in-action"), "{usual:?}");
    let radiated = told(&position("\"annelids\", \"solar_radiation\", \"fertile\", \"asteroid\""), "cell-e4");
    assert_eq!(radiated.iter().filter(|id| *id == "marine-part-in-action").count(), 2, "both animals get a point less: {radiated:?}");
}
