//! Everything on the table.

use crate::board::{CELLS, CORNERS, Cell, Cells, Corner, all_cells};
use crate::display::{Pawn, SPACES, Section, Space, Spaces};
pub use crate::element::{ELEMENTS, Element, Elements};
pub use crate::step::Step;
pub use crate::terrain::{Ground, TERRAINS, TILES, Terrain};
use arrayvec::ArrayVec;
use clade_engine::{Agenda, Bag, Deck, Kind, Kinds, Maybe, Secret, Side, Small};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// The most animals in play.
pub const SIDES: usize = 4;
/// The stacks of tiles for Wanderlust.
pub const STACKS: usize = 3;
/// The most kinds of cards, traits among them.
pub const CARDS: usize = 80;
/// Stands for "no card" where a card is named as the cause.
pub(crate) const NO_CARD: Kind = Kind(u8::MAX);
/// The cards in the row.
pub const ROW: usize = 5;

/// A stack of tiles: nobody has seen those under the top one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The tile that lies face up.
    pub open: Maybe<Terrain>,
    /// How many lie under it.
    pub under: u8,
}

clade_engine::copied_in_place! {
    /// An animal: its mat and its pieces.
    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct Animal {
        /// Victory points.
        pub points: i16,
        /// Cubes in the gene pool.
        pub pool: u8,
        /// Eliminated cubes.
        pub eliminated: u8,
        /// Cubes on the squares of Regression.
        pub regression: u8,
        /// Whether its cube on the food chain is in the right column.
        pub retrieved: bool,
        /// Basic pawns in play.
        pub pawns: u8,
        /// How many of them traits have given.
        pub grown: u8,
        /// Tokens in the free slots of the mat.
        pub tokens: Bag<ELEMENTS, Element>,
        /// Tokens in slots that traits have.
        pub held: Bag<ELEMENTS, Element>,
        /// Its traits.
        pub traits: Kinds,
        /// Traits that it has as a copy.
        pub copied: Kinds,
        /// The cards in force for it: its traits, the copied ones, and those of the row that act while they lie there. Derived.
        pub force: Kinds,
        /// How many elements of each type it has, printed ones and tokens. Derived.
        pub elements: [u8; ELEMENTS],
        /// The spaces of the display with pawns that it controls, a bit each. Derived.
        pub placed: Spaces,
        /// Traits among which it is choosing, lowest first.
        pub drawn: Secret<ArrayVec<Kind, 3>>,
        /// Those that it has chosen of them.
        pub kept: Secret<ArrayVec<Kind, 3>>,
        /// How many those are: everybody sees that.
        pub face_down: [u8; 2],
    }
}

