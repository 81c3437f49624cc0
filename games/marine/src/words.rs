//! What an action means, in messages.

mod prompts;
mod things;

pub(crate) use things::marked;

use crate::action::Action;
use crate::board::{Cell, Corner, NONE, cell_word};
use crate::cards::{ANIMAL, CARD, CORNER, ELEMENT, TERRAIN, TILE};
use crate::marine::Marine;
use crate::state::{State, Step};
use crate::texts;
use clade_engine::{Answer, Msg, Side, Small, Why};

impl Marine {
    /// What an action means, for people.
    pub(crate) fn labelled(&self, state: &State, action: Action) -> Msg {
        let name = |kind: u8| self.cards().name_of(kind);
        let me = self.asked(state).unwrap_or(state.turn);
        match action {
            Action::Answer(Answer::Yes) => texts::do_yes(),
            Action::Answer(Answer::No) => texts::do_no(),
            Action::Answer(Answer::Done) => texts::do_done(),
            Action::Answer(Answer::Number(n)) => texts::do_number(n),
            Action::Answer(Answer::Thing(i)) => self.thing_name(state, i),
            Action::Draw(element) | Action::Element(element) => self.element_told(state, me, element),
            Action::Tile(tile) => texts::terrain_name(tile),
            Action::Marker(marker) => texts::marker_name(marker),
            Action::Card(kind) | Action::Keep(kind) => name(kind),
            Action::Die(n) => texts::do_die(n),
            Action::Place(pawn, space) => {
                let said = texts::do_place(self.pawn_name(pawn), self.space_told(state, space));
                let bumped = state.pawn_at(me, space).owner().filter(|&owner| owner != me);
                let said = match bumped {
                    Some(owner) => texts::do_bump(said, self.who(owner)),
                    None => said,
                };
                // What is refused has another reason.
                let refused = self.object_to_place(state, me, pawn, space, &mut Why::quiet()).is_break();
                match self.idle(state, me, space) {
                    Some(reason) if !refused => texts::do_idle(said, reason),
                    _ => said,
                }
            }
            Action::Retrieve => texts::do_retrieve(),
            Action::Take => texts::do_take(),
            Action::Skip => texts::do_skip(),
            Action::Corner(corner) => match state.agenda.top() {
                Some(Step::Speciation(side, _)) => self.ground_name(state, side, corner),
                Some(Step::Token(..)) => self.token_name(state, corner),
                _ => self.corner_name(state, corner),
            },
            Action::Remove(corner) => texts::do_remove(texts::element_name(state.corners[corner.ix()]), self.corner_name(state, corner)),
            Action::Swap(corner) => texts::do_swap(texts::element_name(state.corners[corner.ix()]), self.corner_name(state, corner)),
            Action::OnMat => texts::do_on_mat(),
            Action::OnTrait => texts::do_on_trait(),
            Action::Replace(element) => {
                let said = texts::do_replace(texts::element_name(element));
                match state.agenda.top() {
                    Some(Step::Adapt(_, new, _)) if new != element => said,
                    _ if self.options().replaces_from_bag => texts::do_nothing_changes(said),
                    // The section has one token less all the same, which the next Regression might have taken from somebody.
                    _ => texts::do_same_mat(said),
                }
            }
            Action::Number(n) => texts::do_cubes(n),
            Action::Stack(stack) => {
                let open = state.stacks.get(usize::from(stack)).map_or(NONE, |stack| stack.open);
                texts::do_stack(stack + 1, texts::terrain_name(open))
            }
            Action::Cell(cell) => self.cell_told(state, cell),
            Action::Smoker => texts::do_smoker(),
            Action::Geyser => texts::do_geyser(),
            Action::FromPool => texts::do_from_pool(state.animal(me).pool),
            Action::FromBox => texts::do_from_box(state.animal(me).eliminated),
            Action::Move(from, to) => texts::do_move(self.tile_told(state, from), self.tile_told(state, to)),
            Action::Eliminate(side) => {
                let there = match state.agenda.top() {
                    Some(Step::Eliminate(_, cell, _)) => state.cubes(cell, side),
                    _ => 0,
                };
                texts::do_eliminate(self.who(side), there)
            }
            Action::Slot(slot) => {
                let card = state.row.get(usize::from(slot)).copied().unwrap_or(NONE);
                texts::do_slot(slot + 1, if card == NONE { texts::nothing() } else { name(card) })
            }
            Action::Done => match state.agenda.top() {
                Some(Step::Garnish(..)) => texts::do_no_element(),
                Some(Step::Competition(..)) => texts::do_no_tile(),
                Some(Step::Migration(..)) => texts::do_stay(),
                _ => texts::do_enough(),
            },
        }
    }

