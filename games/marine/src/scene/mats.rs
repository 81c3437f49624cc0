//! The mat of each animal: points, cubes, pawns, elements, traits.

use super::Drawing;
use crate::action::Action;
use crate::display::Space;
use crate::notation::names::element_word;
use crate::state::{Element, Step};
use crate::{looks, texts};
use clade_engine::scene::{Node, Shape};
use clade_engine::{Kinds, Side};

impl Drawing<'_> {
    pub(super) fn mat(&mut self, side: Side) {
        let (state, game) = (self.state, self.game);
        let (animal, kind) = (state.animal(side), game.class_of(side));
        let word = kind.word();
        let asked = game.asked(state) == Some(side);
        let name = texts::mat(texts::animal_name(kind), texts::animal_mark(kind));
        let mat = Node::new(word, Shape::Panel, name).of(side);
        let mat = self.scene.add(mat.actions_where(self.actions, |&action| asked && action == Action::Retrieve));
        let numbers = [
            ("points", texts::points(), looks::POINTS, i64::from(animal.points)),
            ("pool", texts::gene_pool(), looks::POOL, animal.pool.into()),
            ("eliminated", texts::eliminated(), looks::ELIMINATED, animal.eliminated.into()),
        ];
        for (id, name, look, n) in numbers {
            let means = |action: &Action| match *action {
                Action::FromPool => asked && id == "pool",
                Action::FromBox => asked && id == "eliminated",
                _ => false,
            };
            let node = Node::new(format!("{word}-{id}"), Shape::Text, name).within(mat).of(side).look(look).value(n);
            self.scene.add(node.actions_where(self.actions, means));
        }
        let name = texts::pawns(state.available(side), animal.pawns);
        let pawns = Node::new(format!("{word}-pawns"), Shape::Text, name).within(mat).of(side).icon(looks::PAWN);
        // From here one of them can be dragged to its space.
        self.scene
            .add(pawns.actions_where(self.actions, |action| asked && matches!(action, Action::Place(pawn, _) if pawn.owner().is_some())));
        for element in state.special_pawns(side) {
            let name = texts::special_pawn(texts::element_name(element));
            let node = Node::new(format!("special-{}", element_word(element)), Shape::Token, name).within(mat).of(side);
            let mark = texts::special_mark(texts::element_mark(element), texts::animal_mark(self.game.class_of(side)));
            let node = node.mark(mark).tint(looks::SPECIAL);
            let means = |action: &Action| asked && matches!(action, Action::Place(pawn, _) if pawn.element() == Some(element));
            self.scene.add(node.icon(looks::element(element).icon).actions_where(self.actions, means));
        }
        self.elements_of(side, asked, mat);
        self.traits(side, asked, mat);
        self.hidden(side, mat);
    }

    /// The elements of a mat: those that are printed, tokens in its free slots, tokens in the slots of traits.
    fn elements_of(&mut self, side: Side, asked: bool, mat: u16) {
        let (state, game, word) = (self.state, self.game, self.game.animal_word(side));
        let animal = state.animal(side);
        let slots = Node::new(format!("{word}-elements"), Shape::Track, texts::elements()).within(mat).of(side);
        let slots = slots.because(game.element_parts(state, side));
        // What is adapted to can be dragged here.
        let adapts = asked && matches!(state.agenda.top(), Some(Step::Adaptation(_)));
        let means = |action: &Action| asked && *action == Action::OnMat || adapts && matches!(action, Action::Element(_));
        let slots = self.scene.add(slots.actions_where(self.actions, means));
        let printed = if game.options().alternative_mats { [0; crate::state::ELEMENTS] } else { game.class_of(side).printed() };
        for element in Element::all().zip(printed).filter(|&(_, n)| n > 0) {
            self.printed(word, element, slots);
        }
        for kind in animal.traits.or(animal.copied) {
            for element in game.facts(kind).prints.iter() {
                self.printed(&format!("{word}-{}", game.cards().word_of(kind)), (element, 1), slots);
            }
        }
        let means = |table: &Self, action: Action, element: Element| {
            let keeps = matches!(table.state.agenda.top(), Some(Step::Regress(_))) && action == Action::Element(element);
            asked && (keeps || action == Action::Replace(element) || table.names_element(action, element))
        };
        self.elements(&format!("{word}-token"), &animal.tokens, slots, means);
        self.elements(&format!("{word}-held"), &animal.held, slots, means);
        let free = game.free_on_mat(state, side) + game.free_on_traits(state, side);
        if free > 0 {
            let node = Node::new(format!("{word}-free"), Shape::Token, texts::free_slots(free)).within(slots).of(side).look(looks::FREE);
            self.scene.add(node.actions_where(self.actions, |&action| asked && action == Action::OnTrait));
        }
    }

    fn printed(&mut self, place: &str, (element, n): (Element, u8), slots: u16) {
        let node = Node::new(format!("{place}-printed-{}", element_word(element)), Shape::Token, texts::element_name(element));
        let node = node.within(slots).look(looks::element(element)).mark(texts::printed(texts::element_mark(element)));
        self.scene.add(if n > 1 { node.value(n) } else { node });
    }

    fn traits(&mut self, side: Side, asked: bool, mat: u16) {
        let (game, animal) = (self.game, self.state.animal(side));
        for (kinds, copied) in [(animal.traits, false), (animal.copied, true)] {
            for kind in kinds {
                let means = |action: &Action| match *action {
                    Action::Place(_, space) => asked && space == Space::of_trait(kind),
                    Action::Keep(other) => {
                        asked && matches!(self.state.agenda.top(), Some(Step::Act(_) | Step::Exchange(_))) && other == kind
                    }
                    _ => asked && self.names_card(*action, kind),
                };
                let id = format!("{}-{}{}", game.animal_word(side), game.cards().word_of(kind), if copied { "-copy" } else { "" });
                let node = Node::new(id, Shape::Card, game.cards().name_of(kind)).within(mat).of(side);
                let node = node.look(game.cards().look_of(kind));
                let node = if copied { node.badge(texts::copied()) } else { node };
                let card = self.scene.add(node.actions_where(self.actions, means));
                if !copied || !animal.traits.contains(kind) {
                    self.bench(side, kind, card);
                }
            }
        }
    }

    /// Traits from which an animal chooses: for those who know them; for others, how many. A card that was chosen stays where it lies.
    fn hidden(&mut self, side: Side, mat: u16) {
        let (game, state, word) = (self.game, self.state, self.game.animal_word(side));
        let animal = state.animal(side);
        let [drawn, kept] = [&animal.drawn, &animal.kept].map(|secret| secret.get().into_iter().flatten().copied().collect::<Kinds>());
        let hand = |id: &str, name| Node::new(format!("{word}-{id}"), Shape::Hand, name).within(mat).of(side).look(looks::TRAITS);
        if drawn.or(kept).is_empty() {
            let lying = [("drawn", texts::dealt_traits as fn(u8) -> _), ("kept", texts::kept_traits as fn(u8) -> _)];
            for ((id, name), n) in lying.into_iter().zip(animal.face_down).filter(|&(_, n)| n > 0) {
                self.scene.add(hand(id, name(n)));
            }
            return;
        }
        let [still_drawn, already_kept] = animal.face_down;
        let name = if still_drawn > 0 { texts::dealt_traits(still_drawn) } else { texts::kept_traits(already_kept) };
        let panel = self.scene.add(hand("dealt", name));
        for kind in drawn.or(kept) {
            let means = |action: &Action| *action == Action::Keep(kind) && game.asked(state) == Some(side);
            let node = Node::new(format!("{word}-dealt-{}", game.cards().word_of(kind)), Shape::Card, game.cards().name_of(kind));
            let node = node.within(panel).look(game.cards().look_of(kind)).actions_where(self.actions, means);
            // What is only offered belongs to nobody yet.
            self.scene.add(if kept.contains(kind) { node.of(side).badge(texts::chosen()) } else { node });
        }
    }
}
