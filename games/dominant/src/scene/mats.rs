//! The mat of each animal: points, cubes, pawns, elements.

use super::Drawing;
use crate::action::Action;
use crate::state::{Element, Step};
use crate::{looks, texts};
use clade_engine::scene::{Node, Shape};
use clade_engine::{Answer, Side, Small};

impl Drawing<'_> {
    pub(super) fn mat(&mut self, side: Side) {
        let (state, game) = (self.state, self.game);
        let (animal, kind) = (state.animal(side), game.class_of(side));
        let (word, asked) = (kind.word(), game.asked(state) == Some(side));
        let mat = Node::new(word, Shape::Panel, texts::mat(texts::animal_name(kind), texts::animal_mark(kind))).of(side);
        let holds = state.survival.is(side).then(|| texts::holds(game.cards().name_of(game.rules.survival)));
        let mat = self.scene.add(holds.into_iter().fold(mat, Node::badge));
        let place = state.initiative.iter().position(|&other| other == side).map_or(0, |place| place as i64 + 1);
        let numbers = [
            ("points", texts::points(), looks::POINTS, i64::from(animal.points)),
            ("place", texts::place(), looks::TRACK, place),
            ("pool", texts::gene_pool(), looks::POOL, animal.pool.into()),
            ("eliminated", texts::eliminated(), looks::ELIMINATED, animal.eliminated.into()),
            ("dominated", texts::dominated(), looks::DOMINATED, game.dominated_by(state, side).len().into()),
        ];
        // The further cube of the insects can be dragged from here.
        let spawns = asked && matches!(state.agenda.top(), Some(Step::Spawn(_)));
        for (id, name, look, n) in numbers {
            let node = Node::new(format!("{word}-{id}"), Shape::Text, name).within(mat).of(side).look(look).value(n);
            let is_source = spawns && id == "pool";
            self.scene.add(node.actions_where(self.actions, |action| is_source && matches!(action, Action::Cell(_))));
        }
        let name = texts::pawns(state.available(side), animal.pawns);
        let pawns = Node::new(format!("{word}-pawns"), Shape::Text, name).within(mat).of(side).icon(looks::PAWN);
        // From here one of them can be dragged to its space.
        self.scene.add(pawns.actions_where(self.actions, |action| asked && matches!(action, Action::Place(_))));
        self.elements_of(side, mat);
    }

    /// The elements of a mat: those that are printed, those that were gained, and free slots.
    fn elements_of(&mut self, side: Side, mat: u16) {
        let (state, game, word) = (self.state, self.game, self.game.animal_word(side));
        let (animal, asked) = (state.animal(side), game.asked(state) == Some(side));
        let slots = Node::new(format!("{word}-elements"), Shape::Track, texts::elements()).within(mat).of(side);
        let slots = slots.because(game.element_parts(state, side));
        // What is adapted to can be dragged here.
        let adapts = asked && matches!(state.agenda.top(), Some(Step::Adaptation(_)));
        let slots = self.scene.add(slots.actions_where(self.actions, |action| adapts && matches!(action, Action::Element(_))));
        for (element, n) in Element::all().zip(game.class_of(side).printed()).filter(|&(_, n)| n > 0) {
            let node = Node::new(format!("{word}-printed-{}", element.word()), Shape::Token, texts::element_name(element)).within(slots);
            let node = node.look(looks::element(element)).mark(texts::printed(texts::element_mark(element)));
            self.scene.add(if n > 1 { node.value(n) } else { node });
        }
        // An element of the bag is no element of the mat, even where both are of one type: such answers hang nowhere and stand as buttons.
        let own = self.actions.iter().all(|&action| match action {
            Action::Answer(Answer::Thing(n)) => Element::from_byte(n).is_some_and(|element| animal.tokens.count(element) > 0),
            _ => true,
        });
        let means = |table: &Self, action: Action, element: Element| {
            let keeps = matches!(table.state.agenda.top(), Some(Step::Regression(_))) && action == Action::Element(element);
            asked && (keeps || own && table.names_element(action, element))
        };
        let exempt = |element: Element| animal.exempt.contains(element).then(texts::exempt);
        self.elements(&format!("{word}-token"), &animal.tokens, slots, means, exempt);
        let free = game.free_slots(state, side);
        if free > 0 {
            self.scene
                .add(Node::new(format!("{word}-free"), Shape::Token, texts::free_slots(free)).within(slots).of(side).look(looks::FREE));
        }
    }
}
