//! What an action means, in messages.

mod things;

use things::lying;
pub(crate) use things::{corner_told, counted};

use crate::action::Action;
use crate::board::{Cell, Corner};
use crate::dominant::Dominant;
use crate::schema::{Beast, Card};
use crate::state::{Element, State, Terrain};
use crate::texts;
use clade_engine::{Ask, Kind, Msg, Question, Side, Small, Whom};
use clade_script::{CardThing, answer_label};

impl Dominant {
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
    pub(crate) fn means(&self, state: &State, action: Action) -> Msg {
        let name = |kind: Kind| self.cards().name_of(kind);
        match action {
            Action::Answer(answer) => answer_label(&state.frames, self.cards(), answer, |thing| self.thing_name(state, thing)),
            Action::Draw(element) | Action::Element(element) => texts::element_name(element),
            Action::Tile(tile) => texts::terrain_name(tile),
            Action::Card(kind) => name(kind),
            Action::Die(n) => texts::do_die(n),
            Action::Place(space) => self.space_told(state, space),
            Action::Advance => texts::do_advance(),
            Action::Corner(corner) => self.corner_name(state, corner),
            Action::Remove(corner) => texts::do_remove(lying(state, corner), self.corner_name(state, corner)),
            Action::Number(n) => texts::do_cubes(n),
            Action::Stack(stack) => {
                let open = state.stacks.get(usize::from(stack)).and_then(|stack| stack.open.get());
                texts::do_stack(stack + 1, open.map_or_else(texts::nothing, texts::terrain_name))
            }
            Action::Cell(cell) => self.tile_told(state, cell),
            Action::Move(from, to) => texts::do_move(self.tile_told(state, from), self.tile_told(state, to)),
            Action::Eliminate(side) => self.who(side),
            Action::Take(slot) => state.open.get(usize::from(slot)).and_then(|card| card.get()).map_or_else(texts::nothing, name),
            Action::Done => texts::do_decline(),
        }
    }

    /// A thing that a card offers.
    pub(crate) fn thing_name(&self, state: &State, i: u8) -> Msg {
        match self.offered(state) {
            Some(Cell::THING) => self.tile_told(state, Cell(i)),
            Some(Corner::THING) => self.token_name(state, Corner(i)),
            Some(Element::THING) => Element::from_byte(i).map_or_else(texts::nothing, texts::element_name),
            Some(Beast::THING) => match state.about.cell.get() {
                Some(cell) => texts::do_eliminate(self.who(Side(i)), state.cubes(cell, Side(i))),
                None => self.who(Side(i)),
            },
            Some(Card::THING) => self.cards().name_of(Kind(i)),
            Some(Terrain::THING) => Terrain::from_byte(i).map_or_else(texts::nothing, texts::terrain_name),
            _ => Msg::new(i.to_string()),
        }
    }

    /// A tile with what it pays.
    pub(crate) fn score_told(&self, state: &State, cell: Cell) -> Msg {
        let tile = self.tile_told(state, cell);
        let pays = |(_, other, points): (u8, Side, i16)| texts::paying(self.who(other), points);
        match self.payments(state, cell).filter(|&(_, _, points)| points > 0).map(pays).reduce(texts::list) {
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
