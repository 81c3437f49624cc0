//! Everything on the table.

use crate::board::{CELLS, CORNERS, Cell, Cells, Corner, all_cells};
use crate::display::{SPACES, Section, Space};
pub use crate::element::{ELEMENTS, Element, Elements};
pub use crate::step::Step;
pub use crate::terrain::{TERRAINS, TILES, Terrain};
use arrayvec::ArrayVec;
use clade_engine::{Agenda, Bag, Deck, Kind, Kinds, Maybe, Side, Small, small};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// The most animals in play.
pub const SIDES: usize = 6;
/// The stacks of tiles for Wanderlust.
pub const STACKS: usize = 3;
/// The most kinds of cards.
pub const CARDS: usize = 60;
/// Stands for "no card" where a card is named as the cause.
pub(crate) const NO_CARD: Kind = Kind(u8::MAX);
/// The face-up cards.
pub const OPEN: usize = 5;

/// A stack of tiles: nobody has seen those under the top one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The tile that lies face up.
    pub open: Maybe<Terrain>,
    /// How many lie under it.
    pub under: u8,
}

small! {
    /// A phase of a turn (§5).
    pub enum Phase {
        /// Before the first turn.
        Setup,
        /// Pawns are placed.
        Planning,
        /// Their actions are carried out.
        Execution,
        /// Extinction, Survival, Reseed.
        Reset,
    }
}

/// An animal: its display and its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Animal {
    /// Victory points.
    pub points: i16,
    /// Cubes in the gene pool.
    pub pool: u8,
    /// Eliminated cubes.
    pub eliminated: u8,
    /// Pawns that it has, on the display or not.
    pub pawns: u8,
    /// Elements that it has gained.
    pub tokens: Bag<ELEMENTS, Element>,
    /// How many elements of each type it has, printed and gained ones. Derived.
    pub elements: [u8; ELEMENTS],
    /// Types that it does not lose to this Regression.
    pub exempt: Elements,
}

clade_engine::copied_in_place! {
    /// Everything on the table.
    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct State {
        /// The ruleset under which this state is valid.
        pub ruleset: u64,
        /// The turn, from 1; 0 is setup.
        pub round: u16,
        /// The phase of the turn.
        pub phase: Phase,
        /// Whether this turn is the last one.
        pub ending: bool,
        /// Whether the game has ended.
        pub over: bool,
        /// Turns in a row without a card, including this one; 0 in a turn in which one was taken.
        pub quiet: u8,
        /// Whether a card was taken that has done nothing yet.
        pub idle: bool,
        /// The result of a verb's steps, for the script that waits for it.
        pub result: i16,
        /// The animals in the order of initiative.
        pub initiative: ArrayVec<Side, SIDES>,
        /// The large tile in each cell.
        #[serde(with = "serde_big_array::BigArray")]
        pub tiles: [Maybe<Terrain>; CELLS],
        /// The cells with tundra on the tile.
        pub tundra: Cells,
        /// Cubes in each cell, by side.
        #[serde(with = "serde_big_array::BigArray")]
        pub species: [[u8; SIDES]; CELLS],
        /// Those of them that hibernate.
        #[serde(with = "serde_big_array::BigArray")]
        pub asleep: [[u8; SIDES]; CELLS],
        /// The element on each corner.
        #[serde(with = "serde_big_array::BigArray")]
        pub corners: [Maybe<Element>; CORNERS],
        /// Elements in the bag.
        pub bag: Bag<ELEMENTS, Element>,
        /// Tiles that lie face down in stacks.
        pub unseen: Bag<TILES, Terrain>,
        /// The stacks.
        pub stacks: [Stack; STACKS],
        /// Whose pawn stands on each space of the display.
        #[serde(with = "serde_big_array::BigArray")]
        pub pawns: [Maybe<Side>; SPACES],
        /// Elements in the rows of the display, see [`State::section`].
        pub sections: [Bag<ELEMENTS, Element>; 6],
        /// The animals.
        pub animals: [Animal; SIDES],
        /// Who holds the Survival card. Derived.
        pub survival: Maybe<Side>,
        /// Dominance cards not yet turned over; those that were taken out are a layer that is never drawn.
        pub deck: Deck<CARDS, Kind>,
        /// The face-up cards.
        pub open: [Maybe<Kind>; OPEN],
        /// Cards that have left the game.
        pub discard: Kinds,
        /// Tiles that were chosen for Domination in this turn.
        pub dominated: Cells,
        /// Cubes in each cell that have migrated in this action.
        #[serde(with = "serde_big_array::BigArray")]
        pub moved: [u8; CELLS],
        /// What the next question of a card is about.
        pub about: crate::about::About,
        /// Pending steps.
        pub agenda: Agenda<Step>,
        /// Open scripts and what cards remember.
        pub frames: Frames,
    }
}

const _: () = assert!(size_of::<State>() <= 2 * 1024, "a state of Dominant Species has at most 2 kB");

impl Animal {
    /// The types of elements that it has.
    #[inline]
    pub fn eats(&self) -> Elements {
        Element::all().filter(|element| self.elements[element.ix()] > 0).collect()
    }

    /// How many elements it has, printed and gained ones.
    pub fn element_count(&self) -> u8 {
        self.elements.iter().sum()
    }
}

impl State {
    /// An animal.
    #[inline]
    pub fn animal(&self, side: Side) -> &Animal {
        &self.animals[side.ix()]
    }

