//! How food moved, regardless of whose it was and where.

use clade_engine::ecology::{Origin, Pool, Via};
use serde::{Deserialize, Serialize};

/// One kind of movement of food.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Stream {
    /// Where from.
    pub from: Place,
    /// Where to.
    pub to: Place,
    /// Why.
    pub why: Reason,
    /// How many pieces.
    pub n: u64,
}

/// A [`clade_engine::ecology::Pool`] without its number or side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not on the table.
    Outside,
    /// Open to whoever is there.
    Patch,
    /// On beings, until digested.
    Plate,
    /// Kept for later.
    Store,
    /// Bound in bodies.
    Body,
}

/// A [`clade_engine::ecology::Via`] without sides and cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// There from the start.
    Opening,
    /// Dice, bag or deck.
    Weather,
    /// Left by the living.
    Waste,
    /// Left by the dead.
    Corpse,
    /// Put or taken by a player.
    Player,
    /// By a card.
    Card,
    /// Eaten or stored; the origin as noted.
    Meal(Origin),
    /// From the store to the plate.
    Converted,
    /// Taken from another.
    Theft,
    /// It has fed.
    Digested,
    /// Left over.
    Spoiled,
    /// Destroyed.
    Destroyed,
    /// Lost with its holder.
    WithDeath,
    /// Only elsewhere now.
    Carried,
}

impl From<Pool> for Place {
    fn from(pool: Pool) -> Self {
        match pool {
            Pool::Outside => Self::Outside,
            Pool::Patch(_) => Self::Patch,
            Pool::Plate(_) => Self::Plate,
            Pool::Store(_) => Self::Store,
            Pool::Body(_) => Self::Body,
        }
    }
}

impl From<Via> for Reason {
    fn from(via: Via) -> Self {
        match via {
            Via::Opening => Self::Opening,
            Via::Weather => Self::Weather,
            Via::Waste(_) => Self::Waste,
            Via::Corpse(_) => Self::Corpse,
            Via::Player(_) => Self::Player,
            Via::Card(_) => Self::Card,
            Via::Meal(origin) => Self::Meal(origin),
            Via::Converted => Self::Converted,
            Via::Theft(_) => Self::Theft,
            Via::Digested => Self::Digested,
            Via::Spoiled => Self::Spoiled,
            Via::Destroyed(_) => Self::Destroyed,
            Via::WithDeath => Self::WithDeath,
            Via::Carried => Self::Carried,
        }
    }
}
