//! The table as nodes, and their fixed places.

use crate::pond::Pond;
use crate::state::State;
use crate::texts;
use clade_engine::scene::{Form, Look, Node, Region, Shape, Template, Tint};
use clade_engine::{Actor, Answer, Game, Hidden, Rules, Scene, Shown, Side, View};

/// The pond, the deck, and for each player what they have.
pub(crate) fn scene(game: &Pond, view: &View<State>, actions: &[Answer]) -> Scene {
    let mut scene = Scene::default();
    scene.add(Node::new("pond", Shape::Pile, texts::game()).look(Look::of("lily-pads", Tint::Teal)).value(view.pond));
    let deck = scene.add(Node::new("deck", Shape::Pile, texts::deck()).icon("card-draw").value(view.deck.len()));
    for (kind, weight) in view.deck.chances() {
        let card = Node::new(format!("deck-{}", kind.0), Shape::Card, game.vm.cards().name_of(kind)).within(deck).value(weight);
        scene.add(card.look(game.vm.cards().look_of(kind)));
    }
    let (asked, from_hand) = (game.actor(view), !game.list_is_public(view));
    for side in game.all_sides() {
        let (i, hand, front) = (side.0, &view.hands[side.ix()], view.in_front[side.ix()]);
        let panel = scene.add(Node::new(format!("side{i}"), Shape::Panel, game.side_name(side)).of(side));
        scene.add(Node::new(format!("food{i}"), Shape::Text, texts::food()).within(panel).icon("fly").value(view.food[side.ix()]));
        scene.add(Node::new(format!("hand{i}"), Shape::Text, texts::hand()).within(panel).icon("poker-hand").value(hand.len()));
        let held = Node::new(format!("held{i}"), Shape::Hand, texts::hand()).within(panel).of(side);
        let held = if hand.cards().is_empty() { panel } else { scene.add(held) };
        let cards = hand.cards().iter().map(|(kind, n)| ("card", kind, n)).chain(front.map(|kind| ("front", kind, 1)));
        for (place, kind, n) in cards {
            let meant = asked == Actor::Seat(game.seat_of(side)) && from_hand == (place == "card");
            let lies_on = if place == "card" { held } else { panel };
            let card = Node::new(format!("{place}{i}-{}", kind.0), Shape::Card, game.vm.cards().name_of(kind)).within(lies_on).value(n);
            scene.add(card.look(game.vm.cards().look_of(kind)).actions_where(actions, |&action| meant && action == Answer::Thing(kind.0)));
        }
    }
    scene
}

/// The pond and its deck above or at the left, the players below one another.
pub(crate) fn template(game: &Pond, form: Form) -> Option<Template> {
    let wide = form == Form::Wide;
    let middle = if wide { [0, 0, 250, 1000] } else { [0, 0, 1000, 250] };
    let middle = Region { name: "middle".to_owned(), nodes: vec!["pond".to_owned(), "deck".to_owned()], place: middle, reserved: [1, 2] };
    let each = if wide { 1000 } else { 750 } / u16::from(game.seats);
    let player = |side: Side| {
        let (name, nth) = (format!("side{}", side.0), u16::from(side.0));
        let place = if wide { [250, nth * each, 750, each] } else { [0, 250 + nth * each, 1000, each] };
        Region { nodes: vec![name.clone()], name, place, reserved: [6, 2] }
    };
    Some(Template { regions: [middle].into_iter().chain(game.all_sides().map(player)).collect() })
}
