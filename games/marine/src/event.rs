//! What happened: one stream, of which the log line is one reading and the ledgers are another.

use crate::board::{Cell, Cells, Corner};
use crate::display::{Pawn, Section, Space};
use crate::state::{Element, Elements, Terrain};
use crate::terrain::Ground;
use arrayvec::ArrayVec;
use clade_engine::{Kind, Maybe, Observer, Secret, Side};
use clade_script::Fault;

/// What points change hands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PointsFor {
    /// For a tile that was scored: the cell and the place, from 1; 0 for none.
    Tile(Cell, u8),
    /// For this many adjacent tiles, after a new one.
    Bonus(u8),
    /// For this many vents with the animal's species, by the Survival card.
    Survival(u8),
    /// By this card.
    Card(Kind),
    /// For the target marker of a special pawn, at the end.
    Target(Element),
    /// Random Earth: what the middle is worth.
    Middle,
}

/// What a card changed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// Species thrive on these tiles though no element of theirs touches them.
    Thrives(Cells),
    /// This many more points for a tile, or fewer.
    Points(i16),
    /// A cube migrates further than to the next tile.
    Reaches,
    /// A basic pawn bumps another one.
    Bumps,
    /// A basic pawn is placed that is not after all the animal's pawns.
    Order,
    /// At most this many cubes may come to a tile by Speciation.
    Limit(Cell, u8),
    /// A token is not lost to Regression.
    Keeps(Element),
    /// No token is lost.
    KeepsAll,
    /// A tile that Tectonics could not otherwise choose.
    Vents,
}

/// Who, or what, moves elements and cubes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum By {
    /// The setup: before the first round.
    Setup,
    /// A rule that nobody chooses.
    Rule,
    /// An animal by its action.
    Action(Side),
    /// A card that acts for an animal.
    Card(Kind, Side),
    /// An animal that uses up what it thrives on.
    Meal(Side),
    /// Chance, after an Extinction.
    Loss,
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
    /// A card that has struck a tile, for an animal.
    Strike(Kind, Side),
}

