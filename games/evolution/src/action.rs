//! Answers to questions.

use crate::things::{Card, Face, Id, Place, Slot};
use clade_engine::{Answer, Kind, Side};

/// One answer to the open question. Small and `Copy`; its text is looked up in the list, never parsed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// An answer to a trait's own question.
    Answer(Answer),
    /// Chance: who begins.
    Begins(Side),
    /// Chance: the card that is drawn.
    Draw(Card),
    /// Chance: the sum of the dice for a bank.
    Total(u8),
    /// Chance: one die.
    Die(u8),
    /// Play a card as an animal.
    Animal(Card),
    /// Play a card as one of its traits.
    Trait(Card, Face),
    /// On this animal.
    On(Id),
    /// To this territory.
    To(Place),
    /// Play no more cards in this phase.
    Pass,
    /// An animal takes food from the bank.
    Take(Id),
    /// A hunter attacks.
    Hunt(Id),
    /// It attacks this animal.
    Prey(Id),
    /// Use the ability of a trait.
    Use(Slot),
    /// Lay a trait from the middle of the table on one of one's own animals.
    Adopt(Kind),
    /// Declare a migration.
    Migrate,
    /// An animal migrates, or follows, to a territory.
    Move(Id, Place),
    /// Ignore this trait of the prey.
    Ignore(Kind),
    /// Turn over an animal.
    TurnOver(Id),
    /// React with a trait.
    React(Kind),
    /// Attack with this animal from ambush.
    Ambush(Id),
    /// This trait acts next.
    Next(Kind),
    /// This pair card acts next, and this animal gets food by it.
    Share(Slot, Id),
    /// This animal profits from what was eaten.
    Feast(Id),
    /// Lay a card of the hand as an animal.
    Lay(Card),
    /// Discard one of two equal traits.
    Drop(Slot),
    /// No more, none.
    Done,
}
