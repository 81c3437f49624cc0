//! Choosing part by part: a click on a thing leaves the actions that involve it; the next click chooses among them.

use crate::game::Seen;
use crate::prefs::Doubt;
use clade_engine::scene::{Node, Shape};

/// What was clicked so far at the open question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pick {
    /// Which question: a version of what is seen; none before the first.
    version: Option<u64>,
    /// How many actions it has.
    count: usize,
    /// The things that were clicked, each with the actions that were left.
    path: Vec<(String, Vec<u16>)>,
    /// The action that waits to be confirmed, and why, if the preferences have a word in it.
    armed: Option<(u16, Option<Doubt>)>,
}

impl Pick {
    /// Starts again if the question has changed, and says so; it has this many actions.
    pub(crate) fn follow(&mut self, version: u64, count: usize) -> bool {
        let is_new = self.version != Some(version);
        if is_new {
            *self = Self { version: Some(version), count, ..Self::default() };
        }
        is_new
    }

    /// The actions that are still meant.
    pub(crate) fn open(&self, seen: &Seen) -> Vec<u16> {
        match self.path.last() {
            Some((_, left)) => left.clone(),
            None => (0..seen.labels.len() as u16).collect(),
        }
    }

    /// Whether a click on this thing chooses something: it means some of the actions, not all of several alike.
    pub(crate) fn lights(&self, node: &Node) -> bool {
        let (meant, open) = match self.path.last() {
            Some((clicked, _)) if *clicked == node.id => return false,
            Some((_, left)) => (node.actions.iter().filter(|action| left.contains(action)).count(), left.len()),
            None => (node.actions.len(), self.count),
        };
        // An animal that stands for every answer can be clicked for them.
        let is_being = node.shape == Shape::Card && node.owner.is_some() && open > 1;
        meant == 1 || (meant > 0 && (meant < open || is_being))
    }

    /// Whether this thing can be dragged: what can be chosen, and a heap from which every answer takes something.
    pub(crate) fn carries(&self, node: &Node) -> bool {
        let is_heap = matches!(node.shape, Shape::Text | Shape::Token | Shape::Pile) && self.path.is_empty();
        let is_thing = !matches!(node.shape, Shape::Space | Shape::Corner | Shape::Panel);
        is_thing && self.lights(node) || self.is_held(node) || is_heap && self.count > 1 && node.actions.len() == self.count
    }

    /// Whether this is the card or piece that was clicked last: it can be carried, too.
    fn is_held(&self, node: &Node) -> bool {
        matches!(node.shape, Shape::Card | Shape::Token | Shape::Text | Shape::Pile) && self.last() == Some(&node.id)
    }

    /// Whether this thing was clicked for the open question, or means the action that waits to be confirmed.
    pub(crate) fn holds(&self, node: &Node) -> bool {
        self.path.iter().any(|(id, _)| *id == node.id) || self.armed().is_some_and(|action| node.actions.contains(&action))
    }

    /// Whether something was clicked.
    pub(crate) fn is_begun(&self) -> bool {
        !self.path.is_empty() || self.armed.is_some()
    }

    /// A thing is clicked: the action it means, if it is only one now; else those that are left wait for the next part. A card in hand that
    /// may be clicked only to be read is chosen by that, not played.
    pub(crate) fn click(&mut self, node: &Node, seen: &Seen) -> Option<u16> {
        let open = self.open(seen);
        let left: Vec<u16> = node.actions.iter().copied().filter(|action| open.contains(action)).collect();
        match left[..] {
            [] => None,
            [only] if !self.path.is_empty() || !is_only_looked_at(node, seen) => Some(only),
            _ => {
                self.path.push((node.id.clone(), left));
                None
            }
        }
    }

    /// Whether a card in hand is chosen, and this is another one: a click means that instead.
    pub(crate) fn is_other_card(&self, node: &Node, seen: &Seen) -> bool {
        let nodes = &seen.scene.nodes;
        let last = self.last().and_then(|id| nodes.iter().find(|other| other.id == id));
        let is_chosen = last.is_some_and(|last| self.path.len() == 1 && last.id != node.id && is_in_hand(last, seen));
        is_chosen && !self.lights(node) && is_in_hand(node, seen) && !node.actions.is_empty()
    }

    /// The action that a click on this thing would choose, if it is one.
    pub(crate) fn only(&self, node: &Node, seen: &Seen) -> Option<u16> {
        let open = self.open(seen);
        let mut left = node.actions.iter().copied().filter(|action| open.contains(action));
        left.next().filter(|_| left.next().is_none())
    }

    /// An action waits to be confirmed, because of this.
    pub(crate) fn arm(&mut self, action: u16, doubt: Option<Doubt>) {
        self.armed = Some((action, doubt));
    }

