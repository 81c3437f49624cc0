//! What an answer itself does, where another phase or turn begins before the next question: by what is shown of it.

use clade_engine::Msg;
use clade_engine::scene::{Node, Scene, Shape, Staged};
use std::collections::BTreeSet;

/// The things that an answer itself touches, and those that belong to a part of the game that begins after it.
#[derive(Debug)]
pub(super) struct Own {
    before: BTreeSet<String>,
    after: BTreeSet<String>,
}

impl Own {
    /// By what is shown, on the table as it was and as it is then; `None` if nothing begins: then all that changes is the answer's.
    pub(super) fn of(staged: &[Staged], scenes: [&Scene; 2], answer: u16) -> Option<Self> {
        let begins = staged.iter().position(|what| matches!(what, Staged::Began(_)))?;
        let touched = |staged: &[Staged], is_all: bool| -> BTreeSet<String> {
            staged.iter().flat_map(|what| scenes.map(|scene| touched(what, scene, is_all))).flatten().collect()
        };
        let [mut before, after] = [touched(&staged[..begins], true), touched(&staged[begins..], false)];
        // What the answer is given with.
        let used = |node: &&Node| matches!(node.shape, Shape::Card | Shape::Token) && node.actions.contains(&answer);
        before.extend(scenes[0].nodes.iter().filter(used).map(|node| node.id.clone()));
        // What lies on a thing comes and goes with it.
        for scene in scenes {
            for node in &scene.nodes {
                let below = node.parent.map(|at| &scene.nodes[usize::from(at)]);
                if below.is_some_and(|below| {
                    matches!(below.shape, Shape::Card | Shape::Track) && before.contains(&below.id) && !after.contains(&below.id)
                }) {
                    before.insert(node.id.clone());
                }
            }
        }
        Some(Self { before, after })
    }

    /// Whether what becomes of this thing is the answer's alone.
    pub(super) fn is(&self, id: &str) -> bool {
        self.before.contains(id) && !self.after.contains(id)
    }
}

/// The things that an event may change: where something moves, `is_all` that lies there, or what is of its kind. One of a heap gets another
/// name where it comes to lie.
fn touched(what: &Staged, scene: &Scene, is_all: bool) -> Vec<String> {
    let by_id = |id: &str| scene.nodes.iter().position(|node| node.id == id);
    let in_it = |at: usize| scene.nodes.iter().filter(move |node| node.parent.map(usize::from) == Some(at));
    let owner = |node: &Node| node.owner.or_else(|| node.parent.and_then(|at| scene.nodes[usize::from(at)].owner));
    let mut ids: Vec<String> = what.nodes().map(str::to_owned).collect();
    match what {
        // What is counted lies there as one thing of its kind.
        Staged::Moved { what, from, to, .. } => {
            let name = by_id(what).map(|at| &scene.nodes[at].name);
            for end in [from, to].into_iter().flatten().filter_map(|end| by_id(end)) {
                let is_any = name.is_none() || is_all && scene.nodes[end].shape == Shape::Space;
                let alike = |node: &&Node| is_any || name == Some(&node.name);
                ids.extend(in_it(end).filter(alike).map(|node| node.id.clone()));
            }
        }
        Staged::Gained { side, what, .. } => {
            let is_track = |node: &Node| node.parent.is_some_and(|at| scene.nodes[usize::from(at)].shape == Shape::Track);
            let counts = |node: &&Node| owner(node) == Some(*side) && (node.name == *what || node.shape == Shape::Token && is_track(node));
            ids.extend(scene.nodes.iter().filter(counts).map(|node| node.id.clone()));
        }
        Staged::Said(msg) => ids.extend(mentioned(msg, scene)),
        _ => {}
    }
    ids
}

/// What a message names, with what lies on it.
fn mentioned(msg: &Msg, scene: &Scene) -> Vec<String> {
    let named: Vec<bool> = scene.nodes.iter().map(|node| msg.mentions(&node.name)).collect();
    // Who names a side does not mean all that it has.
    let holds = |at: u16| named[usize::from(at)] && scene.nodes[usize::from(at)].shape != Shape::Panel;
    let is_told = |(at, node): &(usize, &Node)| named[*at] || node.parent.is_some_and(holds);
    scene.nodes.iter().enumerate().filter(is_told).map(|(_, node)| node.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Side;

    /// The last gene of a phase is bought: then another side gets its points.
    #[test]
    fn what_the_next_phase_brings_is_not_the_answers() {
        let points = || Msg::new("points");
        let mut scene = Scene::default();
        for side in 0..2 {
            let panel = scene.add(Node::new(format!("side{side}"), Shape::Panel, Msg::new("side")).of(Side(side)));
            scene.add(Node::new(format!("points{side}"), Shape::Text, points()).within(panel).value(4));
            scene.add(Node::new(format!("left{side}"), Shape::Text, Msg::new("left")).within(panel).value(4));
        }
        let paid = |side: u8, n: i32| Staged::Gained { side: Side(side), n, what: points() };
        let both = [&scene, &scene];
        assert!(Own::of(&[paid(0, -3), paid(1, 10)], both, 0).is_none(), "nothing begins: all of it is the answer's");
        let own = Own::of(&[paid(0, -3), Staged::Began(Msg::new("phase")), paid(1, 10)], both, 0).unwrap();
        let is = |id: &str| own.is(id);
        assert_eq!([is("points0"), is("points1"), is("left0")], [true, false, false]);
        let own = Own::of(&[paid(0, -3), Staged::Began(Msg::new("phase")), paid(0, 10)], both, 0).unwrap();
        assert!(!own.is("points0"), "what comes of both is not the answer's alone");
    }
}
