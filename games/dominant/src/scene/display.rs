//! The action display, the order of initiative, and what is left in stacks and the bag.

use super::Drawing;
use crate::action::Action;
use crate::display::{COMPETITION, MIGRATION, SPECIATION, Section};
use crate::rules::actions::wanderlust::in_hand;
use crate::rules::animals::Power;
use crate::rules::setup::TUNDRA;
use crate::state::{Step, Terrain};
use crate::{looks, texts};
use clade_engine::Msg;
use clade_engine::scene::{Node, Shape};

/// The rows in which elements lie.
const WITH_ELEMENTS: [Section; 6] =
    [Section::Adaptation, Section::Regression, Section::Abundance, Section::Wasteland, Section::Depletion, Section::Wanderlust];

impl Drawing<'_> {
    /// Twelve rows, each with its elements, its spaces, and what an animal does there by birth.
    pub(super) fn display(&mut self) {
        let display = self.scene.add(Node::new("display", Shape::Panel, texts::display()).look(looks::DISPLAY));
        for &section in Section::ALL {
            let word = section.word();
            let track = Node::new(format!("section-{word}"), Shape::Track, texts::section_name(section)).within(display);
            let track = self.scene.add(track.look(looks::section(section)));
            if WITH_ELEMENTS.contains(&section) {
                let bag = *self.state.section(section);
                let means = |table: &Self, action, element| action == Action::Element(element) && table.asked_section() == Some(section);
                self.elements(&format!("lying-{word}"), &bag, track, means, |_| None);
            }
            if section == Section::Competition {
                self.innate(section, Power::Competes, track);
            }
            (0..section.spaces()).for_each(|nth| self.space(section, nth, track));
            match section {
                Section::Regression => self.innate(section, Power::Endures, track),
                Section::Speciation => self.innate(section, Power::Spawns, track),
                Section::Migration => self.innate(section, Power::Flies, track),
                _ => {}
            }
        }
    }

    /// The row from which an element is chosen now.
    fn asked_section(&self) -> Option<Section> {
        match self.state.agenda.top()? {
            Step::Adaptation(_) => Some(Section::Adaptation),
            Step::Abundance(_) => Some(Section::Abundance),
            Step::Wasteland(_) => Some(Section::Wasteland),
            Step::Garnish(_) => Some(Section::Wanderlust),
            _ => None,
        }
    }

    /// The animal that is printed beside the spaces of a row, if it plays.
    fn innate(&mut self, section: Section, power: Power, track: u16) {
        let Some(side) = self.game.players().who(power) else { return };
        let (name, mark) = (self.game.who(side), texts::animal_mark(self.game.class_of(side)));
        let (name, mark) = match power {
            Power::Flies => (texts::flies(name), texts::flies_mark(mark)),
            _ => (texts::innate(name), texts::innate_mark(mark)),
        };
        self.scene.add(Node::new(format!("innate-{}", section.word()), Shape::Space, name).within(track).of(side).mark(mark));
    }

    fn space(&mut self, section: Section, nth: u8, track: u16) {
        let (state, space) = (self.state, section.space(nth));
        let node = Node::new(format!("space-{}", space.word()), Shape::Space, self.game.space_told(state, space)).within(track);
        let node = prints(section, nth).into_iter().fold(node.mark(texts::nth_space(nth + 1)), Node::badge);
        // A space of Speciation looks like the element that is printed below it.
        let node = if section == Section::Speciation { node.look(looks::element(SPECIATION[usize::from(nth)])) } else { node };
        let node = self.scene.add(node.actions_where(self.actions, |&action| action == Action::Place(space)));
        if let Some(side) = state.pawn_at(space) {
            let kind = self.game.class_of(side);
            let node = Node::new(format!("pawn-{}", space.word()), Shape::Token, texts::animal_name(kind)).within(node).of(side);
            self.scene.add(node.icon(looks::PAWN).mark(texts::pawn_mark(texts::animal_mark(kind))));
        }
    }

    /// The animals in the order of initiative, and the Survival card.
    pub(super) fn track(&mut self) {
        let (state, game) = (self.state, self.game);
        let track = self.scene.add(Node::new("track", Shape::Panel, texts::track()).look(looks::TRACK));
        for (place, &side) in (1u8..).zip(&state.initiative) {
            let name = texts::order(game.who(side), place);
            let node = Node::new(format!("order-{}", game.animal_word(side)), Shape::Text, name).within(track).of(side);
            // Of a question about a tile the cubes there are the answers.
            let means = |&action: &Action| {
                let named = self.asked_cell().is_none() && self.names_animal(action, side);
                named || action == Action::Advance && game.asked(state) == Some(side)
            };
            self.scene.add(node.actions_where(self.actions, means));
        }
        let kind = game.rules.survival;
        let card = game.cards().name_of(kind);
        let name = match state.survival.get() {
            Some(side) => texts::survival_of(card, game.who(side)),
            None => texts::survival_nobody(card),
        };
        let node = Node::new("survival", Shape::Card, name).within(track).look(looks::survival(game.cards(), kind));
        self.scene.add(node.because(game.survival_parts(state)));
        let chain = game.food_chain().map(|side| game.who(side)).reduce(texts::list).unwrap_or_else(texts::nothing);
        self.scene.add(Node::new("food-chain", Shape::Text, texts::food_chain(chain)).within(track).look(looks::FOOD_CHAIN));
        if let Some((side, tile)) = state.agenda.iter().find_map(in_hand) {
            let name = texts::in_hand(texts::terrain_name(tile));
            let node = Node::new("in-hand", Shape::Text, name).within(track).of(side).look(looks::terrain(tile));
            // It can be dragged to where it is laid.
            let lays = matches!(state.agenda.top(), Some(Step::Lay(_)));
            self.scene.add(node.actions_where(self.actions, |action| lays && matches!(action, Action::Cell(_))));
        }
    }

    /// Stacks of tiles, tundra, and the bag with what may still be drawn.
    pub(super) fn supplies(&mut self) {
        let state = self.state;
        let supply = self.scene.add(Node::new("supply", Shape::Panel, texts::supply()).look(looks::STACK));
        for (i, stack) in (0u8..).zip(&state.stacks) {
            // Before the game no tile lies open, and until Reseed none where one was taken.
            let name = match stack.open.get() {
                Some(open) => texts::stack(i + 1, texts::terrain_name(open)),
                None if stack.under == 0 => texts::empty_stack(i + 1),
                None => texts::face_down_stack(i + 1),
            };
            let look = stack.open.get().map_or_else(Default::default, looks::terrain);
            let node = Node::new(format!("stack-{}", i + 1), Shape::Pile, name).within(supply).look(look);
            let node = if stack.open.is_none() && stack.under == 0 { node } else { node.value(stack.under) };
            let pile = self.scene.add(node.actions_where(self.actions, |&action| action == Action::Stack(i)));
            for (tile, n) in state.unseen.iter().filter(|_| stack.under > 0) {
                self.under(i, tile, n, pile);
            }
        }
        let left = TUNDRA.saturating_sub(state.tundra.len());
        let node = Node::new("tundra", Shape::Pile, texts::tundra_left()).within(supply).look(looks::terrain(Terrain::Tundra));
        // It can be dragged to the tile that freezes.
        let freezes = matches!(state.agenda.top(), Some(Step::Glaciation(_)));
        self.scene.add(node.value(left).actions_where(self.actions, |action| freezes && matches!(action, Action::Cell(_))));
        let bag = Node::new("element-bag", Shape::Pile, texts::element_bag()).within(supply).look(looks::BAG);
        // What Wasteland takes out of its box can be dragged here.
        let empties = matches!(state.agenda.top(), Some(Step::Wasteland(_)));
        let bag = bag.value(state.bag.len()).actions_where(self.actions, |action| empties && matches!(action, Action::Element(_)));
        let bag = self.scene.add(bag);
        self.elements("bag", &state.bag, bag, |_, _, _| false, |_| None);
    }

    /// A tile that may lie face down in a stack.
    fn under(&mut self, stack: u8, tile: Terrain, n: u8, pile: u16) {
        let node = Node::new(format!("under-{}-{}", stack + 1, tile.word()), Shape::Token, texts::terrain_name(tile)).within(pile);
        self.scene.add(node.look(looks::terrain(tile)).mark(texts::counted_mark(texts::terrain_mark(tile))).value(n));
    }
}

/// What is printed on a space.
fn prints(section: Section, nth: u8) -> Option<Msg> {
    match section {
        Section::Migration => Some(texts::prints(MIGRATION[usize::from(nth)])),
        Section::Speciation => Some(texts::prints_element(texts::element_name(SPECIATION[usize::from(nth)]))),
        Section::Competition => {
            let [one, other] = COMPETITION[usize::from(nth)].map(texts::terrain_name);
            Some(texts::prints_arena(one, other))
        }
        _ => None,
    }
}
