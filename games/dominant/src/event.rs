//! What happened: one stream, of which the log line is one reading and the ledgers are another.

use crate::board::{Cell, Cells, Corner};
use crate::display::{Section, Space};
use crate::element::{Element, Elements};
use crate::state::{ELEMENTS, Phase};
use crate::terrain::Terrain;
use clade_engine::{Bag, Kind, Msg, Side};
use clade_script::Fault;

/// What points change hands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PointsFor {
    /// For a tile that was scored: the cell and the place, from 1; 0 for none.
    Tile(Cell, u8),
    /// For this many tiles next to a new one.
    Wanderlust(u8),
    /// For this much tundra next to a new one.
    Glaciation(u8),
    /// For this many tundra tiles with the animal's species, by the Survival card.
    Survival(u8),
    /// By this card.
    Card(Kind),
}

/// What an answer to a card means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// This.
    It(Msg),
    /// One of the card's own texts, by index.
    Said(u8),
}

/// Who, or what, moves elements and cubes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// The setup: before the first turn.
    Setup,
    /// A rule that nobody chooses.
    Rule,
    /// An animal by its action.
    Action(Side),
    /// A card that acts for an animal.
    Card(Kind, Side),
}

/// Why cubes are eliminated.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// They were endangered in an Extinction.
    Hunger,
    /// This animal chose them in Competition.
    Competition(Side),
    /// A card that acts for an animal.
    Card(Kind, Side),
}

/// What an Extinction finds out about cubes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They live by elements: the types that match, and how many of them touch the tile.
    Fed(Elements, u8),
    /// They hibernate, or were saved.
    Spared,
    /// They die.
    Endangered,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A large tile, or tundra, lies on earth from the beginning.
    Began(Cell, Terrain),
    /// An element came from the bag to a row of the display.
    Filled(Section, Element),
    /// An element came from the bag to an animal.
    Drew(Side, Element),
    /// The top tile of a stack was turned over.
    Revealed(u8, Terrain),
    /// A Dominance card was turned over.
    Appeared(Kind),
    /// A turn begins.
    Round(u16),
    /// A phase begins.
    Phase(Phase),
    /// An animal placed a pawn.
    Placed(Side, Space),
    /// An animal goes before that one in initiative.
    Advanced(Side, Side),
    /// An animal takes its pawn and carries out the action.
    Acts(Side, Space),
    /// It has no effect, and why.
    Idle(Side, Space, Msg),
    /// Competition finds no victim on this terrain.
    NoVictim(Side, Terrain),
    /// An animal declined, or did nothing with what it could do.
    Declined(Side),
    /// An animal uses what only it can do, in this row.
    Innate(Side, Section),
    /// An element was put on a corner: from a row or from the bag. The corner is called by this cell.
    Put(Corner, Element, Option<Section>, By, Cell),
    /// An element was removed from a corner to the bag. The corner is called by this cell.
    Removed(Corner, Element, By, Cell),
    /// An animal took an element from a row.
    Took(Side, Section, Element),
    /// An animal lost an element to the bag.
    Lost(Side, Element),
    /// An animal does not lose this type to Regression.
    Exempt(Side, Element),
    /// Whoever is not exempt loses elements to Regression.
    Losses,
    /// Elements next to tundra are removed by Wasteland.
    Desolation,
    /// An element went from a row to the bag.
    Emptied(Section, Element),
    /// Elements slid from a row to another.
    Slid(Section, Section, Bag<ELEMENTS, Element>),
    /// A pawn moved up in the queue of Glaciation.
    MovedUp(Side, Space),
    /// Cubes came from the gene pool to a cell.
    Spread(Side, Cell, u8, By),
    /// Eliminated cubes came to a cell, where they hibernate.
    Revived(Side, Cell, u8),
    /// Cubes went from a cell to another.
    Moved(Side, Cell, Cell, u8, By),
    /// Cubes were eliminated.
    Eliminated(Side, Cell, u8, Cause),
    /// Cubes went back to the gene pool.
    Returned(Side, Cell, u8, By),
    /// A large tile was taken from a stack.
    TookTile(Side, u8, Terrain),
    /// A large tile was laid.
    Laid(Side, Cell, Terrain),
    /// A tile of this terrain became tundra.
    Froze(Side, Cell, Terrain),
    /// A tile is scored.
    Scored(Cell, Terrain),
    /// Tiles are scored that bring nobody anything.
    ScoredNothing(Cells),
    /// Points were gained or lost.
    Points(Side, i16, PointsFor),
    /// Nobody dominates the tile, so nobody takes a card.
    Undominated(Cell),
    /// No card lies face up that an animal could take.
    NoCard(Side),
    /// An animal that dominates the tile took a card.
    Chose(Side, Kind, Cell),
    /// A card left the game.
    Discarded(Kind),
    /// An animal got one more pawn, by this card.
    PawnMore(Side, Kind),
    /// An animal lost a pawn, by this card.
    PawnLess(Side, Kind),
    /// The Survival card went to an animal, or to nobody.
    SurvivalCard(Option<Side>),
    /// Extinction.
    Extinction,
    /// An animal saves an endangered cube there.
    Saved(Side, Cell),
    /// What an animal needs when it begins: its cubes on earth, and how many of them will live. No log line.
    Weighed(Side, u8, u8),
    /// How many cubes, of all animals, a cell will feed in it. No log line.
    Feeds(Cell, u8),
    /// What it finds out about an animal's cubes in a cell. No log line.
    Judged(Side, Cell, u8, Fate),
    /// No cube was eliminated in it.
    Unharmed,
    /// Survival; who holds the card.
    Survival(Option<Side>),
    /// Reseed.
    Reseed,
    /// The game will end with this turn: by a card, or after so many turns in which nobody took one.
    Ending(Option<u8>),
    /// A card's effect begins, for an animal. No log line: the card was named when it was taken.
    Called(Kind, Side),
    /// An animal answered a card.
    Answered {
        /// The animal.
        side: Side,
        /// The card.
        card: Kind,
        /// Its question, the key under the card's `says` by index, where the answer alone is only yes or no.
        says: Option<u8>,
        /// What the question is about.
        about: Option<Msg>,
        /// The answer.
        answer: Meant,
    },
    /// A card has done nothing.
    NoEffect(Kind),
    /// A die of a card.
    DieRolled(Kind, u8),
    /// The last scoring begins.
    LastScoring,
    /// The final points of an animal.
    Total(Side, i16),
    /// Several animals for each player: this one counts, with so many points.
    Counted(Side, i16),
    /// Two seats have equal points: this animal wins the tie because it is higher in the food chain than that one.
    TieBroken(Side, Side),
    /// The game is over.
    Over,
    /// A card failed and its last segment was taken back.
    CardFailed(Box<Fault>),
}
