//! Everything on the table, and the steps that are pending.

use crate::cycle::Closed;
pub use crate::marks::{Dues, Marks, Uses, due, mark, used};
use crate::sparse::Sparse;
pub use crate::step::{Attack, Pick, Step};
pub use crate::things::{Card, Face, Id, Kind, Phase, Place, Reaction, Slot};
use clade_engine::{Agenda, Deck, Hand, Kinds, Maybe, Seats, Secret, Side, Small, Stock};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// The most players.
pub const SIDES: usize = 8;
/// The most kinds of cards in a pool; a kind is a pair of traits, front and second.
pub const CARDS: usize = 80;
/// The most kinds of traits in a pool.
pub const TRAIT_KINDS: usize = 64;
/// The most animals on the table. Nobody reaches that: see the README.
pub const ANIMALS: usize = 86;
/// The most traits on the table.
pub const TRAITS: usize = 192;

/// Animals by slot.
pub type Herd = Kinds;

/// How many territories there are.
pub const PLACES: usize = 3;

/// The traits that act on an animal: a set of up to [`TRAIT_KINDS`] kinds in eight bytes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Force([u8; 8]);

impl Force {
    /// As a set.
    #[inline]
    pub fn kinds(self) -> Kinds {
        Kinds::from_bits(u128::from(u64::from_le_bytes(self.0)))
    }

    /// From a set.
    pub fn new(kinds: Kinds) -> Self {
        Self((kinds.bits() as u64).to_le_bytes())
    }
}

/// What an animal ignores: a trait of another one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ignored {
    of: Maybe<Id>,
    kind: Maybe<Kind>,
}

impl Ignored {
    /// It ignores nothing.
    pub const NOTHING: Self = Self { of: Maybe::NONE, kind: Maybe::NONE };

    /// This trait of this animal.
    pub fn new(of: Id, kind: u8) -> Self {
        Self { of: of.into(), kind: Kind(kind).into() }
    }

    /// The animal and its trait.
    pub fn get(self) -> Option<(Id, u8)> {
        Some((self.of.get()?, self.kind.get()?.0))
    }

    /// The trait, if it is one of this animal.
    pub fn of(self, prey: Id) -> Option<u8> {
        self.kind.get().filter(|_| self.of.is(prey)).map(|kind| kind.0)
    }
}

/// An animal, or what remains of one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Animal {
    /// Whose it is.
    pub owner: Side,
    /// Where it is; none if the slot is empty.
    pub place: Maybe<Place>,
    /// Its card; none if only its traits remain.
    pub card: Secret<Maybe<Card>>,
    /// Red tokens.
    pub red: u8,
    /// Blue tokens.
    pub blue: u8,
    /// How much food it needs. Derived.
    pub need: u8,
    /// See [`mark`].
    pub marks: Marks,
    /// The trait nearest to it.
    pub first: Maybe<Slot>,
    /// Where it is going in the migration that is being declared.
    pub to: Maybe<Place>,
    /// The trait of another animal that it ignores this turn.
    pub ignored: Ignored,
    /// The traits that act on it. Derived; changed only by [`crate::Evolution::refresh`].
    pub force: Force,
}

/// A trait card on the table, or the trait of an animal that was turned over.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trait {
    /// The trait.
    pub kind: u8,
    /// The card; none if the trait is the animal's own.
    pub card: Maybe<Card>,
    /// The animal it lies on, the first of a pair; none if the slot is empty.
    pub host: Maybe<Id>,
    /// The second of a pair.
    pub mate: Maybe<Id>,
    /// The next trait on the host and on the mate.
    pub next: [Maybe<Slot>; 2],
    /// See [`used`].
    pub used: Uses,
    /// See [`due`].
    pub due: Dues,
    /// Food stored on it.
    pub stored: u8,
}

/// What is so of an animal because of a trait whose card does not lie there: it has used one that has left it, or one has doomed it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// The animal.
    pub id: Id,
    /// The trait.
    pub kind: u8,
    /// See [`used`].
    pub used: Uses,
}

/// A player's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The hand.
    pub hand: Hand<CARDS>,
    /// The own discard pile, into which only its owner looks.
    pub pile: Hand<CARDS>,
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

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// What was done in this feeding phase: cards could let it go on for ever.
    pub acts: u16,
    /// The animal against which an attack goes instead.
    pub redirected: Maybe<Id>,
    /// Food in the banks, and what only a closed cycle has.
    pub bank: Stock<PLACES, Closed>,
    /// Cards in the middle of the table: card and trait.
    pub middle: arrayvec::ArrayVec<(Card, u8), 8>,
    /// The card that is being played, known to its side.
    pub pick: Secret<Pick>,
    /// Cards not yet drawn; a part that was set aside is a layer that is never drawn.
    pub deck: Deck<CARDS>,
    /// The players.
    pub players: [Player; SIDES],
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

