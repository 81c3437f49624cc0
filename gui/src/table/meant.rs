//! Which things the open question is about: they stand out, so that nobody has to look for "amoeba R#3".

use super::nodes::holds_only;
use super::table_view::{TableView, each_inside};
use crate::game::Seen;
use clade_engine::scene::{Node, Shape};
use clade_engine::{Actor, CardText, Msg, Seat};

/// The things that the text of the question names, and the pieces of which every answer takes some, by index of the node.
pub(super) fn meant(view: &TableView) -> Vec<u16> {
    let all = view.seen.labels.len();
    let takes_all = |node: &Node| node.shape == Shape::Token && all > 1 && node.actions.len() == all;
    let taken = (0u16..).zip(&view.seen.scene.nodes).filter(|(_, node)| takes_all(node)).map(|(at, _)| at);
    named(view.seen, view.sides, view.cards).into_iter().chain(taken).collect()
}

/// Of several things with the same name, and of all that show the same card, it is the one that belongs to the side that is asked; of a card that
/// others have, too, none, if something of theirs is named beside it: it may be the card with which they attack.
fn named(seen: &Seen, sides: &[(Seat, Msg)], cards: &[CardText]) -> Vec<u16> {
    let owner = |node: &Node| node.owner.and_then(|side| sides.get(side.ix())).map(|(seat, _)| Actor::Seat(*seat));
    let is_own = |node: &Node| owner(node) == Some(seen.turn.actor);
    let (mut meant, mut of_cards, mut of_others) = (Vec::new(), Vec::new(), false);
    each_inside(&seen.prompt, &mut |name| {
        if sides.iter().any(|(_, side)| side == name) {
            return; // everything of a side would be meant
        }
        let nodes = (0u16..).zip(&seen.scene.nodes);
        let alike: Vec<_> = nodes.filter(|(_, node)| node.name == *name && !holds_only(node) && !node.is_land()).collect();
        let mut own = alike.iter().filter(|(_, node)| is_own(node));
        let is_card = cards.iter().any(|card| card.name == *name);
        match (&alike[..], own.next(), own.next()) {
            ([(only, node)], ..) if !is_card => {
                of_others |= owner(node).is_some() && !is_own(node);
                meant.push(*only);
            }
            (_, Some((only, _)), None) if is_card && alike.len() > 1 => of_cards.push(*only),
            (_, Some((only, _)), None) => meant.push(*only),
            _ => {}
        }
    });
    if !of_others {
        meant.extend(of_cards);
    }
    meant
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::scene::{Look, Scene};
    use clade_engine::{Observer, Side, Turn};

    #[test]
    fn what_is_named_once_is_meant_of_others_the_one_of_who_is_asked() {
        let node = |name: &'static str, side: u8| Node::new(name, Shape::Token, Msg::new(name)).of(Side(side));
        let nodes = vec![
            node("amoeba", 1),
            node("wolf", 0),
            node("wolf", 1),
            node("hunger", 1),
            node("thirst", 0),
            node("thirst", 1),
            node("red", 0),
        ];
        let names = ["amoeba", "wolf", "hunger", "thirst", "red", "nothing"];
        let prompt = Msg { args: names.map(|name| (name.into(), Msg::new(name).into())).to_vec(), ..Msg::new("choose") };
        let mut seen = Seen {
            scene: Scene { nodes, ..Scene::default() },
            prompt,
            turn: Turn { actor: Actor::Seat(Seat(0)), count: 0, clock: 0, set: 0 },
            texts: Vec::new(),
            labels: Vec::new(),
            cautions: Vec::new(),
            refusals: Vec::new(),
            staged: Vec::new(),
            observer: Observer::Public,
            step: 0,
            chances: 0,
            version: 0,
        };
        let sides = [(Seat(0), Msg::new("red")), (Seat(1), Msg::new("blue"))];
        let card = |name: &'static str| CardText {
            also: None,
            id: name.to_owned(),
            name: Msg::new(name),
            text: Msg::new(name),
            family: None,
            costs: None,
            facts: Vec::new(),
            doubt: None,
            look: Look::default(),
            from: String::new(),
            changed: Vec::new(),
        };
        let cards = [card("hunger"), card("thirst")];
        assert_eq!(named(&seen, &sides, &cards), [0, 1], "no card of another side, nothing for a side's own name");
        seen.prompt.args.remove(0);
        assert_eq!(named(&seen, &sides, &cards), [1, 4], "nothing of the other side is named: it is one's own card");
    }
}
