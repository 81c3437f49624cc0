//! What can happen.

use clade_engine::{Kind, Secret, Side};
use clade_script::Fault;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side draws a card.
    Drew(Side, Secret<Kind>),
    /// A card leaves a hand and lies in front of its owner.
    Played(Side, Kind),
    /// A side takes food out of the pond; by which card, if by one.
    Fed(Side, u32, Option<Kind>),
    /// A round begins. No log line.
    Round(u8),
    /// Food falls into the pond, or is washed away; by which card, if by one.
    Filled(i32, Option<Kind>),
    /// Whether the side hunts.
    Revealed(Side, bool),
    /// A card in front of a side is washed away.
    Washed(Side, Kind),
    /// A card acts.
    Acted(Side, Kind),
    /// What the card did since its last question is undone.
    Failed(Fault),
}
