//! What an event means for food and life, in one vocabulary for every game.
//!
//! All food is double entry: a [`Ecological::Flow`] takes pieces from one pool and gives them to another, so if a game forgets to
//! note something, a sum breaks. "Appears", "eaten", "stored", "lost" are readings of flows: from [`Pool::Outside`]; by
//! [`Via::Meal`], [`Via::Converted`] or [`Via::Theft`]; to a [`Pool::Store`]; to [`Pool::Outside`].
//!
//! **Decides:** the words. **Does not decide:** what a game means by them (its README and its [`crate::Shown::ecology`] do), nor what is
//! measured with them. A note names a card only as the cause of what everybody saw: notes hold no secrets.

mod life;
pub mod reading;
pub mod rulebook;

use crate::{Kind, Side};
pub use life::Life;
pub use reading::Reading;
use serde::{Deserialize, Serialize};

/// Something that eats, lives and dies: an amoeba, an animal, a species cube.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Being {
    /// Whose.
    pub side: Side,
    /// Which of that side: its slot until it dies; [`Being::ALIKE`] where two of a side cannot be told apart.
    pub slot: u16,
}

impl Being {
    /// The slot of beings that cannot be told apart.
    pub const ALIKE: u16 = u16::MAX;
}

/// Where pieces of food lie.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pool {
    /// Not on the table: the supply, the bag, the box.
    Outside,
    /// Open to whoever is there: a cell, the bank of a territory, a corner of the board. In experiments also where food waits until it comes
    /// back, and nobody eats: a compost, a pile.
    Patch(u8),
    /// On the beings of a side, until it is digested.
    Plate(Side),
    /// Kept by beings of a side for later.
    Store(Side),
    /// Bound in the bodies of a side.
    Body(Side),
}

/// Why food moved.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Via {
    /// It lies there from the start.
    Opening,
    /// Dice, bag or deck brought it.
    Weather,
    /// A living being of this side left it.
    Waste(Side),
    /// A dead one of this side left it.
    Corpse(Side),
    /// A player put it there, or took it away.
    Player(Side),
    /// A card did; its kind.
    Card(Kind),
    /// Somebody got it to eat, or to store.
    Meal(Origin),
    /// From the side's own store to the plate: it was a meal when it was stored.
    Converted,
    /// Taken from what this side had.
    Theft(Side),
    /// It has fed, and goes.
    Digested,
    /// Left over, or lost with what held it.
    Spoiled,
    /// Somebody of this side destroyed it.
    Destroyed(Side),
    /// Lost with the being that held it.
    WithDeath,
    /// It only changed its place.
    Carried,
}

/// Where a meal came from. This order is kept wherever origins are listed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Origin {
    /// There by itself.
    Environment,
    /// Left by the living.
    Waste,
    /// Left by the dead, for whoever comes.
    Body,
    /// The eater killed, or wounded, for it.
    Prey,
    /// Another killed.
    Carrion,
    /// A partner's meal brought it.
    Shared,
    /// Stored before.
    OwnStore,
    /// Taken from another.
    Theft,
    /// Made by the eater's own nature.
    Made,
    /// A player put it there.
    Placed,
}

impl Origin {
    /// All of them, in their order.
    pub const ALL: [Self; 10] = [
        Self::Environment,
        Self::Waste,
        Self::Body,
        Self::Prey,
        Self::Carrion,
        Self::Shared,
        Self::OwnStore,
        Self::Theft,
        Self::Made,
        Self::Placed,
    ];
}

/// How a being came to live.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Birth {
    /// It is there at the start, or set up before the first round.
    Setup,
    /// Its player paid for it with points, a card or an action.
    Bought,
    /// Its own kind bore it, by a trait.
    Brood,
    /// It grew from a part of another.
    Regrown,
    /// It came from the supply to where its kind is.
    Spread,
    /// It came back from what had died out.
    Revived,
}