clade_engine::copied_in_place! {
    /// Everything on the table.
    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct State {
        /// The ruleset under which this state is valid.
        pub ruleset: u64,
        /// The round, from 1; 0 is setup.
        pub round: u8,
        /// The turns taken in this round.
        pub turns: u16,
        /// Whether this round is the last one.
        pub ending: bool,
        /// Whether the game has ended.
        pub over: bool,
        /// The animal whose turn it is.
        pub turn: clade_engine::Side,
        /// Turns that it has before the next animal.
        pub extra: u8,
        /// Rounds in a row without a card taken from the row, including this one; 0 in a round in which one was taken.
        pub quiet: u8,
        /// Whether a card was chosen or played that has done nothing yet, or an action taken that may be used for nothing.
        pub idle: bool,
        /// The result of a verb's steps, for the script that waits for it.
        pub result: i16,
        /// Cells in which a tile or vent was placed in this turn.
        pub built: Cells,
        /// The large tile in each cell.
        #[serde(with = "serde_big_array::BigArray")]
        pub tiles: [Maybe<Terrain>; CELLS],
        /// The cells with a vent.
        pub vents: Cells,
        /// Those of them that are geothermal.
        pub geysers: Cells,
        /// Cubes in each cell, by side.
        #[serde(with = "serde_big_array::BigArray")]
        pub species: [[u8; SIDES]; CELLS],
        /// The element on each corner.
        #[serde(with = "serde_big_array::BigArray")]
        pub corners: [Maybe<Element>; CORNERS],
        /// The types of elements that touch each cell. Derived.
        #[serde(with = "serde_big_array::BigArray")]
        pub touching: [Elements; CELLS],
        /// Elements in the black bag.
        pub bag: Bag<ELEMENTS, Element>,
        /// Terrain markers in the red bag.
        pub markers: Bag<TERRAINS, Terrain>,
        /// Vents in the stack.
        pub vents_left: u8,
        /// Tiles that lie face down in stacks.
        pub unseen: Bag<TILES, Terrain>,
        /// The stacks.
        pub stacks: [Stack; STACKS],
        /// The pawn on each space of the display.
        #[serde(with = "serde_big_array::BigArray")]
        pub pawns: [Maybe<Pawn>; SPACES],
        /// Pawns on the spaces of traits: the side, the trait, the pawn; in this order.
        pub benches: ArrayVec<(Side, Kind, Pawn), 8>,
        /// Elements in the sections without fixed slots, see [`State::section`].
        pub sections: [Bag<ELEMENTS, Element>; 6],
        /// The elements left of the spaces of Speciation.
        pub speciation: [Maybe<Element>; 4],
        /// The terrain markers of Competition.
        pub competition: [Maybe<Terrain>; 3],
        /// The terrain markers of Evolution.
        pub evolution: [Maybe<Terrain>; ROW],
        /// The animals.
        pub animals: [Animal; SIDES],
        /// Who controls each special pawn.
        pub control: [Maybe<Side>; ELEMENTS],
        /// The target marker of each element.
        pub target: [u16; ELEMENTS],
        /// Who holds the Survival card. Derived.
        pub survival: Maybe<Side>,
        /// Evolution cards not yet drawn; those that were taken out are a layer that is never drawn.
        pub deck: Deck<CARDS, Kind>,
        /// The cards of the row, the bottom slot first.
        pub row: [Maybe<Kind>; ROW],
        /// The discard.
        pub discard: Kinds,
        /// Traits that nobody has.
        pub unused: Kinds,
        /// Traits that lie open to be chosen from, before the first turn (option `traits`).
        pub open: Kinds,
        /// Cubes in each cell that have migrated in this action.
        #[serde(with = "serde_big_array::BigArray")]
        pub moved: [u8; CELLS],
        /// Where cubes have come from each gene pool in this action.
        pub spread: [Cells; SIDES],
        /// What the next question of a card is about.
        pub about: crate::about::About,
        /// Pending steps.
        pub agenda: Agenda<Step>,
        /// Open scripts and what cards remember.
        pub frames: Frames,
    }
}

const _: () = assert!(size_of::<State>() <= 2 * 1024, "a state of Marine has at most 2 kB");

impl Animal {
    /// The types of elements that it has.
    #[inline]
    pub fn eats(&self) -> Elements {
        Element::all().filter(|element| self.elements[element.ix()] > 0).collect()
    }

    /// How many elements it has (printed ones and tokens: §6.2, Symbiotic).
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

    /// The terrain of a cell as scoring knows it; `None` if no tile lies there.
    #[inline]
    pub fn terrain(&self, cell: Cell) -> Option<Terrain> {
        if self.vents.contains(cell) {
            return Some(Terrain::Vent);
        }
        self.tiles[cell.ix()].get()
    }

