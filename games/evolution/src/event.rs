//! What happened: one stream, of which the log line is one reading and the ledgers are another.

use crate::state::{Card, Id, PLACES, Phase, Place, SIDES};
use clade_engine::{Kind, Maybe, Observer, Secret, Side};
use clade_script::Fault;

/// An animal with its owner: a slot alone names nobody after a death.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Who(pub Side, pub Id);

/// The trait that did something, for the log. An event has none if no trait did it, or if the log has named it already.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct By {
    /// The trait.
    pub kind: Kind,
    /// Whose it is.
    pub side: Side,
    /// On which animal it lies, if it is one animal's.
    pub id: Option<Id>,
}

impl By {
    /// A trait of an animal.
    pub(crate) fn of(kind: Kind, Who(side, id): Who) -> Self {
        Self { kind, side, id: Some(id) }
    }
}

/// The trait that acts, if one does, and its owner, whether or not the log names it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Agent(pub Option<Kind>, pub Side);

/// Where an animal was, and the food that it held.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// Its territory.
    pub at: Place,
    /// Tokens on it.
    pub tokens: u8,
    /// Food in its stores.
    pub stored: u8,
    /// The token that was its body, in a closed cycle.
    pub body: u8,
}

impl Held {
    /// The food on it and in its stores.
    pub fn food(self) -> u8 {
        self.tokens.saturating_add(self.stored)
    }

    /// The same, including its body.
    pub fn all(self) -> u8 {
        self.food().saturating_add(self.body)
    }
}

/// How an animal took a token.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Whether it went to a store.
    pub stored: bool,
    /// The trait that made it take.
    pub by: Option<By>,
    /// Whether nobody was asked, as there was nothing else to do.
    pub unasked: bool,
}

/// Stored food that went with its card, and the territory in which that was.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// How much.
    pub n: u8,
    /// Where; nowhere if there was none.
    pub at: Option<Place>,
}

impl Lost {
    /// There was none.
    pub const NOTHING: Self = Self { n: 0, at: None };
}

/// The food on two traits that change their animals.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct OnCards {
    /// On the first and on the second.
    pub stored: [u8; 2],
    /// Where they are.
    pub at: [Place; 2],
    /// Whether it is lost; else it goes with its card.
    pub is_lost: bool,
}

impl OnCards {
    /// How much is lost.
    pub fn lost(self) -> u8 {
        if self.is_lost { self.stored[0] + self.stored[1] } else { 0 }
    }
}

/// Why an animal died.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It was not fed.
    Starved,
    /// A trait doomed it this turn: this one, if it is remembered.
    Doomed(Option<Kind>),
    /// This trait killed it.
    Trait(Kind),
}

/// How an attack comes about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// In the owner's feeding turn, or by a card.
    Openly,
    /// From ambush.
    Ambush,
    /// From ambush, when the prey is taking food from the bank.
    AtTheBank,
    /// By an animal that was turned over.
    Back,
}

