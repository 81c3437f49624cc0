//! Everything on the table, and the steps that are pending.

use crate::action::Action;
pub use crate::marks::{Dues, Marks, Uses, due, mark, used};
pub use crate::pieces::{Animal, Attack, Closed, Force, Ignored, Pick, Spent, Trait};
pub use crate::step::Step;
pub use crate::things::{ANIMALS, CARDS, Card, Face, Herd, Id, PLACES, Phase, Place, Reaction, SIDES, Slot, TRAIT_KINDS, TRAITS};
use clade_engine::{Agenda, Deck, Hand, Kind, Maybe, Seats, Secret, Side, Small, Stock};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// A player's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The hand.
    pub hand: Hand<CARDS, Card>,
    /// The discard pile, which only its owner sees.
    pub pile: Hand<CARDS, Card>,
    /// Further cards of the pile: those for the Ocean that everybody saw go there, by their ordinal.
    pub afloat: [u8; 16],
    /// The living animals.
    pub own: Herd,
    /// Cards to be drawn in phase 4.
    pub due: u8,
}

impl Player {
    /// A player without anything, whose cards these seats would know.
    pub(crate) fn with_nothing(known: Seats) -> Self {
        Self { hand: Hand::new(known), pile: Hand::new(known), afloat: [0; 16], own: Herd::NONE, due: 0 }
    }
}

clade_engine::copied_in_place! {
    /// Everything on the table.
    #[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct State {
        /// The ruleset under which this state is valid.
        pub ruleset: u64,
        /// The turn, from 1; 0 is setup.
        pub turn: u8,
        /// The phase.
        pub phase: Phase,
        /// Whether this is the last turn.
        pub last: bool,
        /// Whether the game has ended.
        pub over: bool,
        /// Who begins in this turn.
        pub first: Side,
        /// Where the side whose feeding turn it is feeds; none if it has not chosen.
        pub here: Maybe<Place>,
        /// The number of actions in this feeding phase: cards could make it go on for ever.
        pub acts: u16,
        /// The animal against which an attack goes instead.
        pub redirected: Maybe<Id>,
        /// Food in the banks, and what only a closed cycle has.
        pub bank: Stock<PLACES, Closed>,
        /// Cards in the middle of the table: card and trait.
        pub middle: arrayvec::ArrayVec<(Card, Kind), 8>,
        /// The card that is being played, known to its side.
        pub pick: Secret<Pick>,
        /// Cards not yet drawn; a part that was set aside is a layer that is never drawn.
        pub deck: Deck<CARDS, Card>,
        /// The players.
        pub players: [Player; SIDES],
        /// The animal that came last: the next one has the first free number after it, so that nobody has that of one who has just died.
        pub newest: Maybe<Id>,
        /// The animals, by slot.
        #[serde(with = "crate::sparse")]
        pub animals: [Animal; ANIMALS],
        /// The traits, by slot.
        #[serde(with = "crate::sparse")]
        pub traits: [Trait; TRAITS],
        /// What animals have used of traits whose cards have left them, and what has doomed them, by animal and trait.
        pub spent: arrayvec::ArrayVec<Spent, 32>,
        /// What remains of animals that were eaten.
        pub remains: Herd,
        /// Whether somebody must look whether animals became fed or died.
        pub unsettled: Herd,
        /// Pending steps.
        pub agenda: Agenda<Step>,
        /// Open scripts and what cards remember.
        pub frames: Frames,
    }
}

const _: () = assert!(size_of::<State>() <= 6 * 1024 + 16, "a state of Evolution has at most 6 kB, and 16 bytes for experiments");

impl State {
    /// An animal.
    #[inline]
    pub fn animal(&self, id: Id) -> &Animal {
        &self.animals[id.ix()]
    }

    /// An animal, mutably.
    #[inline]
    pub fn animal_mut(&mut self, id: Id) -> &mut Animal {
        &mut self.animals[id.ix()]
    }

    /// A trait by slot.
    #[inline]
    pub fn lying(&self, slot: Slot) -> &Trait {
        &self.traits[slot.ix()]
    }

    /// A trait by slot, mutably.
    #[inline]
    pub fn lying_mut(&mut self, slot: Slot) -> &mut Trait {
        &mut self.traits[slot.ix()]
    }

    /// The animal on which a trait lies, the first of a pair; none if there is no such trait.
    #[inline]
    pub fn host(&self, slot: Slot) -> Option<Id> {
        self.traits.get(slot.ix())?.host.get()
    }

    /// A player.
    #[inline]
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.ix()]
    }

    /// A player, mutably.
    #[inline]
    pub fn player_mut(&mut self, side: Side) -> &mut Player {
        &mut self.players[side.ix()]
    }

    /// The traits on an animal by slot, the one next to it first.
    #[inline]
    pub fn traits_of(&self, id: Id) -> TraitsOf<'_> {
        TraitsOf { state: self, id, next: self.animal(id).first }
    }

    /// The trait of a kind on an animal: the first one.
    pub fn find(&self, id: Id, kind: Kind) -> Option<Slot> {
        self.traits_of(id).find(|&slot| self.lying(slot).kind == kind)
    }

    /// The living animals of all players.
    #[inline]
    pub fn living(&self) -> Herd {
        self.players.iter().fold(Herd::NONE, |all, player| all.or(player.own))
    }

    /// The animal that takes food, hunts, or has the trait that is used.
    pub(crate) fn feeder(&self, action: Action) -> Option<Id> {
        match action {
            Action::Take(id) | Action::Hunt(id) => Some(id),
            Action::Use(slot) => self.host(slot),
            _ => None,
        }
    }

    /// The steps above a pending one; of several that are the same, the lowest is meant.
    pub(crate) fn above(&self, step: impl Into<Step>) -> impl Iterator<Item = &Step> {
        let step = step.into();
        self.agenda.iter().skip_while(move |&&other| other != step).skip(1)
    }

    /// Whether an animal lives.
    #[inline]
    pub fn lives(&self, id: Id) -> bool {
        id.ix() < ANIMALS && self.animal(id).place.is_some() && !self.remains.contains(id)
    }
}

/// See [`State::traits_of`].
#[derive(Clone, Debug)]
pub struct TraitsOf<'a> {
    state: &'a State,
    id: Id,
    next: Maybe<Slot>,
}

impl Iterator for TraitsOf<'_> {
    type Item = Slot;

    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let slot = self.next.get()?;
        self.next = self.state.lying(slot).after(self.id);
        Some(slot)
    }
}
