//! The small things of the rulebook: animals and traits by slot, phases.

use clade_engine::{Set, small};

/// The most players.
pub const SIDES: usize = 8;
/// The most kinds of cards in a pool; a kind is a pair of traits, front and second.
pub const CARDS: usize = 80;
/// The most kinds of traits in a pool.
pub const TRAIT_KINDS: usize = 64;
/// The most animals on the table. Nobody reaches that: see A61.
pub const ANIMALS: usize = 86;

/// The most traits on the table.
pub const TRAITS: usize = 192;
/// The most food in one place: more than any of our pools can put there.
pub(crate) const FOOD: u8 = 100;

/// Animals by slot.
pub type Herd = Set<Id>;

/// How many territories there are.
pub const PLACES: usize = 3;

small! {
    /// An animal by its slot on the table.
    pub struct Id;
}

small! {
    /// A trait by its slot on the table.
    pub struct Slot;
}

impl Slot {
    /// All slots, in their order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..TRAITS as u8).map(Self)
    }
}

small! {
    /// A territory. Without Continents the whole table is the first one.
    pub enum Place {
        /// A continent.
        Laurasia,
        /// The other continent.
        Gondwana,
        /// The Ocean.
        Ocean,
    }
}

impl Place {
    /// Where cards are laid as animals.
    pub const CONTINENTS: [Self; 2] = [Self::Laurasia, Self::Gondwana];
}

small! {
    /// A card, by kind: a pair of traits, front and second.
    pub struct Card;
}

small! {
    /// What a card is played as.
    pub enum Face {
        /// Its front trait.
        Front,
        /// Its second trait.
        Second,
        /// An animal.
        Animal,
    }
}

impl Face {
    /// The sides of a card with a trait.
    pub const TRAITS: [Self; 2] = [Self::Front, Self::Second];
}

small! {
    /// The effect of a reaction on an attack, as its card returns it.
    pub enum Reaction {
        /// The attack goes on.
        GoesOn,
        /// It has failed.
        Failed,
        /// It has failed, and the hunter may attack again in this turn.
        PutOff,
    }
}

small! {
    /// A phase of a turn.
    pub enum Phase {
        /// Before the first turn.
        Setup,
        /// Cards are played.
        Development,
        /// The food bank is filled.
        FoodBank,
        /// Animals eat, and are eaten.
        Feeding,
        /// Hungry animals die, and cards are drawn.
        Extinction,
    }
}