    /// An animal, mutably.
    #[inline]
    pub fn animal_mut(&mut self, side: Side) -> &mut Animal {
        &mut self.animals[side.ix()]
    }

    /// The terrain of a cell; `None` if no tile lies there.
    #[inline]
    pub fn terrain(&self, cell: Cell) -> Option<Terrain> {
        if self.tundra.contains(cell) {
            return Some(Terrain::Tundra);
        }
        self.tiles[cell.ix()].get()
    }

    /// The cells with a tile.
    #[inline]
    pub fn earth(&self) -> Cells {
        let lies = |(_, tile): &(Cell, &Maybe<Terrain>)| tile.is_some();
        all_cells().zip(&self.tiles).filter(lies).map(|(cell, _)| cell).collect()
    }

    /// The element on a corner.
    #[inline]
    pub fn element(&self, corner: Corner) -> Option<Element> {
        self.corners[corner.ix()].get()
    }

    /// The elements that touch a cell.
    #[inline]
    pub fn touching(&self, cell: Cell) -> impl Iterator<Item = Element> {
        crate::board::corners(cell).into_iter().filter_map(|corner| self.element(corner))
    }

    /// Whether this is a cell, and has a tile.
    pub(crate) fn has_tile(&self, cell: Cell) -> bool {
        cell.ix() < CELLS && self.terrain(cell).is_some()
    }

    /// The neighbours of a cell that have a tile.
    #[inline]
    pub fn adjacent(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        crate::board::neighbours(cell).filter(|&other| self.tiles[other.ix()].is_some())
    }

    /// How many neighbours of a cell are tundra.
    pub fn cold_around(&self, cell: Cell) -> u8 {
        self.adjacent(cell).filter(|&other| self.tundra.contains(other)).count() as u8
    }

    /// An animal's cubes in a cell.
    #[inline]
    pub fn cubes(&self, cell: Cell, side: Side) -> u8 {
        self.species[cell.ix()][side.ix()]
    }

    /// All cubes in a cell.
    #[inline]
    pub fn crowd(&self, cell: Cell) -> u8 {
        self.species[cell.ix()].iter().sum()
    }

    /// Cubes of other animals in a cell.
    #[inline]
    pub fn opposing(&self, cell: Cell, side: Side) -> u8 {
        self.crowd(cell) - self.cubes(cell, side)
    }

    /// The cells that an animal occupies.
    #[inline]
    pub fn occupied(&self, side: Side) -> Cells {
        all_cells().zip(&self.species).filter(|(_, cubes)| cubes[side.ix()] > 0).map(|(cell, _)| cell).collect()
    }

    /// An animal's cubes on earth.
    pub fn on_earth(&self, side: Side) -> u8 {
        self.species.iter().map(|cubes| cubes[side.ix()]).sum()
    }

    /// How many elements touch a cell.
    pub fn tokens_at(&self, cell: Cell) -> u8 {
        self.touching(cell).count() as u8
    }

    /// The cell by which people call a corner: the first one around it that has a tile.
    pub(crate) fn cell_of(&self, corner: Corner) -> Cell {
        let cells = || crate::board::around(corner);
        cells().find(|cell| self.tiles[cell.ix()].is_some()).or_else(|| cells().next()).unwrap_or(Cell(0))
    }

    /// Whether a tile touches a corner.
    #[inline]
    pub fn is_on_earth(&self, corner: Corner) -> bool {
        crate::board::around(corner).any(|cell| self.tiles[cell.ix()].is_some())
    }

    /// The elements of a row of the display: Adaptation, Regression, Abundance, Wasteland, Depletion, Wanderlust.
    ///
    /// # Panics
    /// For another row.
    #[inline]
    pub fn section(&self, section: Section) -> &Bag<ELEMENTS, Element> {
        &self.sections[slot_of(section)]
    }

    /// The same, mutably.
    ///
    /// # Panics
    /// For another row.
    #[inline]
    pub fn section_mut(&mut self, section: Section) -> &mut Bag<ELEMENTS, Element> {
        &mut self.sections[slot_of(section)]
    }

    /// Whose pawn stands on a space.
    #[inline]
    pub fn pawn_at(&self, space: Space) -> Option<Side> {
        self.pawns[space.ix()].get()
    }

    /// The pawns on the display, with their spaces.
    pub fn displayed(&self) -> impl DoubleEndedIterator<Item = (Space, Side)> {
        Space::all().filter_map(|space| Some((space, self.pawn_at(space)?)))
    }

    /// A side's pawns that do not stand on the display.
    #[inline]
    pub fn available(&self, side: Side) -> u8 {
        let placed = self.pawns.iter().filter(|other| other.is(side)).count();
        self.animal(side).pawns.saturating_sub(placed as u8)
    }

    /// The face-up cards.
    pub fn open_cards(&self) -> impl Iterator<Item = Kind> {
        self.open.iter().filter_map(|card| card.get())
    }
}

/// Where the elements of a row lie in [`State::sections`].
const fn slot_of(section: Section) -> usize {
    match section {
        Section::Adaptation => 0,
        Section::Regression => 1,
        Section::Abundance => 2,
        Section::Wasteland => 3,
        Section::Depletion => 4,
        Section::Wanderlust => 5,
        _ => panic!("this row has no elements"),
    }
}
