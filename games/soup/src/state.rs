//! Everything on the table.

use crate::environment::{EnvironmentCard, MAX_CARDS};
use crate::map::{CELLS, Cell};
use crate::phase::Phase;
pub use crate::pieces::{Amoeba, Colony, StartRoll, Tribe, Waste};
use crate::step::Step;
pub use crate::things::{COLOURS, CUBES, Colour, Id, NUMBERS, Upgrade};
use clade_engine::{Agenda, Deck, Order, Side, Small, Stock, Track};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

clade_engine::copied_in_place! {
    /// Everything on the table.
    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct State {
        /// The ruleset under which this state is valid.
        pub ruleset: u64,
        /// The round, from 1; 0 is setup.
        pub round: u8,
        /// The phase.
        pub phase: Phase,
        /// Whether the game has ended.
        pub over: bool,
        /// Whether the defender of the current attack lost a fight.
        pub fought: bool,
        /// How many amoebas were dragged in this amoeba's turn, or since the phase began.
        pub dragged: u8,
        /// The result of the last step or script, for the step below it.
        pub result: i16,
        /// Food cubes in the soup, by cell and colour.
        pub water: [[u8; COLOURS]; CELLS],
        /// Food cubes in the supply, by colour, and those that fall only in the next round.
        pub supply: Stock<COLOURS, Waste>,
        /// The colonies.
        pub colonies: [Colony; COLOURS],
        /// The evolution ladder.
        pub ladder: Track,
        /// Ascending order, fixed since setup or the last scoring.
        pub order: Order,
        /// Setup rolls, by side.
        pub rolls: [StartRoll; COLOURS],
        /// Environment cards not yet turned.
        pub deck: Deck<MAX_CARDS>,
        /// The environment card on the compass.
        pub environment: EnvironmentCard,
        /// Pending steps.
        pub agenda: Agenda<Step>,
        /// Open scripts and what cards remember.
        pub frames: Frames,
    }
}

const _: () = assert!(size_of::<State>() <= 1024 + 64, "a state of Soup has at most 1 kB, and 64 bytes for experiments");

impl State {
    /// The amoebas of a colour.
    pub fn colony(&self, colour: Colour) -> &Colony {
        &self.colonies[colour.ix()]
    }

    /// What a side has.
    pub fn tribe(&self, side: Side) -> &Tribe {
        &self.colonies[side.ix()].tribe
    }

    /// What a side has, mutably.
    pub fn tribe_mut(&mut self, side: Side) -> &mut Tribe {
        &mut self.colonies[side.ix()].tribe
    }

    /// The environment cards not yet turned, and how often each of them is there.
    pub fn cards_left(&self) -> impl Iterator<Item = (EnvironmentCard, u32)> + '_ {
        self.deck.chances().map(|(card, n)| (EnvironmentCard(card), n))
    }

    /// An amoeba.
    pub fn amoeba(&self, id: Id) -> Amoeba {
        self.colonies[id.colour().ix()].amoebas[usize::from(id.number() - 1)]
    }

    /// An amoeba, mutably.
    pub fn amoeba_mut(&mut self, id: Id) -> &mut Amoeba {
        &mut self.colonies[id.colour().ix()].amoebas[usize::from(id.number() - 1)]
    }

    /// Whether something else than hunger gave an amoeba its last damage point.
    pub fn is_wounded(&self, id: Id) -> bool {
        self.colony(id.colour()).wounded & wound_of(id) > 0
    }

    /// Notes whether something else than hunger gave an amoeba its last damage point.
    pub(crate) fn set_wounded(&mut self, id: Id, is_wounded: bool) {
        let wounded = &mut self.colonies[id.colour().ix()].wounded;
        *wounded = *wounded & !wound_of(id) | if is_wounded { wound_of(id) } else { 0 };
    }

    /// Where an amoeba is, if it is in the soup.
    pub fn at(&self, id: Id) -> Option<Cell> {
        self.amoeba(id).cell.get()
    }

    /// Whether an amoeba is in the soup.
    pub fn lives(&self, id: Id) -> bool {
        self.amoeba(id).cell.is_some()
    }

    /// The food cubes where an amoeba is, by colour; none where it is not in the soup.
    pub fn water_of(&self, id: Id) -> [u8; COLOURS] {
        self.at(id).map_or([0; COLOURS], |cell| self.water[cell.ix()])
    }

    /// The amoebas in the cell of this one, itself among them; none where it is not in the soup.
    pub fn beside(&self, id: Id) -> impl Iterator<Item = Id> + '_ {
        self.at(id).into_iter().flat_map(|cell| self.in_cell(cell))
    }

    /// The amoebas in a cell, by colour and number.
    pub fn in_cell(&self, cell: Cell) -> impl Iterator<Item = Id> + '_ {
        let colonies = (0u8..).map(Colour).zip(&self.colonies);
        colonies.flat_map(move |(colour, colony)| {
            let numbers = (1u8..).zip(&colony.amoebas);
            numbers.filter(move |(_, a)| a.cell.is(cell)).map(move |(number, _)| Id::of(colour, number))
        })
    }

    /// The amoeba of the lowest number that is not in the soup; the first, if all are.
    pub fn next_number(&self, colour: Colour) -> Id {
        let free = self.colony(colour).amoebas.iter().position(|a| a.cell.is_none());
        Id::of(colour, free.unwrap_or_default() as u8 + 1)
    }

    /// The numbers of a colour other than that of [`State::next_number`].
    pub fn other_numbers(&self, colour: Colour) -> impl Iterator<Item = u8> + use<> {
        let lowest = self.next_number(colour).number();
        (1..=NUMBERS).filter(move |&number| number != lowest)
    }

    /// Whether this step is the open question.
    pub(crate) fn waits_for(&self, step: impl Into<Step>) -> bool {
        self.agenda.top() == Some(step.into())
    }
}

/// The bit of an amoeba among the wounded ones of its colony.
fn wound_of(id: Id) -> u8 {
    1 << (id.number() - 1)
}
