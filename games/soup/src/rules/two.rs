//! Who plays which colours. With three and four players each has one; for two players there are the designers' three variants
//! (§4.13), and this is the one place that distinguishes them:
//!
//! - [`Cast::Dummy`]: a third colony that is nobody's. It only drifts, has a gene from the start, and gets two newborns a round. What
//!   it chooses is left to chance.
//! - [`Cast::Pairs`]: each player runs two colonies, as if four played; the worse one counts.
//! - [`Cast::Tribes`]: each player runs two colours as one tribe, with one purse, one set of genes and one marker.
//!
//! A *colour* has amoebas and eats; a *side* has points, genes and a marker, and owns its colours. Only in a tribe do these differ.

use crate::action::Action;
pub use crate::options::Cast;
use crate::soup::{Events, Soup};
use crate::state::{Colour, Id, State};
use clade_engine::{Game, Question, Seat, Side, Small, Whom};

/// The third colony, which is nobody's.
const DUMMY: Side = Side(2);

/// Whoever runs a colour is asked. A step does not know the cast: [`Soup::asked`] says whose the colour is.
pub(crate) fn whoever_runs(colour: Colour) -> Whom {
    Whom::Side(Side(colour.byte()))
}

impl Soup {
    /// The side that the open question asks; `None` if Chance answers, or nobody.
    pub(crate) fn asked(&self, state: &State) -> Option<Side> {
        match state.agenda.top()?.asks(state) {
            // A side has the number of its first colour.
            Whom::Side(side) => Some(self.owner_of(Colour(side.0))),
            Whom::Chance | Whom::Nobody => None,
        }
    }

    /// Whether the open question is one for nobody's colony.
    pub(crate) fn asks_dummy(&self, state: &State) -> bool {
        self.cast == Cast::Dummy && self.asked(state) == Some(DUMMY)
    }

    /// What nobody's colony could do now, if it is to choose: with the lowest of its numbers, as these do not matter to it.
    pub(crate) fn choices_of_dummy(&self, state: &State) -> Option<Vec<Action>> {
        if !self.asks_dummy(state) {
            return None;
        }
        let mut choices = Vec::new();
        self.legal_actions(state, &mut choices);
        choices.retain(|action| !matches!(action, Action::Number(_)));
        Some(choices)
    }

    /// Where nobody's colony has one answer that is given; false where there is a choice, or somebody else is asked.
    pub(crate) fn dummy_has_no_choice(&self, state: &mut State, sink: &mut Events<'_>) -> bool {
        let choices = self.choices_of_dummy(state);
        let Some(&[only]) = choices.as_deref() else { return false };
        self.answer(state, only, sink);
        true
    }

    /// Whether nobody plays a side.
    pub(crate) fn is_dummy(&self, side: Side) -> bool {
        self.cast == Cast::Dummy && side == DUMMY
    }

    /// Whether each player runs two colours: then a reason says which one it is about.
    pub(crate) fn runs_two_colours(&self) -> bool {
        matches!(self.cast, Cast::Pairs | Cast::Tribes)
    }

    /// How many sides players have: colours, or tribes.
    pub(crate) fn played_sides(&self) -> u8 {
        match self.cast {
            Cast::Dummy | Cast::Tribes => 2,
            Cast::Each | Cast::Pairs => self.colours,
        }
    }

    /// Who sits there for a side.
    pub(crate) fn player_of(&self, side: Side) -> Seat {
        Seat(if self.cast == Cast::Pairs { side.0 % 2 } else { side.0 })
    }

    /// Whose points and genes count for a colour.
    pub(crate) fn owner_of(&self, colour: Colour) -> Side {
        Side(if self.cast == Cast::Tribes { colour.0 % 2 } else { colour.0 })
    }

    /// Whose points and genes count for an amoeba.
    pub(crate) fn owner(&self, id: Id) -> Side {
        self.owner_of(id.colour())
    }

    /// All that own points, genes and a marker.
    pub(crate) fn owners(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        (0..if self.cast == Cast::Tribes { 2 } else { self.colours }).map(Side)
    }

    /// The colours of an owner.
    pub(crate) fn colours_of(&self, owner: Side) -> impl DoubleEndedIterator<Item = Colour> + use<'_> {
        self.all().filter(move |&colour| self.owner_of(colour) == owner)
    }

    /// The colours in ascending order, in which they act. With tribes: one colour of the second-placed, both of the
    /// leader, the other colour of the second-placed (§4.13).
    pub(crate) fn ascending(&self, state: &State) -> Vec<Colour> {
        let first: Vec<Colour> = state.order.iter().map(Colour::first_of).collect();
        match (self.cast, &first[..]) {
            (Cast::Tribes, &[second, leader]) => vec![second, leader, Colour(leader.0 + 2), Colour(second.0 + 2)],
            _ => first,
        }
    }

    /// The side whose things a view shows as those of a colour: none for what is nobody's, or where colours and sides are not the same.
    pub(crate) fn shown_as(&self, colour: Colour) -> Option<Side> {
        let owner = self.owner_of(colour);
        let is_side = self.cast != Cast::Tribes && !self.is_dummy(owner);
        is_side.then_some(owner)
    }

    /// How many amoebas an owner has, of all its colours.
    pub(crate) fn amoebas_of_tribe(&self, state: &State, owner: Side) -> u8 {
        self.colours_of(owner).map(|colour| state.colony(colour).size()).sum()
    }

    /// Whether two amoebas belong together.
    pub(crate) fn are_kin(&self, one: Id, other: Id) -> bool {
        self.owner(one) == self.owner(other)
    }

    /// The score of a player at the end: of two colonies the worse one's.
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> i64 {
        let own = (0..self.played_sides()).map(Side).filter(|&side| self.player_of(side) == seat);
        own.map(|side| i64::from(state.ladder.at(side))).min().unwrap_or_default()
    }

    /// The player who is ahead: two markers never lie on one cell.
    pub(crate) fn leader(&self, state: &State) -> Option<Seat> {
        let seats = (0..self.played_sides()).map(|side| self.player_of(Side(side)));
        seats.max_by_key(|&seat| self.score_of(state, seat))
    }
}