/// What a being died of.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Death {
    /// Of hunger.
    Hunger,
    /// Another killed it, to eat it or by attack.
    Predation,
    /// Another drove it out of its place.
    Competition,
    /// Of age, of poison taken earlier, of an old wound: fed or not.
    Doom,
    /// By an effect of a card or an event.
    Effect,
}

/// Why a being changed its place.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Its own player chose so.
    Chosen,
    /// Current or weather.
    Drift,
    /// Another side did it, if one did.
    Forced(Option<Side>),
}

/// Why a judged being counts as fed, or not.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fed {
    /// It ate.
    Meal,
    /// It killed, and that fed it.
    Prey,
    /// It needed nothing this time: asleep, just born.
    Waived,
    /// The place feeds it.
    Habitat,
    /// It is hungry.
    None,
}

/// No patch.
pub const NOWHERE: u8 = u8::MAX;

/// One note about food or life.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ecological {
    /// A round begins; counted from 1.
    Round(u16),
    /// A feeding window opens: what a side needs.
    Need {
        /// Whose need.
        side: Side,
        /// Its beings alive.
        heads: u16,
        /// Pieces of food that would feed them all.
        need: u16,
        /// Pieces within their reach, each counted once.
        hand: u16,
    },
    /// A feeding window opens: what lies in a patch, each piece counted once over all patches.
    Supply {
        /// Where; [`NOWHERE`] for all patches in one note, in games whose judgements say what was at hand ([`reading::Hand::Judged`]).
        patch: u8,
        /// Pieces.
        n: u16,
    },
    /// Food moved.
    Flow {
        /// Where it was.
        from: Pool,
        /// Where it is.
        to: Pool,
        /// Pieces; never 0.
        n: u16,
        /// The kind of food: a colour, an element; 0 where there is one kind.
        kind: u8,
        /// Who got, left or lost it, if a being did.
        who: Option<Being>,
        /// Why.
        via: Via,
    },
    /// Food that stays where it is feeds beings of a side: every piece of these kinds in these patches, all equally. Noted with the
    /// [`Ecological::Judged`] of the same beings, in games where places feed.
    Serves {
        /// Which side.
        side: Side,
        /// How many are fed; never 0.
        n: u16,
        /// Where it lies; [`NOWHERE`] where there are fewer patches.
        patches: [u8; 6],
        /// The kinds that feed them: a bit for each.
        kinds: u8,
    },
    /// Beings were judged fed or hungry.
    Judged {
        /// Who; of several that are alike, one.
        who: Being,
        /// How many that are alike; never 0.
        n: u16,
        /// Pieces that each needed.
        need: u16,
        /// Pieces that each really got: this may be more than the need.
        got: u16,
        /// Whether each is fed.
        fed: bool,
        /// Why.
        how: Fed,
        /// Pieces at hand for each when it could eat.
        hand: u16,
        /// The kinds of food at hand: a bit for each.
        kinds: u8,
    },
    /// Beings came to live.
    Born {
        /// Who.
        who: Being,
        /// In which patch.
        at: u8,
        /// How many that are alike; never 0.
        n: u16,
        /// How.
        by: Birth,
    },
    /// Beings died.
    Died {
        /// Who.
        who: Being,
        /// In which patch.
        at: u8,
        /// How many that are alike; never 0.
        n: u16,
        /// Of what.
        by: Death,
        /// The side that did it, if one did.
        killer: Option<Side>,
    },
    /// Beings changed their patch.
    Moved {
        /// Who.
        who: Being,
        /// Where they were.
        from: u8,
        /// Where they are.
        to: u8,
        /// How many that are alike; never 0.
        n: u16,
        /// Why.
        by: Move,
    },
    /// Beings went out of play alive; they may return.
    Left {
        /// Who.
        who: Being,
        /// Where they were.
        at: u8,
        /// How many that are alike; never 0.
        n: u16,
        /// The side that did it, if one did.
        by: Option<Side>,
    },
    /// The game will end by a rule of ours that no rulebook has: it counts as stopped, not as played to its end.
    CutShort,
}