    /// The action that waits to be confirmed.
    pub(crate) fn armed(&self) -> Option<u16> {
        self.armed.map(|(action, _)| action)
    }

    /// Why it waits.
    pub(crate) fn doubt(&self) -> Option<Doubt> {
        self.armed.and_then(|(_, doubt)| doubt)
    }

    /// The thing that was clicked last, by id.
    pub(crate) fn last(&self) -> Option<&str> {
        self.path.last().map(|(id, _)| id.as_str())
    }

    /// Of the answers that are left after the last click only these are meant.
    pub(crate) fn narrow(&mut self, meant: &[u16]) {
        if let Some((_, left)) = self.path.last_mut() {
            left.retain(|action| meant.contains(action));
        }
    }

    /// One step back; `false` if there was none.
    pub(crate) fn back(&mut self) -> bool {
        self.armed.take().is_some() || self.path.pop().is_some()
    }
}

/// Whether it is a card in hand, and a question that can be answered without one: where it is asked which card, a click on one is the answer.
fn is_only_looked_at(node: &Node, seen: &Seen) -> bool {
    let asks_which = || {
        let cards = || seen.scene.nodes.iter().filter(|node| is_in_hand(node, seen));
        (0..seen.labels.len() as u16).all(|action| cards().any(|card| card.actions.contains(&action)))
    };
    is_in_hand(node, seen) && !asks_which()
}

fn is_in_hand(node: &Node, seen: &Seen) -> bool {
    let parent = node.parent.and_then(|parent| seen.scene.nodes.get(usize::from(parent)));
    node.shape == Shape::Card && parent.is_some_and(|parent| parent.shape == Shape::Hand)
}

/// Up to this many actions are always buttons, whatever they mean: "take" and "skip" are seen at once.
const FEW: usize = 2;

/// More parts that are left than these would lie over the table on which they are chosen.
const MANY: usize = 6;

/// The open actions that no thing on the table means: they are buttons. Of an action with parts, all that are left, if they are not many.
pub(crate) fn buttons(pick: &Pick, seen: &Seen) -> Vec<u16> {
    let open = pick.open(seen);
    if pick.is_begun() && open.len() > MANY {
        return nameless(pick, seen);
    }
    if pick.is_begun() || open.len() <= FEW {
        return open;
    }
    let mut meant = vec![false; seen.labels.len()];
    // A thing that means all of them decides nothing, and nobody looks for an answer in a panel.
    let decides = |node: &&Node| node.actions.len() < open.len() && !(node.shape == Shape::Panel && node.owner.is_some());
    for action in seen.scene.nodes.iter().filter(decides).flat_map(|node| &node.actions) {
        if let Some(meant) = meant.get_mut(usize::from(*action)) {
            *meant = true;
        }
    }
    open.into_iter().filter(|action| !meant[usize::from(*action)]).collect()
}

