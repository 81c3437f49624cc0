//! What can happen: one stream, of which log line, points and food are readings.

use crate::action::Cubes;
use crate::environment::EnvironmentCard;
use crate::map::{CELLS, Cell, Direction};
use crate::phase::Phase;
use crate::state::{COLOURS, Id};
use clade_engine::{Kind, Kinds, Seat, Side};
use clade_script::Fault;
use serde::{Deserialize, Serialize};

/// How an amoeba gets to another cell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// It drifts.
    Drift,
    /// It moves by itself.
    Move,
    /// It is dragged along.
    Drag,
}

/// Where an amoeba feeds, and what lies there before it does.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Here {
    /// Its cell.
    pub cell: Cell,
    /// The food cubes there, by colour.
    pub cubes: [u8; COLOURS],
}

/// What an amoeba died of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Of its damage points, at the natural deaths: hunger gave it the last one.
    Hunger,
    /// Of its damage points, at the natural deaths: something else gave it the last one. The table does not remember what.
    Natural,
    /// This amoeba attacked it.
    Attack(Id),
    /// An attack of this amoeba hurt it, and that was its last damage point.
    Wound(Id),
    /// A gene of this player gave it its last damage point.
    Gene(Side),
}

impl Fate {
    /// The amoeba whose attack killed it outright.
    pub(crate) fn attacker(self) -> Option<Id> {
        if let Self::Attack(by) = self { Some(by) } else { None }
    }
}

/// Something that happened. Nothing in Soup is hidden, so events carry no secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Setup: the sum of two dice.
    RolledForStart(Side, u8),
    /// Setup: tied players roll again.
    RollsAgain(Side),
    /// Setup: a start cell on the ladder.
    Started(Side, u8),
    /// Setup: an amoeba is placed, with this many damage points.
    Placed(Id, Cell, u8),
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(Phase),
    /// A die for an amoeba's move, read on the compass.
    RolledForMove(Id, u8),
    /// The number on the compass that counts for an amoeba's move, of several dice.
    Counts(Id, u8),
    /// An amoeba's owner chose this direction for its move.
    Heads(Id, Direction),
    /// An amoeba's owner chose an obstacle for its move.
    HeadsForObstacle(Id),
    /// A die of a gene.
    Rolled(u8),
    /// An amoeba came from a cell to another.
    Came(Id, Cell, Cell, Cause),
    /// Drift, but an obstacle.
    DriftBlocked(Id),
    /// Drift on a card without drift.
    NoDrift(Id),
    /// An active move that leads nowhere; whether an obstacle is why.
    MovedNowhere(Id, bool),
    /// An amoeba stays by a gene.
    Stayed(Id),
    /// Cubes were carried from a cell to another.
    Carried(Cubes, Cell, Cell),
    /// A round begins, and what was left falls into the soup: by cell and colour.
    Fell(Box<[[u8; COLOURS]; CELLS]>),
    /// An amoeba ate these cubes and left this many of its own colour.
    Ate(Id, Cubes, u8, Here),
    /// An amoeba need not starve though it ate nothing; whether it killed another one for that.
    Satisfied(Id, Here, bool),
    /// An amoeba starves: a damage point.
    Starved(Id, Here),
    /// Phase 1 begins: what the colonies need, and what there is. Not logged: it is visible on the table.
    Weighed(Box<Weighed>),
    /// The effect of a card, or of a gene that it contains, begins; not logged, as it has no result yet.
    Began(Side, Kind),
    /// A card is the cause of what comes next, or changed a number.
    Acted {
        /// Whose it is: [`NOBODY`](clade_script::NOBODY)'s if it is an environment card.
        owner: Side,
        /// The gene.
        kind: Kind,
        /// For which amoeba, if for one.
        amoeba: Option<Id>,
        /// The card by which it is in force.
        card: Kind,
    },
    /// A gene reduced a defect.
    Spared {
        /// Whose.
        side: Side,
        /// The gene.
        kind: Kind,
        /// By how much.
        by: u8,
    },
    /// An attack: attacker, target.
    Attacked(Id, Id),
    /// A fight: attacker and die, defender and die.
    Fought(Id, u8, Id, u8),
    /// An attack failed: attacker, target.
    AttackFailed(Id, Id),
    /// A damage point by a gene.
    Damaged(Id),
    /// An amoeba died in a cell, leaving cubes; so many of each colour if the supply allows; of what.
    Died(Id, Cell, Cubes, u8, Fate),
    /// A new environment card.
    Environment(EnvironmentCard),
    /// A gene defect: the excess.
    Defect(Side, u8),
    /// A gene given up for a defect.
    GaveUp {
        /// By whom.
        side: Side,
        /// The gene.
        kind: Kind,
        /// What it paid.
        pays: u8,
    },
    /// A player buys no gene in this round.
    BoughtNothing(Side),
    /// A gene bought; the gene given up for it.
    Bought(Side, Kind, Option<Kind>),
    /// A further predecessor that went with an upgrade.
    Dropped(Side, Kind),
    /// Points paid to the bank.
    Paid(Side, u16),
    /// Points gained by a gene.
    Gained(Side, u16),
    /// Points received in phase 4.
    Income(Side, u16),
    /// A newborn.
    Born(Id, Cell),
    /// Scoring: steps for amoebas, for genes, the old cell and the new one, the genes owned.
    Scored(Side, u8, u8, [u16; 2], Box<Kinds>),
    /// The game ends because a marker is in the finish zone.
    Finished(Side),
    /// The game ends because no environment card is left.
    LastCard,
    /// The game is over; who won.
    Over(Option<Seat>),
    /// A card failed and its last segment was taken back.
    Failed(Box<Fault>),
}

// A measured game keeps each of them for a while: what is large stands in a box.
const _: () = assert!(size_of::<Event>() <= 16);

/// What the sides need and what there is when phase 1 begins.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    /// The amoebas of each side.
    pub heads: [u8; COLOURS],
    /// The cubes in cells with amoebas of a side that one of them there could eat: those of another colour.
    pub hand: [u16; COLOURS],
    /// The cubes in all cells.
    pub cubes: u16,
}