    /// The terrain of a cell, the two kinds of vents apart.
    pub fn ground(&self, cell: Cell) -> Option<Ground> {
        if self.geysers.contains(cell) { Some(Ground::Geyser) } else { self.terrain(cell).map(Ground::from) }
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

    /// Whether this is a cell, and has a tile.
    pub(crate) fn has_tile(&self, cell: Cell) -> bool {
        cell.ix() < CELLS && self.terrain(cell).is_some()
    }

    /// The neighbours of a cell that have a tile.
    #[inline]
    pub fn adjacent(&self, cell: Cell) -> impl Iterator<Item = Cell> {
        crate::board::neighbours(cell).filter(|&other| self.tiles[other.ix()].is_some())
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

    /// How many elements touch a cell.
    pub fn tokens_at(&self, cell: Cell) -> u8 {
        crate::board::corners(cell).iter().filter(|&&corner| self.element(corner).is_some()).count() as u8
    }

    /// Whether a tile touches a corner.
    #[inline]
    pub fn is_on_earth(&self, corner: Corner) -> bool {
        crate::board::around(corner).any(|cell| self.tiles[cell.ix()].is_some())
    }

    /// Whether an element can be put on a corner: a tile touches it, and it is vacant.
    #[inline]
    pub fn is_vacant(&self, corner: Corner) -> bool {
        self.element(corner).is_none() && self.is_on_earth(corner)
    }

    /// The vacant corners of these cells.
    pub fn vacant(&self, cells: Cells) -> impl Iterator<Item = Corner> {
        let there = move |&corner: &Corner| crate::board::around(corner).any(|cell| cells.contains(cell));
        crate::board::all_corners().filter(|&corner| self.is_vacant(corner)).filter(there)
    }

    /// The elements of a section without fixed slots: Abundance, Autotrophs, Depletion, Adaptation, Regression, Wanderlust.
    ///
    /// # Panics
    /// For another section.
    #[inline]
    pub fn section(&self, section: Section) -> &Bag<ELEMENTS, Element> {
        &self.sections[slot_of(section)]
    }

    /// The same, mutably.
    ///
    /// # Panics
    /// For another section.
    #[inline]
    pub fn section_mut(&mut self, section: Section) -> &mut Bag<ELEMENTS, Element> {
        &mut self.sections[slot_of(section)]
    }

    /// The pawn on a space of the display, or on that of a side's trait.
    pub fn pawn_at(&self, side: Side, space: Space) -> Option<Pawn> {
        if let Some(kind) = space.its_trait() {
            let bench = self.benches.iter().find(|&&(owner, card, _)| (owner, card) == (side, kind));
            return bench.map(|&(_, _, pawn)| pawn);
        }
        self.pawns[space.ix()].get()
    }

    /// Whether the special pawn of an element stands on the display.
    pub fn stands(&self, element: Element) -> bool {
        let pawn = Pawn::special(element);
        self.pawns.contains(&pawn.into()) || self.benches.iter().any(|&(_, _, other)| other == pawn)
    }

    /// The pawns on the display, with their spaces.
    pub fn displayed(&self) -> impl DoubleEndedIterator<Item = (Space, Pawn)> {
        Space::all().filter_map(|space| Some((space, self.pawns[space.ix()].get()?)))
    }

    /// Who controls the special pawn of an element.
    #[inline]
    pub fn controller(&self, element: Element) -> Option<Side> {
        self.control[element.ix()].get()
    }

    /// Whose pawn it is.
    #[inline]
    pub fn whose(&self, pawn: Pawn) -> Option<Side> {
        pawn.element().map_or_else(|| pawn.owner(), |element| self.controller(element))
    }

    /// Whether a side controls a pawn.
    #[inline]
    pub fn controls(&self, side: Side, pawn: Pawn) -> bool {
        self.whose(pawn) == Some(side)
    }

    /// The cards in the row, the lowest first.
    pub fn row_cards(&self) -> impl Iterator<Item = Kind> {
        self.row.iter().filter_map(|card| card.get())
    }

    /// A pawn stands on a space of the display from now on, in the place of whichever stood there.
    pub(crate) fn stand(&mut self, pawn: Pawn, space: Space) {
        let before = std::mem::replace(&mut self.pawns[space.ix()], pawn.into()).get();
        if let Some(side) = before.and_then(|before| self.whose(before)) {
            self.animal_mut(side).placed.remove(space);
        }
        if let Some(side) = self.whose(pawn) {
            self.animal_mut(side).placed.insert(space);
        }
    }

    /// Recomputes where each side has pawns on the display.
    pub(crate) fn refresh_placed(&mut self) {
        let mut placed = [Spaces::default(); SIDES];
        for (space, pawn) in self.displayed() {
            if let Some(side) = self.whose(pawn) {
                placed[side.ix()].insert(space);
            }
        }
        self.animals.iter_mut().zip(placed).for_each(|(animal, placed)| animal.placed = placed);
    }

    /// A side's basic pawns that do not stand on the display.
    #[inline]
    pub fn available(&self, side: Side) -> u8 {
        let pawn = Pawn::basic(side);
        let placed = self.pawns.iter().filter(|other| other.is(pawn)).count();
        let benched = self.benches.iter().filter(|&&(_, _, other)| other == pawn).count();
        self.animal(side).pawns.saturating_sub((placed + benched) as u8)
    }

    /// The elements whose special pawns a side controls and may place.
    pub fn special_pawns(&self, side: Side) -> impl Iterator<Item = Element> {
        Element::all().filter(move |&element| self.control[element.ix()].is(side) && !self.stands(element))
    }
}

/// Where the elements of a section lie in [`State::sections`].
const fn slot_of(section: Section) -> usize {
    match section {
        Section::Abundance => 0,
        Section::Autotrophs => 1,
        Section::Depletion => 2,
        Section::Adaptation => 3,
        Section::Regression => 4,
        Section::Wanderlust => 5,
        _ => panic!("this section has no elements without slots"),
    }
}
