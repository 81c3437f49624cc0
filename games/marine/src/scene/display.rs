//! The action display, the tracks beside it, and what is left in stacks and bags.

use super::Drawing;
use crate::action::Action;
use crate::display::{Pawn, Section, Space};
use crate::notation::names::{element_word, terrain_word};
use crate::rules::actions::abundance::PutFrom;
use crate::rules::actions::wanderlust::in_hand;
use crate::state::{Element, Step, Terrain};
use crate::{looks, texts};
use clade_engine::scene::{Node, Shape};
use clade_engine::{Kind, Maybe, Msg, Side, Small};

impl Drawing<'_> {
    /// Twelve sections, each with its elements and its spaces.
    pub(super) fn display(&mut self) {
        let display = self.scene.add(Node::new("display", Shape::Panel, texts::display()).look(looks::DISPLAY));
        for &section in Section::ALL {
            let word = section.word();
            let track = Node::new(format!("section-{word}"), Shape::Track, texts::section_name(section)).within(display);
            let track = track.look(looks::section(section));
            let track = self.scene.add(track);
            if !matches!(section, Section::Speciation) && section <= Section::Wanderlust {
                let bag = *self.state.section(section);
                self.elements(&format!("lying-{word}"), &bag, track, |table, action, element| {
                    action == Action::Element(element) && table.asked_section() == Some(section)
                });
            }
            if section == Section::Regression {
                self.squares(track);
            }
            for nth in 0..section.spaces() {
                self.space(section, nth, track);
            }
            let taken = self.state.agenda.iter().find_map(in_hand).filter(|_| section == Section::Wanderlust);
            if let Some((side, tile)) = taken {
                let node = Node::new("in-hand", Shape::Token, texts::in_hand(texts::terrain_name(tile))).within(track).of(side);
                // It can be dragged to where it is laid.
                let lays = matches!(self.state.agenda.top(), Some(Step::Lay(_)));
                let node = node.look(looks::ground(tile)).mark(texts::marker_mark(tile));
                self.scene.add(node.actions_where(self.actions, |action| lays && matches!(action, Action::Cell(_))));
            }
        }
    }

    /// The section from which an element is chosen now.
    fn asked_section(&self) -> Option<Section> {
        match self.state.agenda.top()? {
            Step::Abundance(_) => Some(Section::Abundance),
            Step::Put(put) if put.from == PutFrom::Abundance => Some(Section::Abundance),
            Step::SwapFor(_) => Some(Section::Autotrophs),
            Step::Adaptation(_) => Some(Section::Adaptation),
            Step::Garnish(_) => Some(Section::Wanderlust),
            _ => None,
        }
    }

    /// The cubes on the squares of Regression.
    fn squares(&mut self, track: u16) {
        for side in self.game.turn_order() {
            let n = self.state.animal(side).regression;
            if n > 0 {
                let kind = self.game.class_of(side);
                let node = Node::new(format!("square-{}", kind.word()), Shape::Token, texts::animal_name(kind)).within(track);
                self.scene.add(node.of(side).icon(looks::CUBE).mark(texts::animal_mark(kind)).value(n));
            }
        }
    }

    fn space(&mut self, section: Section, nth: u8, track: u16) {
        let (state, space) = (self.state, section.space(nth));
        let mark = if space.is_special() { texts::special_space(nth + 1) } else { texts::nth_space(nth + 1) };
        let asked = matches!(state.agenda.top(), Some(Step::Take(take)) if take.space == space);
        let means = |action: &Action| match *action {
            Action::Place(_, other) => other == space,
            Action::Take | Action::Skip => asked,
            _ => false,
        };
        let name = texts::space(texts::section_name(section), nth + 1);
        let node = Node::new(format!("space-{}", space.word()), Shape::Space, name).within(track).mark(mark);
        let node = self.prints(section, nth).into_iter().fold(node, Node::badge);
        let node = if self.game.is_closed(section, nth) { node.because(vec![texts::why_closed()]) } else { node };
        let node = self.scene.add(node.actions_where(self.actions, means));
        let lying = state.speciation.get(usize::from(nth)).and_then(|slot| slot.get());
        let element = lying.filter(|_| section == Section::Speciation);
        if let Some(element) = element {
            let token = Node::new(format!("lying-{}", space.word()), Shape::Token, texts::element_name(element)).within(node);
            self.scene.add(token.look(looks::element(element)).mark(texts::element_mark(element)));
        }
        let markers: &[Maybe<Terrain>] = match section {
            Section::Competition => &state.competition,
            Section::Evolution => &state.evolution,
            _ => &[],
        };
        if let Some(marker) = markers.get(usize::from(nth)).and_then(|marker| marker.get()) {
            let token = Node::new(format!("marker-{}", space.word()), Shape::Token, texts::marker_name(marker)).within(node);
            let token = token.look(looks::marker(marker)).mark(texts::marker_mark(marker));
            self.scene.add(token.actions_where(self.actions, |&action| self.names_terrain(action, marker)));
        }
        self.pawn(state.pawns[space.ix()].get(), space.word(), node);
    }

    /// A pawn on a space; a special one keeps its id wherever it stands.
    pub(super) fn pawn(&mut self, pawn: Option<Pawn>, place: &str, parent: u16) {
        let Some(pawn) = pawn else { return };
        if let Some(side) = pawn.owner() {
            let kind = self.game.class_of(side);
            let node = Node::new(format!("pawn-{place}"), Shape::Token, texts::animal_name(kind)).within(parent).of(side);
            self.scene.add(node.icon(looks::PAWN).mark(texts::pawn_mark(texts::animal_mark(kind))));
        } else if let Some(element) = pawn.element() {
            let name = texts::special_pawn(texts::element_name(element));
            let node = Node::new(format!("special-{}", element_word(element)), Shape::Token, name).within(parent);
            // White, as in the box, whoever controls it: the colours of the elements are colours of animals, too.
            let node = node.icon(looks::element(element).icon).tint(looks::SPECIAL);
            let node = match self.state.controller(element) {
                Some(side) => {
                    node.of(side).mark(texts::special_mark(texts::element_mark(element), texts::animal_mark(self.game.class_of(side))))
                }
                None => node.mark(texts::element_mark(element)),
            };
            self.scene.add(node);
        }
    }

    /// What is printed on a space.
    fn prints(&self, section: Section, nth: u8) -> Option<Msg> {
        let options = self.game.options();
        match section {
            Section::Autotrophs if nth == 0 => Some(texts::prints_vent(texts::smoker_mark())),
            Section::Autotrophs => Some(texts::prints_vent(texts::geyser_mark())),
            Section::Migration => Some(options.migration.get(usize::from(nth)).map_or_else(texts::prints_all, |&n| texts::prints(n))),
            Section::Competition => Some(options.competition.get(usize::from(nth)).map_or_else(texts::prints_two, |&n| texts::prints(n))),
            _ if self.game.is_closed(section, nth) => Some(texts::prints_closed()),
            _ => None,
        }
    }

    /// The food chain, the special pawns with their target markers, the Survival card.
    pub(super) fn tracks(&mut self) {
        let chain = self.scene.add(Node::new("food-chain", Shape::Panel, texts::food_chain()).look(looks::FOOD_CHAIN));
        for side in self.game.food_chain() {
            let kind = self.game.class_of(side);
            let node = Node::new(format!("chain-{}", kind.word()), Shape::Text, texts::animal_name(kind)).within(chain).of(side);
            let node = if self.state.animal(side).retrieved { node.badge(texts::has_retrieved()) } else { node };
            // Of a question about a tile the cubes there are the answers.
            let means = |&action: &Action| self.asked_cell().is_none() && self.names_animal(action, side);
            self.scene.add(node.actions_where(self.actions, means));
        }
        let kind = self.game.rules.survival;
        let card = self.game.cards().name_of(kind);
        let name = match self.state.survival.get() {
            Some(side) => texts::survival_of(card, texts::animal_name(self.game.class_of(side))),
            None => texts::survival_nobody(card),
        };
        let look = looks::survival(self.game.cards(), kind);
        self.scene.add(Node::new("survival", Shape::Card, name).look(look).within(chain));
        let targets = self.scene.add(Node::new("targets", Shape::Panel, texts::targets()).look(looks::TARGETS));
        for element in Element::all() {
            self.target(element, targets);
        }
    }

    /// The target marker of an element, and whose its special pawn is.
    fn target(&mut self, element: Element, targets: u16) {
        let dominates = matches!(self.state.agenda.top(), Some(Step::Domination(_)));
        let means = |&action: &Action| (dominates && action == Action::Element(element)) || self.names_element(action, element);
        let node = Node::new(format!("target-{}", element_word(element)), Shape::Text, texts::element_name(element)).within(targets);
        let node = node.look(looks::element(element)).value(self.state.target[element.ix()]).actions_where(self.actions, means);
        let node = node.because(self.game.domination_parts(self.state, element));
        self.scene.add(match self.state.controller(element) {
            Some(side) => node.of(side).badge(texts::controlled(texts::animal_mark(self.game.class_of(side)))),
            None => node,
        });
    }

    /// Stacks of tiles, vents, and the bags with what may still be drawn.
    pub(super) fn supplies(&mut self) {
        let state = self.state;
        let stacks = self.scene.add(Node::new("stacks", Shape::Panel, texts::stacks()).look(looks::STACK));
        for (i, stack) in (0u8..).zip(&state.stacks) {
            // Before the game no tile lies open, at its end none is left.
            let name = match stack.open.get() {
                Some(open) => texts::stack(i + 1, texts::terrain_name(open)),
                None if stack.under == 0 => texts::empty_stack(i + 1),
                None => texts::face_down_stack(i + 1),
            };
            let node = Node::new(format!("stack-{}", i + 1), Shape::Pile, name)
                .within(stacks)
                .look(stack.open.get().map_or_else(Default::default, looks::ground));
            let node = if stack.open.is_none() && stack.under == 0 { node } else { node.value(stack.under) };
            let pile = self.scene.add(node.actions_where(self.actions, |&action| action == Action::Stack(i)));
            for (tile, n) in state.unseen.iter().filter(|_| stack.under > 0) {
                self.terrain(&format!("under-{}", i + 1), tile, n, texts::terrain_mark(tile), pile);
            }
        }
        self.scene.add(Node::new("vents", Shape::Pile, texts::vents_left()).within(stacks).look(looks::VENT).value(state.vents_left));
        let bags = self.scene.add(Node::new("bags", Shape::Panel, texts::bags()).look(looks::BAG));
        let bag = Node::new("element-bag", Shape::Pile, texts::element_bag()).within(bags).look(looks::BAG);
        let bag = self.scene.add(bag.value(state.bag.len()));
        self.elements("bag", &state.bag, bag, |table, action, element| {
            let replaces =
                matches!(table.state.agenda.top(), Some(Step::Adaptation(step)) if step.special) && table.game.options().replaces_from_bag;
            (replaces && action == Action::Element(element)) || table.names_element(action, element)
        });
        let red = Node::new("marker-bag", Shape::Pile, texts::marker_bag()).within(bags).look(looks::RED_BAG);
        let red = self.scene.add(red.value(state.markers.len()));
        for (marker, n) in state.markers.iter() {
            self.terrain("markers", marker, n, texts::marker_mark(marker), red);
        }
        self.unused_traits(bags);
    }

    /// The traits that nobody has. Those that others look at in secret are as unseen as these.
    fn unused_traits(&mut self, bags: u16) {
        let (state, game) = (self.state, self.game);
        let looked_at = |side: Side| {
            let animal = state.animal(side);
            let secret = [&animal.drawn, &animal.kept].map(|secret| secret.get().is_none());
            animal.face_down.into_iter().zip(secret).filter(|&(_, secret)| secret).map(|(n, _)| u32::from(n)).sum::<u32>()
        };
        let hidden: u32 = game.food_chain().map(looked_at).sum();
        let pile = Node::new("unused-traits", Shape::Pile, texts::unused_traits()).within(bags).look(looks::TRAITS);
        let pile = self.scene.add(pile.value(state.unused.len().saturating_sub(hidden)));
        for kind in state.unused {
            let card = Node::new(format!("unused-{}", game.cards().word_of(kind)), Shape::Card, game.cards().name_of(kind));
            self.scene.add(card.within(pile).look(game.cards().look_of(kind)).value(1));
        }
    }

    /// The traits that lie open to be chosen from.
    pub(super) fn open_traits(&mut self) {
        let (state, game) = (self.state, self.game);
        if state.open.is_empty() {
            return;
        }
        let open = self.scene.add(Node::new("open-traits", Shape::Hand, texts::open_traits()).look(looks::TRAITS));
        for kind in state.open {
            let card = Node::new(game.open_node(kind), Shape::Card, game.cards().name_of(kind)).within(open);
            self.scene.add(card.look(game.cards().look_of(kind)).actions_where(self.actions, |&action| action == Action::Keep(kind)));
        }
    }

    fn terrain(&mut self, place: &str, terrain: Terrain, n: u8, mark: Msg, parent: u16) {
        let node = Node::new(format!("{place}-{}", terrain_word(terrain)), Shape::Token, texts::marker_name(terrain)).within(parent);
        self.scene.add(node.look(looks::ground(terrain)).mark(texts::counted_mark(mark)).value(n));
    }

    /// The space of a trait, with a pawn on it.
    pub(super) fn bench(&mut self, side: Side, kind: Kind, card: u16) {
        let word = format!("{}-{}", self.game.animal_word(side), self.game.cards().word_of(kind));
        self.pawn(self.state.pawn_at(side, Space::of_trait(kind)), &word, card);
    }
}