    /// A thing that a card offers.
    fn thing_name(&self, state: &State, i: u8) -> Msg {
        match self.offered(state) {
            Some(TILE) if state.about.scores => self.score_told(state, i, self.scores_within(state)),
            Some(TILE) if state.about.tokens => texts::do_tokens(self.tile_told(state, i), state.tokens_at(i)),
            Some(TILE) => self.tile_told(state, i),
            Some(CORNER) => self.token_name(state, Corner(i)),
            Some(ELEMENT) => texts::element_name(i),
            Some(ANIMAL) if state.about.cell != NONE => texts::do_eliminate(self.who(Side(i)), state.cubes(state.about.cell, Side(i))),
            Some(ANIMAL) => self.who(Side(i)),
            Some(CARD) => self.card_told(state, i),
            Some(TERRAIN) => texts::marker_name(i),
            _ => texts::do_number(i),
        }
    }

    /// A card; a trait with the animal whose it is.
    fn card_told(&self, state: &State, kind: u8) -> Msg {
        let name = self.cards().name_of(kind);
        match self.turn_order().find(|&side| state.animal(side).traits.contains(kind)) {
            Some(owner) => texts::trait_of(name, self.who(owner)),
            None => name,
        }
    }

    /// An element, with what the open question makes of it.
    fn element_told(&self, state: &State, me: Side, element: u8) -> Msg {
        let name = texts::element_name(element);
        match state.agenda.top() {
            Some(Step::Domination(_)) => {
                texts::do_domination(name, self.domination(state, me, element), state.target[usize::from(element)])
            }
            Some(Step::SwapFor(_, corner)) if state.corners[corner.ix()] == element => texts::do_nothing_changes(name),
            _ => name,
        }
    }

    /// A cell, with what the open question makes of it: the bonus for a tile that is laid there, the points for one that is scored.
    fn cell_told(&self, state: &State, cell: Cell) -> Msg {
        match state.agenda.top() {
            Some(Step::Lay(_, tile)) => {
                let same = state.adjacent(cell).filter(|&other| state.terrain(other) == Some(tile)).count() as u8;
                texts::do_lay(cell_word(cell), self.shores_name(state, cell), self.bonus(1 + same))
            }
            Some(Step::Tectonics(..)) => {
                let vents = state.adjacent(cell).filter(|&other| state.vents.contains(other)).count() as u8;
                texts::do_vent(self.tile_told(state, cell), self.bonus(1 + vents))
            }
            Some(Step::Evolution(side, _)) => {
                let said = self.score_told(state, cell, true);
                if self.thrives(state, side, cell) { texts::do_score_thriving(said) } else { said }
            }
            _ => self.tile_told(state, cell),
        }
    }

    /// A tile with what it pays.
    fn score_told(&self, state: &State, cell: Cell, in_action: bool) -> Msg {
        let tile = self.tile_told(state, cell);
        let pays = |(place, other): (u8, Side)| texts::paying(self.who(other), self.pays(state, cell, other, place, in_action));
        match texts::listed((1u8..).zip(self.ranking(state, cell)).map(pays)) {
            Some(points) => texts::do_score(tile, points),
            None => texts::do_score_nobody(tile),
        }
    }
}
