//! What an action means, in messages.

mod things;

pub(crate) use things::{corner_told, counted, marked};

use crate::action::Action;
use crate::board::{Cell, Corner};
use crate::marine::Marine;
use crate::schema::{Beast, Card};
use crate::state::{Element, State};
use crate::terrain::Ground;
use crate::texts;
use clade_engine::{Ask, Kind, Msg, Question, Side, Small, Whom};
use clade_script::{CardThing, answer_label};

impl Marine {
    /// What an action means, for people.
    pub(crate) fn labelled(&self, state: &State, action: Action) -> Msg {
        let open = state.agenda.top();
        open.and_then(|step| step.label(self, state, action)).unwrap_or_else(|| self.means(state, action))
    }

    /// The side that the open question asks; `None` if Chance answers, or nobody.
    pub(crate) fn asked(&self, state: &State) -> Option<Side> {
        match state.agenda.top()?.asks(state) {
            Whom::Side(side) => Some(side),
            Whom::Chance | Whom::Nobody => None,
        }
    }

    /// What it means whatever the question is.
    fn means(&self, state: &State, action: Action) -> Msg {
        let name = |kind: Kind| self.cards().name_of(kind);
        let me = self.asked(state).unwrap_or(state.turn);
        match action {
            Action::Answer(answer) => answer_label(&state.frames, self.cards(), answer, |thing| self.thing_name(state, thing)),
            Action::Draw(element) | Action::Element(element) => texts::element_name(element),
            Action::Tile(tile) => texts::terrain_name(tile),
            Action::Marker(marker) => texts::marker_name(marker),
            Action::Card(kind) | Action::Keep(kind) => name(kind),
            Action::Die(n) => texts::do_die(n),
            Action::Place(pawn, space) => texts::do_place(self.pawn_name(pawn), self.space_told(state, space)),
            Action::Retrieve => texts::do_retrieve(),
            Action::Take => texts::do_take(),
            Action::Skip => texts::do_skip(),
            Action::Corner(corner) => self.corner_name(state, corner),
            Action::Remove(corner) => texts::do_remove(lying(state, corner), self.corner_name(state, corner)),
            Action::Swap(corner) => texts::do_swap(lying(state, corner), self.corner_name(state, corner)),
            Action::OnMat => texts::do_on_mat(),
            Action::OnTrait => texts::do_on_trait(),
            Action::Replace(element) => {
                let said = texts::do_replace(texts::element_name(element));
                if self.options().replaces_from_bag {
                    texts::do_nothing_changes(said)
                } else {
                    // The section has one token less all the same, which the next Regression might have taken from somebody.
                    texts::do_same_mat(said)
                }
            }
            Action::Number(n) => texts::do_cubes(n),
            Action::Stack(stack) => {
                let open = state.stacks.get(usize::from(stack)).and_then(|stack| stack.open.get());
                texts::do_stack(stack + 1, open.map_or_else(texts::nothing, texts::terrain_name))
            }
            Action::Cell(cell) => self.tile_told(state, cell),
            Action::Smoker => texts::do_smoker(),
            Action::Geyser => texts::do_geyser(),
            Action::FromPool => texts::do_from_pool(state.animal(me).pool),
            Action::FromBox => texts::do_from_box(state.animal(me).eliminated),
            Action::Move(from, to) => texts::do_move(self.tile_told(state, from), self.tile_told(state, to)),
            Action::Eliminate(side) => texts::do_eliminate(self.who(side), 0),
            Action::Slot(slot) => {
                let card = state.row.get(usize::from(slot)).and_then(|card| card.get());
                texts::do_slot(slot + 1, card.map_or_else(texts::nothing, name))
            }
            Action::Done => texts::do_enough(),
        }
    }

    /// A thing that a card offers.
    pub(crate) fn thing_name(&self, state: &State, i: u8) -> Msg {
        match self.offered(state) {
            Some(Cell::THING) if state.about.scores => self.score_told(state, Cell(i), self.scores_within(state)),
            Some(Cell::THING) if state.about.tokens => texts::do_tokens(self.tile_told(state, Cell(i)), state.tokens_at(Cell(i))),
            Some(Cell::THING) => self.tile_told(state, Cell(i)),
            Some(Corner::THING) => self.token_name(state, Corner(i)),
            Some(Element::THING) => Element::from_byte(i).map_or_else(texts::nothing, texts::element_name),
            Some(Beast::THING) => match state.about.cell.get() {
                Some(cell) => texts::do_eliminate(self.who(Side(i)), state.cubes(cell, Side(i))),
                None => self.who(Side(i)),
            },
            Some(Card::THING) => self.card_told(state, Kind(i)),
            Some(Ground::THING) => Ground::from_byte(i).map_or_else(texts::nothing, texts::ground_name),
            _ => Msg::new(i.to_string()),
        }
    }

    /// A card; a trait with the animal that has it.
    fn card_told(&self, state: &State, kind: Kind) -> Msg {
        let name = self.cards().name_of(kind);
        match self.turn_order().find(|&side| state.animal(side).traits.contains(kind)) {
            Some(owner) => texts::trait_of(name, self.who(owner)),
            None => name,
        }
    }

    /// A tile with what it pays.
    pub(crate) fn score_told(&self, state: &State, cell: Cell, in_action: bool) -> Msg {
        let tile = self.tile_told(state, cell);
        let pays = |(place, other): (u8, Side)| texts::paying(self.who(other), self.pays(state, cell, other, place, in_action));
        match (1u8..).zip(self.ranking(state, cell)).map(pays).reduce(texts::list) {
            Some(points) => texts::do_score(tile, points),
            None => texts::do_score_nobody(tile),
        }
    }

    /// The kind of thing that a card's open question offers.
    pub(crate) fn offered(&self, state: &State) -> Option<u8> {
        match state.frames.question()?.ask {
            Ask::One { thing, .. } | Ask::Some { thing, .. } => Some(thing),
            _ => None,
        }
    }
}

/// The element on a corner.
fn lying(state: &State, corner: Corner) -> Msg {
    state.element(corner).map_or_else(texts::nothing, texts::element_name)
}