/// Of the answers that are left after a click those that nothing that can be clicked next stands for.
pub(crate) fn nameless(pick: &Pick, seen: &Seen) -> Vec<u16> {
    let lit = || seen.scene.nodes.iter().filter(|node| pick.lights(node));
    pick.open(seen).into_iter().filter(|action| !lit().any(|node| node.actions.contains(action))).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use clade_engine::scene::Scene;
    use clade_engine::{Actor, Msg, Observer, Seat, Turn};

    pub(in crate::table) fn node(id: &str, actions: &[u16]) -> Node {
        Node { actions: actions.to_vec(), ..Node::new(id.to_owned(), Shape::Space, Msg::new("x")) }
    }

    /// Five actions: two pawns may go to two spaces each; the last belongs to no thing.
    pub(in crate::table) fn seen() -> Seen {
        let nodes = vec![node("p", &[0, 1]), node("q", &[2, 3]), node("a", &[0, 2]), node("b", &[1, 3])];
        Seen {
            scene: Scene { nodes, ..Scene::default() },
            prompt: Msg::new("do"),
            turn: Turn { actor: Actor::Seat(Seat(0)), count: 5, clock: 0, set: 0 },
            texts: (0..5).map(|n| n.to_string()).collect(),
            labels: (0..5).map(|_| Msg::new("l")).collect(),
            cautions: Vec::new(),
            refusals: Vec::new(),
            staged: Vec::new(),
            observer: Observer::Seat(Seat(0)),
            step: 0,
            chances: 0,
            version: 0,
        }
    }

    #[test]
    fn two_clicks_choose_and_back_goes_back() {
        let seen = seen();
        let mut pick = Pick::default();
        assert!(pick.follow(seen.version, seen.labels.len()), "the first question is a new one");
        let [p, q, a, b] = [0, 1, 2, 3].map(|i: usize| seen.scene.nodes[i].clone());
        assert!([&p, &q, &a, &b].iter().all(|node| pick.lights(node)));
        assert_eq!(buttons(&pick, &seen), [4]);
        assert_eq!(pick.click(&p, &seen), None);
        assert_eq!([&p, &q, &a, &b].map(|node| pick.lights(node)), [false, false, true, true]);
        assert_eq!(buttons(&pick, &seen), [0, 1]);
        assert_eq!(pick.click(&b, &seen), Some(1));
        assert!(pick.back() && !pick.back());
        assert_eq!(pick.click(&a, &seen), None);
        assert_eq!(pick.click(&q, &seen), Some(2));
    }

    #[test]
    fn many_parts_are_chosen_on_the_table() {
        let mut seen = seen();
        seen.labels = (0..8).map(|_| Msg::new("l")).collect();
        seen.scene.nodes = vec![node("pawn", &[0, 1, 2, 3, 4, 5, 6])];
        seen.scene.nodes.extend((0..6).map(|space: u16| node(&format!("space {space}"), &[space])));
        let mut pick = Pick::default();
        pick.follow(1, 8);
        assert_eq!(pick.click(&seen.scene.nodes[0].clone(), &seen), None);
        assert_eq!(buttons(&pick, &seen), [6], "only what has no place there");
    }

    #[test]
    fn what_no_thing_stands_for_is_in_the_menu() {
        let mut seen = seen();
        seen.scene.nodes[0].actions.push(4);
        let mut pick = Pick { count: 5, ..Pick::default() };
        assert_eq!(pick.click(&seen.scene.nodes[0].clone(), &seen), None);
        assert_eq!((pick.last(), nameless(&pick, &seen)), (Some("p"), vec![4]));
    }

    #[test]
    fn no_answer_hides_in_a_panel() {
        let mut seen = seen();
        seen.scene.nodes.push(Node { shape: Shape::Panel, owner: Some(clade_engine::Side(0)), ..node("mat", &[4]) });
        assert_eq!(buttons(&Pick { count: 5, ..Pick::default() }, &seen), [4]);
    }

    #[test]
    fn answers_that_one_thing_means_alike_are_buttons() {
        let mut seen = seen();
        seen.scene.nodes = vec![node("how many, here", &[0, 1, 2, 3, 4])];
        let pick = Pick { count: 5, ..Pick::default() };
        assert_eq!(buttons(&pick, &seen), [0, 1, 2, 3, 4]);
        assert!(!pick.lights(&seen.scene.nodes[0]), "a click on it would decide nothing");
        assert!(!pick.carries(&seen.scene.nodes[0]));
        let heap = Node { shape: Shape::Text, ..seen.scene.nodes[0].clone() };
        assert!(pick.carries(&heap), "but what is taken from a heap can be carried from there");
    }

    #[test]
    fn an_animal_that_stands_for_every_answer_can_be_clicked() {
        let mut seen = seen();
        let animal = Node { shape: Shape::Card, owner: Some(clade_engine::Side(0)), ..node("fox", &[0, 1, 2, 3, 4]) };
        seen.scene.nodes = vec![animal.clone()];
        let mut pick = Pick { count: 5, ..Pick::default() };
        assert!(pick.lights(&animal) && pick.carries(&animal));
        assert_eq!((pick.click(&animal, &seen), pick.last()), (None, Some("fox")), "its answers are in the menu at it");
    }

    #[test]
    fn a_card_in_hand_is_chosen_before_it_is_played() {
        let mut seen = seen();
        let card = |id: &str, action| Node { shape: Shape::Card, parent: Some(0), ..node(id, &[action]) };
        let hand = Node { shape: Shape::Hand, ..node("hand", &[]) };
        seen.scene.nodes = vec![hand, card("fox", 0), card("owl", 1)];
        let fox = seen.scene.nodes[1].clone();
        let mut pick = Pick { count: 5, ..Pick::default() };
        assert_eq!((pick.click(&fox, &seen), pick.last()), (None, Some("fox")), "its only use is in the menu at it");
        assert_eq!((nameless(&pick, &seen), pick.only(&fox, &seen)), (vec![0], Some(0)));
        assert!(pick.is_other_card(&seen.scene.nodes[2], &seen) && !pick.is_other_card(&fox, &seen));
        seen.labels.truncate(2);
        let mut pick = Pick { count: 2, ..Pick::default() };
        assert_eq!(pick.click(&fox, &seen), Some(0), "asked which card, one answers with it");
    }

    #[test]
    fn an_action_waits_until_the_question_changes() {
        let mut pick = Pick::default();
        pick.arm(3, None);
        assert_eq!(pick.armed(), Some(3));
        pick.follow(1, 5);
        assert_eq!(pick.armed(), None, "another question");
    }
}
