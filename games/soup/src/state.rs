//! Everything on the table.

use crate::environment::EnvironmentCard;
use crate::map::{CELLS, Cell};
use crate::phase::Phase;
use crate::rules::waste::Waste;
use crate::step::Step;
use arrayvec::ArrayVec;
use clade_engine::{Agenda, Deck, Kinds, Maybe, Order, Side, Small, Stock, Track, small};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// The most colours in play.
pub const COLOURS: usize = 4;
/// The amoebas of a colour, numbered 1 to 7.
pub const NUMBERS: u8 = 7;
/// Cubes of a colour in the whole game.
pub const CUBES: u8 = 55;

small! {
    /// A colour: it has amoebas, and there are food cubes of it. Whoever has points and genes is a [`Side`]; only in a tribe these are
    /// not the same.
    pub struct Colour;
}

impl Colour {
    /// The words for colours in texts of actions and positions.
    pub const WORDS: [&str; COLOURS] = ["red", "blue", "green", "yellow"];

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS[self.ix()]
    }

    /// The first colour of a side, by which the side is named.
    pub fn first_of(side: Side) -> Self {
        Self(side.0)
    }
}

small! {
    /// An amoeba by colour and number: `colour * 7 + number - 1`.
    pub struct Id;
}

impl Id {
    /// How many amoebas there are.
    pub const ALL: u8 = COLOURS as u8 * NUMBERS;

    /// The amoeba of this colour and number.
    pub fn of(colour: Colour, number: u8) -> Self {
        Self(colour.0 * NUMBERS + number - 1)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour(self.0 / NUMBERS)
    }

    /// Its number, 1 to 7.
    pub fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }
}

/// An amoeba's place and damage points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amoeba {
    /// Where it is, if it is in the soup.
    pub cell: Maybe<Cell>,
    /// Damage points.
    pub damage: u8,
}

/// An advanced gene, and a gene that is given up for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Upgrade {
    /// The advanced gene.
    pub advanced: u8,
    /// Its predecessor.
    pub given: u8,
}

/// What a side has: points and genes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tribe {
    /// Biological points.
    pub bp: u16,
    /// Gene cards owned.
    pub genes: Kinds,
    /// Genes in force: those owned, and those that they contain. Derived; changed only by [`crate::Soup::own`].
    pub in_force: Kinds,
    /// Genes bought in this round.
    pub new: Kinds,
    /// Reactions used in this round.
    pub reacted: Kinds,
    /// Advanced genes with those given up for them, sorted.
    pub given_up: ArrayVec<Upgrade, 8>,
}

/// The amoebas of a colour, and what its side has. In a tribe that is with the first colour; the second one has nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colony {
    /// What the side has of which this is the first colour.
    pub tribe: Tribe,
    /// The seven amoebas.
    pub amoebas: [Amoeba; NUMBERS as usize],
}

/// What a side rolled for a start cell: after a tie its rank among all, and what it rolls anew.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct StartRoll(u8);

impl StartRoll {
    /// This rank and roll, each at most 15; a rank is 0 before the first comparison, a roll before it is made.
    pub fn new(rank: u8, roll: u8) -> Self {
        Self(rank << 4 | roll)
    }

    /// How many sides rolled less before.
    pub fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The sum of two dice.
    pub fn roll(self) -> u8 {
        self.0 & 15
    }
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub deck: Deck<16>,
    /// The environment card on the compass.
    pub environment: EnvironmentCard,
    /// Pending steps.
    pub agenda: Agenda<Step>,
    /// Open scripts and what genes remember.
    pub frames: Frames,
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

    /// What a side has, to be changed.
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

    /// An amoeba, to be changed.
    pub fn amoeba_mut(&mut self, id: Id) -> &mut Amoeba {
        &mut self.colonies[id.colour().ix()].amoebas[usize::from(id.number() - 1)]
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

impl Colony {
    /// A colony before the game.
    pub fn new(bp: u16) -> Self {
        let amoebas = [Amoeba { cell: Maybe::NONE, damage: 0 }; NUMBERS as usize];
        Self { tribe: Tribe { bp, ..Tribe::default() }, amoebas }
    }

    /// Where its amoebas are that are in the soup.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.amoebas.iter().filter_map(|amoeba| amoeba.cell.get())
    }

    /// How many of its amoebas are in the soup.
    pub fn size(&self) -> u8 {
        self.amoebas.iter().filter(|a| a.cell.is_some()).count() as u8
    }
}