const _: () = assert!(size_of::<State>() <= 6 * 1024 + 16, "a state of Evolution has at most 6 kB, and 16 bytes for experiments");

impl Sparse for Animal {
    const EMPTY: Self = Self::EMPTY;
}

impl Sparse for Trait {
    const EMPTY: Self = Self::EMPTY;
}

impl Animal {
    /// An empty slot.
    pub const EMPTY: Self = Self {
        owner: Side(0),
        place: Maybe::NONE,
        card: Secret::open(Maybe::NONE),
        red: 0,
        blue: 0,
        need: 0,
        marks: Marks::NONE,
        first: Maybe::NONE,
        to: Maybe::NONE,
        ignored: Ignored::NOTHING,
        force: Force([0; 8]),
    };

    /// Where it is: asked of an animal, or of what remains of one.
    #[inline]
    pub fn at(&self) -> Place {
        debug_assert!(self.place.is_some(), "an empty slot is nowhere");
        self.place.get().unwrap_or(Place::Laurasia)
    }

    /// Whether this is true of it, see [`mark`].
    #[inline]
    pub fn is(&self, mark: Marks) -> bool {
        self.marks.has(mark)
    }

    /// Tokens that feed it.
    #[inline]
    pub fn food(&self) -> u8 {
        self.red.saturating_add(self.blue)
    }

    /// Whether it is fed (rulebook, feeding phase): it has the food that it needs, or counts as fed.
    #[inline]
    pub fn is_fed(&self) -> bool {
        self.food() >= self.need || self.is(mark::NEWBORN.and(mark::COUNTS_AS_FED))
    }
}

impl Trait {
    /// An empty slot.
    pub const EMPTY: Self = Self {
        kind: 0,
        card: Maybe::NONE,
        host: Maybe::NONE,
        mate: Maybe::NONE,
        next: [Maybe::NONE; 2],
        used: Uses::NONE,
        due: Dues::NONE,
        stored: 0,
    };

    /// Whether this is true of it, see [`used`].
    #[inline]
    pub fn is(&self, used: Uses) -> bool {
        self.used.has(used)
    }

    /// Whether it lies between two animals.
    #[inline]
    pub fn is_pair(&self) -> bool {
        self.mate.is_some()
    }

    /// Whether it lies on the table; else the slot is empty.
    #[inline]
    pub fn is_there(&self) -> bool {
        self.host.is_some()
    }

    /// The other animal of a pair.
    pub fn other(&self, id: Id) -> Option<Id> {
        if self.mate.is(id) { self.host.get() } else { self.mate.get() }
    }

    /// Which of its ends lies on an animal: 0 on its host, 1 on its mate.
    #[inline]
    pub(crate) fn end(&self, id: Id) -> usize {
        usize::from(!self.host.is(id))
    }

    /// The next trait on an animal.
    #[inline]
    pub(crate) fn after(&self, id: Id) -> Maybe<Slot> {
        self.next[self.end(id)]
    }
}

impl State {
    /// An animal.
    #[inline]
    pub fn animal(&self, id: Id) -> &Animal {
        &self.animals[id.ix()]
    }

    /// An animal, to be changed.
    #[inline]
    pub fn animal_mut(&mut self, id: Id) -> &mut Animal {
        &mut self.animals[id.ix()]
    }

    /// A trait by slot.
    #[inline]
    pub fn lying(&self, slot: Slot) -> &Trait {
        &self.traits[slot.ix()]
    }

    /// A trait by slot, to be changed.
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

    /// A player, to be changed.
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
    pub fn find(&self, id: Id, kind: u8) -> Option<Slot> {
        self.traits_of(id).find(|&slot| self.lying(slot).kind == kind)
    }

    /// The living animals of all players.
    #[inline]
    pub fn living(&self) -> Herd {
        self.players.iter().fold(Herd::NONE, |all, player| all.or(player.own))
    }

    /// Whether an animal lives.
    #[inline]
    pub fn lives(&self, id: Id) -> bool {
        id.ix() < ANIMALS && self.animal(id).place.is_some() && !self.remains.contains(id.0)
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
