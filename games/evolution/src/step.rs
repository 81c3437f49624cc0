//! Pending rule work, and what it speaks of.

use crate::schema::Hook;
use crate::things::{Card, Face, Id, Kind, Place, Reaction, Slot};
use clade_engine::{Maybe, Side, Triggers};
use serde::{Deserialize, Serialize};

/// A card that is being played: nobody else knows of it until its last part.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The card, if one was picked.
    pub card: Maybe<Card>,
    /// What it is played as.
    pub face: Face,
    /// The first of two animals.
    pub first: Maybe<Id>,
}

impl Pick {
    /// Nothing is picked.
    pub const NOTHING: Self = Self { card: Maybe::NONE, face: Face::Front, first: Maybe::NONE };
}

/// An attack in progress.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The hunter.
    pub hunter: Id,
    /// Its prey.
    pub prey: Id,
    /// The trait by which it hunts.
    pub by: u8,
    /// From an ambush.
    pub ambush: bool,
    /// By an animal that was turned over: it ignores a trait without Intellect.
    pub counter: bool,
    /// Whether the attacker has been asked what to ignore of this prey.
    pub aimed: bool,
    /// Reactions tried: a bit for each trait that can react, lowest kind first.
    pub tried: u16,
    /// The animals that passed this attack on.
    pub passed: [Maybe<Id>; 4],
}

/// Pending rule work; the top step is the open question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Setup: lots decide who begins.
    FirstPlayer,
    /// Setup and phase 4: cards are dealt one at a time, now from this side on.
    Deal(Side),
    /// A turn begins: animals are born, the n-th of each player now.
    Births(u8),
    /// Chance: the top card of the deck becomes an animal beside this one; it counts as fed.
    Birth(Id, bool),
    /// Phase 1: a side plays a card or passes; the sides that have passed, a bit each.
    Develop(Side, u8),
    /// Phase 2 begins.
    Bank,
    /// Traits that act upon one event on all animals: hook, side in turn order, slot from which.
    Each(Hook, u8, u8),
    /// Chance: dice for the bank of a territory.
    Roll(Place),
    /// The bank is filled: phase 3 begins.
    Filled,
    /// Phase 3: the turn of a side; how many sides in a row did nothing.
    Turn(Side, u8),
    /// Phase 3: what a side does: (side, idle sides before, main action done, anything done).
    Feeding(Side, u8, bool, bool),
    /// Which prey a hunter attacks.
    Prey(Id),
    /// Which animal takes a trait from the middle.
    Adopt(Side, u8),
    /// Which animals migrate.
    Migrate(Side),
    /// Which animals of a side follow.
    Follow(Side),
    /// The migration happens.
    Depart(Side),
    /// An animal is about to take a red token: the next side that may attack it from ambush.
    Take(Id, Side, u8),
    /// An ambush is over.
    Waylaid(Id, Side, u8),
    /// An animal gets so many blue tokens, one after the other.
    Feed(Id, u8),
    /// The pair cards of a side that are due, see [`crate::state::due`].
    Share(Side),
    /// Traits of an animal that act: hook, animal, the other animal, a number, which traits.
    Act(Hook, Id, Id, u8, Triggers),
    /// Traits of an animal that was eaten act upon its hunter: its side, the hunter, the trait that was ignored, which traits.
    Eaten(Side, Id, Maybe<Kind>, Triggers),
    /// An attack: what the hunter ignores.
    Aim(Attack),
    /// An attack on an animal without traits: whether its side turns over a card.
    Guard(Attack),
    /// An attack: the prey's side reacts.
    React(Attack),
    /// A reaction or a card that was turned over has acted, and returned this; the trait, unless the log has named it already.
    Reacted(Attack, Reaction, Maybe<Kind>),
    /// The prey is eaten.
    Strike(Attack),
    /// Who profits from what was eaten in a territory, from this side on, so many sides left.
    Carrion(Side, Place, u8),
    /// A trait lies twice on an animal: which one goes.
    Duplicate(Id, u8),
    /// Animals whose state changed may have become fed or died.
    Settle,
    /// Phase 4 begins.
    Extinction,
    /// What remains of animals gets a new one, from this slot on of the n-th side.
    Regrow(u8, u8),
    /// A side lays a card of its hand on what remains of an animal.
    RegrowWith(Id),
    /// Chance: the top card is laid on what remains of an animal.
    RegrowFromDeck(Id),
    /// Phase 4: how many cards each side draws.
    Draw,
    /// Phase 4 with territories: a side that had nothing lays so many cards as animals.
    Rescue(Side, u8),
    /// A turn ends.
    EndOfTurn,
    /// The innermost script runs on, or waits.
    Script,
    /// An ability that can be used again and again has acted: its trait, and what the table was before.
    Used(Slot, u32),
}
