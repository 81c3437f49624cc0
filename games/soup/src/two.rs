//! Who plays which colours. With three and four players each has one; for two players there are the designers' three variants
//! (fact sheet §4.13), and this is the one place that tells them apart:
//!
//! - [`Cast::Dummy`]: a third colony that is nobody's. It only drifts, has a gene from the start, and gets two newborns a round. What
//!   it chooses is left to chance.
//! - [`Cast::Pairs`]: each player runs two colonies, as if four played; the worse one counts.
//! - [`Cast::Tribes`]: each player runs two colours as one tribe, with one purse, one set of genes and one marker.
//!
//! A *colour* has amoebas and eats; an *owner* has points, genes and a marker. Only in a tribe these are not the same.

use crate::options::Options;
use crate::soup::Soup;
use crate::state::{COLOURS, Colony, Id, State};
use clade_engine::{Seat, Side};

/// Who plays which colours.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cast {
    /// Each player one colour.
    Each,
    /// Two players and a colony of nobody's.
    Dummy,
    /// Two players with two colonies each.
    Pairs,
    /// Two players with a tribe of two colours each.
    Tribes,
}

impl Cast {
    /// The cast for a number of seats.
    pub(crate) fn of(seats: u8, options: &Options) -> Self {
        if seats == 2 { options.two_players } else { Self::Each }
    }

    /// How many colours are in play.
    pub(crate) fn colours(self, seats: u8) -> u8 {
        match self {
            Self::Each => seats,
            Self::Dummy => 3,
            Self::Pairs | Self::Tribes => COLOURS as u8,
        }
    }
}

/// The third colony, which is nobody's.
const DUMMY: Side = Side(2);

impl Soup {
    /// Whether nobody plays a colour.
    pub(crate) fn is_dummy(&self, side: Side) -> bool {
        self.cast == Cast::Dummy && side == DUMMY
    }

    /// Whether each player runs two colours: then a reason says of which it holds.
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

    /// Whose points and genes count for a colour: in a tribe those of its first colour.
    pub(crate) fn home(&self, side: Side) -> Side {
        if self.cast == Cast::Tribes { Side(side.0 % 2) } else { side }
    }

    /// All that own points, genes and a marker.
    pub(crate) fn owners(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        (0..if self.cast == Cast::Tribes { 2 } else { self.colours }).map(Side)
    }

    /// The colours of an owner.
    pub(crate) fn colours_of(&self, owner: Side) -> impl DoubleEndedIterator<Item = Side> + use<'_> {
        self.all().filter(move |&colour| self.home(colour) == owner)
    }

    /// The colours in the order in which they act where the lowest acts first. "One colour of the second-ranked, both of the leader,
    /// the other colour of the second-ranked."
    pub(crate) fn ascending(&self, state: &State) -> Vec<Side> {
        let owners: Vec<Side> = state.order.iter().collect();
        match (self.cast, &owners[..]) {
            (Cast::Tribes, &[second, leader]) => vec![second, leader, Side(leader.0 + 2), Side(second.0 + 2)],
            _ => owners,
        }
    }

    /// The owner whose things a view shows as a side's: none for what is nobody's, or where colours and sides are not the same.
    pub(crate) fn shown_as(&self, colour: Side) -> Option<Side> {
        matches!(self.cast, Cast::Each | Cast::Pairs).then_some(colour).or_else(|| {
            let own = self.cast == Cast::Dummy && !self.is_dummy(colour);
            own.then_some(colour)
        })
    }

    /// How many amoebas the owner of a colour has, of all its colours.
    pub(crate) fn amoebas_of_tribe(&self, state: &State, side: Side) -> u8 {
        self.colours_of(self.home(side)).map(|colour| state.colony(colour).size()).sum()
    }

    /// The points and genes that count for a colour.
    pub(crate) fn tribe<'a>(&self, state: &'a State, side: Side) -> &'a Colony {
        state.colony(self.home(side))
    }

    /// The same, to be changed.
    pub(crate) fn tribe_mut<'a>(&self, state: &'a mut State, side: Side) -> &'a mut Colony {
        state.colony_mut(self.home(side))
    }

    /// Whether two amoebas belong together.
    pub(crate) fn are_kin(&self, one: Id, other: Id) -> bool {
        self.home(one.side()) == self.home(other.side())
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