/// What an Extinction finds out about cubes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// They thrive by elements: the types that fit, and how many of them touch the tile.
    Fed(Elements, u8),
    /// They thrive by cards alone.
    FedByCards,
    /// They die.
    Endangered,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A large tile lies on earth from the beginning.
    Began(Cell, Terrain),
    /// An element came from the bag to a section.
    Filled(Section, Element),
    /// An element came from the bag to a mat.
    Drew(Side, Element),
    /// A terrain marker came from the red bag.
    Marked(Section, Terrain),
    /// The top tile of a stack was turned over.
    Revealed(u8, Terrain),
    /// An animal got a trait to choose from. Shown to those who know it.
    Dealt(Side, Secret<Kind>),
    /// A trait lies open to be chosen from.
    LaidOpen(Kind),
    /// An animal chose its traits. Shown to those who know it.
    Kept(Side, Secret<ArrayVec<Kind, 3>>),
    /// An animal has a trait now; as a copy.
    GotTrait(Side, Kind, bool),
    /// An animal lost a trait; as a copy.
    LostTrait(Side, Kind, bool),
    /// A card came into the row.
    Appeared(Kind),
    /// A round begins.
    Round(u8),
    /// An animal placed a pawn.
    Placed(Side, Pawn, Space),
    /// A pawn was bumped back to its owner.
    Bumped(Pawn, Space),
    /// The action was skipped; whether it would have done nothing.
    Skipped(Side, Space, bool),
    /// The action was taken, and nothing was done with it.
    Unused(Side, Space),
    /// An animal took all its pawns back; whether it could place none; how many.
    Retrieved(Side, bool, u8),
    /// All pawns of an animal came back to it, by a card: how many.
    PawnsBack(Side, u8),
    /// An element was put on a corner: from a section or from the bag.
    Put(Corner, Element, Option<Section>, By),
    /// Random Earth: the six elements of the middle went back to the bag, because this animal has none of them.
    Redrawn(Side, [Maybe<Element>; 6]),
    /// An element was removed from a corner to the bag.
    Removed(Corner, Element, By),
    /// An element went from a corner to another.
    Shifted(Corner, Corner, Element),
    /// An element on a corner was exchanged for one of a section: the old one, the new one.
    Swapped(Corner, Section, Element, Element, By),
    /// An element on a corner was exchanged for one of a mat: the side, the one from earth, the one from the mat.
    Adapted(Corner, Side, Element, Element, By),
    /// An animal took an element from a section; the one that it gave up for it.
    Took(Side, Section, Element, Option<Element>),
    /// An animal lost an element to the bag.
    Lost(Side, Element),
    /// An element went from a section to the bag.
    Emptied(Section, Element),
    /// Elements slid from a section to the next one: how many.
    Slid(Section, Section, u8),
    /// A cube was put on a square of Regression.
    Protected(Side),
    /// Cubes came back from there.
    Unprotected(Side, u8),
    /// Cubes came from the gene pool to a cell.
    Spread(Side, Cell, u8, By),
    /// An eliminated cube came to a cell.
    Revived(Side, Cell),
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
    /// A vent was placed; whether a geothermal one.
    Vented(Side, Cell, bool),
    /// A tile is scored.
    Scored(Cell, Terrain),
    /// Tiles are scored that bring nobody anything.
    ScoredNothing(Cells),
    /// Points were gained or lost.
    Points(Side, i16, PointsFor),
    /// A card of the row was chosen: the slot, from 0.
    Chose(Side, Kind, u8),
    /// A card went to the discard.
    Discarded(Kind),
    /// An animal controls a special pawn now, and its target marker stands there; who controlled it before.
    Dominated(Side, Element, u16, Option<Side>),
    /// An animal got one more basic pawn, by this card.
    PawnMore(Side, Kind),
    /// The Survival card went to an animal, or to nobody.
    SurvivalCard(Option<Side>),
    /// Событие вымирания.
    Extinction,
    /// What an animal needs when it begins: its cubes on earth, and how many of them will thrive. No log line.
    Weighed(Side, u8, u8),
    /// How many cubes, of all animals, a cell will feed in it. No log line.
    Feeds(Cell, u8),
    /// What it finds out about an animal's cubes in a cell. No log line.
    Judged(Side, Cell, u8, Fate),
    /// No cube was eliminated in it.
    Unharmed,
    /// Событие выживания; who holds the card.
    Survival(Option<Side>),
    /// Событие обновления.
    Reseed,
    /// The game will end with this round: by a card, or after so many rounds in which nobody took one.
    Ending(Option<u8>),
    /// The terrain markers went back to the red bag: how many.
    MarkersBack(u8),
    /// An animal has one more turn.
    ExtraTurn(Side),
    /// A card's effect begins, for an animal. The log names the card when it does something, if it was not named before.
    Called(Kind, Side),
    /// A card acts, for an animal; for none when it comes into the row.
    Acted(Kind, Option<Side>),
    /// An animal has another card play this one, with this X.
    PlayedCard(Side, Kind, u8),
    /// A card was chosen or played, and its main effects have done nothing.
    NoEffect(Kind),
    /// A card changed a rule or a number, for an animal.
    Mattered(Kind, Side, How),
    /// A card strikes a tile, and this many cubes of an animal there survive.
    Struck(Kind, Cell, Ground, u8, Side),
    /// A die of a card.
    DieRolled(Kind, u8),
    /// The final points of an animal.
    Total(Side, i16),
    /// Two animals per player: of these two the first one's points count, and this is how many they are.
    Counted(Side, Side, i16),
    /// Two seats have equal points: this animal wins the tie because it is higher in the food chain than that one.
    TieBroken(Side, Side),
    /// The game is over.
    Over,
    /// A card failed and its last segment was taken back.
    CardFailed(Box<Fault>),
}

impl Event {
    /// The event as an observer may know it.
    pub(crate) fn redacted(&self, observer: Observer) -> Self {
        let mut event = self.clone();
        match &mut event {
            Self::Dealt(_, card) => card.redact(observer),
            Self::Kept(_, cards) => cards.redact(observer),
            _ => {}
        }
        event
    }
}
