//! What lies on the table: amoebas, what a side has, and cubes that have not fallen yet.

use crate::map::{CELLS, Cell};
use crate::things::{COLOURS, Colour, NUMBERS, Upgrade};
use arrayvec::ArrayVec;
use clade_engine::{Kinds, Maybe, Small};
use serde::{Deserialize, Serialize};

/// An amoeba's place and damage points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amoeba {
    /// Where it is, if it is in the soup.
    pub cell: Maybe<Cell>,
    /// Damage points.
    pub damage: u8,
}

clade_engine::copied_in_place! {
    /// What a side has: points and genes.
    #[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
}

clade_engine::copied_in_place! {
    /// The amoebas of a colour, and what its side has. In a tribe that is with the first colour; the second one has nothing.
    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct Colony {
        /// What the side has of which this is the first colour.
        pub tribe: Tribe,
        /// The seven amoebas.
        pub amoebas: [Amoeba; NUMBERS as usize],
        /// Those to which something else than hunger gave the last damage point: a bit for each.
        pub wounded: u8,
    }
}

/// What a side rolled for a start cell: after a tie its rank among all, and its new roll.
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

impl Colony {
    /// A colony before the game.
    pub fn new(bp: u16) -> Self {
        let amoebas = [Amoeba { cell: Maybe::NONE, damage: 0 }; NUMBERS as usize];
        Self { tribe: Tribe { bp, ..Tribe::default() }, amoebas, wounded: 0 }
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

/// Cubes that were left and lie in no cell yet.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waste {
    /// In the pile, by colour.
    pub pile: [u8; COLOURS],
    /// Those whose cell is known, by cell and colour: they fall together.
    pub waiting: [[u8; COLOURS]; CELLS],
}

impl Waste {
    /// All cubes of a colour.
    pub fn of(&self, colour: Colour) -> u32 {
        let waiting: u32 = self.waiting.iter().map(|cell| u32::from(cell[colour.ix()])).sum();
        u32::from(self.pile[colour.ix()]) + waiting
    }

    /// The lowest colour of which a cube is in the pile: the next that falls.
    pub fn next(&self) -> Option<Colour> {
        (0u8..).zip(self.pile).find(|&(_, n)| n > 0).map(|(colour, _)| Colour(colour))
    }
}