/// Why a protection does not stop a hunter.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// The hunter has the skill that gets past it.
    Skill(Kind),
    /// It does not hold in an ambush, or not as things are.
    Ambush,
    /// It does not hold as things are.
    Open,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn begins, with this player; whether it is the last.
    Turn(u8, Side, bool),
    /// The deck has become empty: the turn that runs is the last one.
    LastTurn,
    /// An animal counted as fed by this trait, and does not in the last turn.
    HungryAgain(Who, Kind),
    /// A phase begins.
    Phase(Phase),
    /// A player draws so many cards, one at a time with the others.
    Draws(Side, u8),
    /// A player drew a card. Shown to those who know it.
    Drew(Side, Secret<Card>),
    /// A card was laid as an animal.
    Laid(Who, Place, Secret<Maybe<Card>>),
    /// A card was laid as a trait on an animal, or between two: the side, the card (everybody sees both its traits: the log tells
    /// it), the trait.
    Added(Side, Card, Kind, Who, Option<Who>),
    /// A player passed.
    Passed(Side),
    /// Dice for the bank of a territory.
    Rolled(Place, u8),
    /// So much food lies in a bank now, all of it new.
    Filled(Place, u8),
    /// This many animals live in a territory: the food for its bank is this much more, or less.
    Herd(Place, u8, i8),
    /// The compost of a territory has become its bank.
    Ripened(Place, u8),
    /// An animal has bound a token as its body.
    Bound(Who),
    /// An animal would get a token by a trait, and the compost has none.
    Lacked(Who, Option<By>),
    /// Food was added to a bank.
    Grew(Place, u8, Option<By>, Agent),
    /// Food was destroyed in a bank.
    Destroyed(Place, u8, Option<By>, Agent),
    /// The banks are full and nobody has fed yet: what the animals need, and what there is. Not logged: it is visible on the table.
    Weighed(Box<Weighed>),
    /// The feeding is over: whether an animal is fed. Not logged: the hungry ones die.
    Judged(Who, Judgement),
    /// Food left in a bank at the end was put away.
    Cleared(Place, u8),
    /// A player chose to do nothing in this round.
    Ended(Side),
    /// The turns of these players are passed over: their animals can do nothing now.
    PassedOver(Vec<Side>),
    /// An animal took a token from the bank of this territory.
    Took(Who, Place, Taken),
    /// An animal got a blue token, in this territory; whether it went to a store; the trait that gave it.
    Ate(Who, Place, bool, Option<By>, Option<Kind>),
    /// An animal turned stored food into blue tokens.
    Converted(Who, u8),
    /// A token was taken from the first animal, as a blue one for the second; whether it went to a store.
    Stolen(Who, Who, bool, Option<By>),
    /// An animal became fed.
    BecameFed(Who),
    /// A trait begins to act. Other events say what it does, and name it.
    Acted(Kind),
    /// A trait has marked itself: it is in effect until the end of the turn.
    Marked(Kind, Who),
    /// A trait of an animal was the reason for what comes next without acting: a protection, a hunter's skill, a need.
    Mattered(Kind, Who),
    /// A die of a trait of an animal.
    DieRolled(By, u8),
    /// A hunter attacks.
    Attacked(Who, Who, Way),
    /// A protection of the second animal that does not stop the hunter.
    Helpless(Who, Who, Kind, Gap),
    /// A hunter ignores a trait of its prey.
    Ignored(Who, Who, Kind, Option<By>),
    /// An animal was turned over: its card.
    TurnedOver(Who, Card),
    /// The attack goes against the second animal instead.
    Redirected(Who, Who, Option<By>),
    /// An attack failed, by this reaction; the hunter may attack again this turn.
    Failed(Who, Who, bool, Option<By>),
    /// An animal was eaten: by whom, its card, where, the food that it held.
    Eaten(Who, Who, Secret<Maybe<Card>>, Held),
    /// It was taking a token from the bank of a territory: that stays there.
    Stays(Who, Place),
    /// Its traits stay on the table.
    Remains(Who, Option<By>),
    /// An animal died: its card, why, where, the food that it held.
    Died(Who, Secret<Maybe<Card>>, Cause, Held),
    /// A trait went from an animal, or from two, to the discard pile of their owner, with food that was stored on it.
    Discarded(Kind, Who, Option<Id>, Lost, Option<By>),
    /// A trait of an animal that died went to the discard pile of its owner.
    Buried(Kind, Who),
    /// A trait went to the middle of the table.
    ToMiddle(Kind),
    /// A trait from the middle was laid on an animal.
    Adopted(Kind, Who),
    /// An animal will die in the extinction phase.
    Doomed(Who, Option<By>),
    /// All traits of an animal are off until the next turn.
    Paralysed(Who, Option<By>),
    /// A trait does not act any more: another one has passed it.
    Silenced(Who, Kind, Option<By>),
    /// An animal was born beside another one: its card, where.
    Born(Who, Who, Secret<Maybe<Card>>, Option<By>, Place),
    /// A player declares a migration.
    Migrates(Side),
    /// An animal will go to a territory with all that migrate.
    Leaves(Who, Place, Place, Option<By>),
    /// An animal went from a territory to another, because this player laid a trait on it.
    Moved(Who, Place, Place, Side),
    /// An animal that was to leave with the others has gone. Not logged: it was logged when it was declared.
    Migrated(Who, Place, Place),
    /// A card came back from a discard pile onto an animal: the card (everybody sees it: the log tells it), its trait.
    Returned(Card, Kind, Who),
    /// Two traits changed their animals, with the food that was stored on them.
    Swapped(Kind, Who, Kind, Who, OnCards, Option<By>),
    /// A new animal on what remained of one: its card, where.
    Regrown(Who, Secret<Maybe<Card>>, Place),
    /// This many tokens went from the animals of each side in each territory back to the stock, or to the compost, at the end of a turn.
    TokensBack(Box<[[u16; PLACES]; SIDES]>),
    /// A player's score: animals, traits, their bonus, animals in the Ocean; cards in the pile.
    Scored(Side, u8, u8, u8, u8, u16),
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
            Self::Drew(_, card) => card.redact(observer),
            Self::Laid(_, _, card)
            | Self::Eaten(_, _, card, _)
            | Self::Died(_, card, ..)
            | Self::Born(_, _, card, ..)
            | Self::Regrown(_, card, _) => card.redact(observer),
            _ => {}
        }
        event
    }
}

/// What the sides need and what there is when the feeding begins.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Weighed {
    /// The living animals of each side.
    pub heads: [u8; SIDES],
    /// The tokens that would feed them.
    pub need: [u16; SIDES],
    /// The tokens in the banks of the territories where a side has animals.
    pub hand: [u16; SIDES],
    /// The tokens in each bank.
    pub banks: [u8; PLACES],
}

/// How an animal stands when the feeding is over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The tokens that it needs.
    pub need: u8,
    /// Those that it has.
    pub got: u8,
    /// Whether it is fed, or counts as fed.
    pub is_fed: bool,
    /// What is left in the bank of its territory.
    pub left: u8,
}
