//! What lies on the table: animals, and the traits on them.

use crate::marks::{Dues, Marks, Uses, mark};
use crate::sparse::Sparse;
use crate::things::{ANIMALS, Card, Face, Herd, Id, PLACES, Place, Slot};
use clade_engine::{Kind, Kinds, Maybe, Secret, Side};
use serde::{Deserialize, Serialize};

/// The traits that act on an animal: a set of up to [`crate::state::TRAIT_KINDS`] kinds in eight bytes.
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
    pub fn new(of: Id, kind: Kind) -> Self {
        Self { of: of.into(), kind: kind.into() }
    }

    /// The animal and its trait.
    pub fn get(self) -> Option<(Id, Kind)> {
        Some((self.of.get()?, self.kind.get()?))
    }

    /// The trait, if it is one of this animal.
    pub fn of(self, prey: Id) -> Option<Kind> {
        self.kind.get().filter(|_| self.of.is(prey))
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
    /// See [`crate::marks::mark`].
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
    pub kind: Kind,
    /// The card; none if the trait is the animal's own.
    pub card: Maybe<Card>,
    /// The animal it lies on, the first of a pair; none if the slot is empty.
    pub host: Maybe<Id>,
    /// The second of a pair.
    pub mate: Maybe<Id>,
    /// The next trait on the host and on the mate.
    pub next: [Maybe<Slot>; 2],
    /// See [`crate::marks::used`].
    pub used: Uses,
    /// See [`crate::marks::due`].
    pub due: Dues,
    /// Food stored on it.
    pub stored: u8,
}

/// What is true of an animal because of a trait whose card is not there: it has used one that has left it, or one has doomed it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// The animal.
    pub id: Id,
    /// The trait.
    pub kind: Kind,
    /// See [`crate::marks::used`].
    pub used: Uses,
}

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

    /// Whether this is true of it, see [`crate::marks::mark`].
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
        kind: Kind(0),
        card: Maybe::NONE,
        host: Maybe::NONE,
        mate: Maybe::NONE,
        next: [Maybe::NONE; 2],
        used: Uses::NONE,
        due: Dues::NONE,
        stored: 0,
    };

    /// Whether this is true of it, see [`crate::marks::used`].
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
    pub by: Kind,
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

/// What only a closed cycle has.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// Tokens in the compost of each territory.
    pub compost: [u8; PLACES],
    /// The animals that have bound a token as their body: a bit for each slot.
    bodies: [u8; ANIMALS.div_ceil(8)],
}

impl Closed {
    /// The animals that have bound a token as their body.
    pub fn bodies(&self) -> Herd {
        let mut bits = [0; 16];
        bits[..self.bodies.len()].copy_from_slice(&self.bodies);
        Herd::from_bits(u128::from_le_bytes(bits))
    }

    /// These animals have bound a token, and no others.
    pub fn set_bodies(&mut self, bodies: Herd) {
        let n = self.bodies.len();
        self.bodies.copy_from_slice(&bodies.bits().to_le_bytes()[..n]);
    }
}

/// A card, if it is one and the observer knows it.
pub(crate) fn known(card: &Secret<Maybe<Card>>) -> Option<Card> {
    card.get().copied().and_then(Maybe::get)
}
