//! Pending rule work, and what it speaks of.

use crate::board::{Cell, Cells, Corner};
use crate::display::{Section, Space};
use crate::state::{Element, Elements};
use clade_engine::{Side, Triggers};
use serde::{Deserialize, Serialize};

/// Where an element comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    /// The section Abundance.
    Abundance,
    /// The section Wanderlust.
    Wanderlust,
}

impl From {
    /// The section.
    pub fn section(self) -> Section {
        match self {
            Self::Abundance => Section::Abundance,
            Self::Wanderlust => Section::Wanderlust,
        }
    }
}

/// Any type of element, where Speciation speaks of one.
pub(crate) const ANY_ELEMENT: Element = 99;

/// What is left of the end of a turn, in the rulebook's order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// What the action has set off.
    Action,
    /// What a Retrieve has set off.
    Retrieve,
    /// What the cards at a Retrieve have set off.
    Cards,
    /// The end of the round, or of the game.
    Round,
    /// An extra turn, or the next animal.
    Next,
}

/// Pending rule work; the top step is the open question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Random Earth: the tile of the n-th cell in the middle.
    Tile(u8),
    /// The elements of the corners in the middle; Random Earth: that of the n-th one is drawn.
    Centre(u8),
    /// Random Earth: cubes and points follow from the middle.
    Middle,
    /// Alternative mats: so many elements more for an animal.
    Mat(Side, u8),
    /// So many elements more for a section.
    Elements(u8, u8),
    /// Terrain markers until Competition and Evolution are full.
    Markers,
    /// The next tile of a stack is turned over.
    Reveal(u8),
    /// So many traits more to choose from.
    DealTraits(Side, u8),
    /// So many more of them to keep.
    KeepTraits(Side, u8),
    /// The traits that were kept are turned over, together.
    RevealTraits,
    /// An animal has chosen one of three traits: which of its own goes for it.
    Exchange(Side),
    /// Cards slide down, and new ones come until the row is full; whether their events count.
    Refill(bool),
    /// A new card in the row acts; whether its events count.
    Appears(u8, bool),
    /// A turn.
    Turn(Side),
    /// A pawn was placed: take the action or skip it.
    Take(Side, Space),
    /// An action that may be used for nothing is over.
    Taken(Side, Space),
    /// Abundance: which element.
    Abundance(Side),
    /// An element of a section is put on a corner of one of these cells.
    Put(Side, Element, From, Cells),
    /// Autotrophs, at geothermal vents or at the others: remove an element, or swap one.
    Autotrophs(Side, bool),
    /// For which element of the section.
    SwapFor(Side, Corner),
    /// Depletion: which element is removed.
    Depletion(Side),
    /// Adaptation: which element; whether from the special space.
    Adaptation(Side, bool),
    /// Into which slot.
    Adapt(Side, Element, bool),
    /// Speciation at an element of this type, or of any.
    Speciation(Side, Element),
    /// How many cubes come to the n-th tile around the corner.
    Speciate(Side, Corner, u8),
    /// Wanderlust: which stack; whether from the special space.
    Wanderlust(Side, bool),
    /// Where the tile is laid.
    Lay(Side, u8),
    /// Which element is put on a corner of it, if any.
    Garnish(Side, Cell),
    /// The bonus for a new tile or vent.
    Bonus(Side, Cell),
    /// How many cubes come to a cell from its n-th neighbour.
    Arrive(Side, Cell, u8),
    /// Tectonics: which tile; whether from the special space; tiles of which kinds may be chosen besides.
    Tectonics(Side, bool, u16),
    /// On the equator: which kind of vent.
    Crust(Side, Cell),
    /// One cube more, from where.
    Colonise(Side, Cell),
    /// Migration: so many cubes more, each so far; whether the log has said by which cards one went further than to the next tile.
    Migration(Side, u8, u8, bool),
    /// Competition at the n-th space: which tile; how many tiles come after it.
    Competition(Side, u8, u8),
    /// So many cubes more are eliminated there.
    Eliminate(Side, Cell, u8),
    /// Evolution at the n-th space: which tile is scored.
    Evolution(Side, u8),
    /// Which card, up to this slot.
    Choose(Side, u8),
    /// The main effects of a card act, with this X.
    Play(Side, u8, u8),
    /// A card that another card had act is done.
    Resolved(u8),
    /// The card in a slot has acted.
    Played(Side, u8),
    /// Domination: by which element.
    Domination(Side),
    /// The end of a turn; how many pawns were available at a Retrieve (-1: it was none).
    EndTurn(Side, End, i8),
    /// Событие вымирания.
    Extinction,
    /// Событие выживания.
    Survival,
    /// Событие обновления, from this part on.
    Reseed(u8),
    /// Regression: of these elements an animal may keep so many.
    Regress(Side, Elements, u8),
    /// The end of the game.
    Final,
    /// An element from the bag for a free slot of an animal.
    DrawElement(Side),
    /// An element of the bag comes to a free slot of an animal: of the mat or of a trait.
    Slot(Side, Element),
    /// A random unused trait for an animal.
    DrawTrait(Side),
    /// For a script, which has words for it: one of the elements of these types on earth, on a corner of this cell if one is named.
    Token(Side, u8, Elements, Cell),
    /// For a script, which has words for it: a vacant corner of one of these cells.
    Corner(Side, u8, Cells),
    /// The innermost script runs on.
    Script,
    /// Cards of a side act.
    Act(u8, Side, i16, Triggers),
    /// After an Extinction: an animal uses up so many elements more by which it thrives.
    Devour(Side, u8),
    /// Chance, after an Extinction: so many elements more go.
    Dwindle(u8),
}

/// The sections that a round fills with four elements each, in this order (Обновление).
pub(crate) const FILLED: [Section; 4] = [Section::Abundance, Section::Adaptation, Section::Speciation, Section::Wanderlust];
