//! What scripts may contain and call: the one table of hooks and verbs.

use clade_engine::{Side, small};
use clade_script::{Many, Says};

/// How many kinds of cards a state has room for.
pub const KINDS: usize = 8;

small! {
    /// A kind of card, as scripts name it: by number.
    pub struct Card;
}

clade_script::cards! {
    /// All that a card may contain and call, besides what every game has.
    pub static SCHEMA "pond" "card";
    things {
        /// A kind of card, by number.
        Card "card" crate::schema::KINDS;
    }
    hooks {
        /// The card is played.
        effect Play "play" ();
        /// Dusk falls and the card lies in front of its owner.
        effect Dusk "dusk" ();
    }
    reads {}
    verbs {
        /// The next player.
        query NextSide "next_side" () -> i32;
        /// The other cards in front of the owner.
        query CardsInFront "cards_in_front" () -> Many<Card>;
        /// The owner takes `n` food from the pond, or what is left.
        act Feed "feed" (n: i32);
        /// `n` food falls into the pond; if `n` is below 0, food is washed away.
        act Fill "fill" (n: i32);
        /// The owner takes a card out of a hand.
        act TakeCard "take_card" (side: Side, card: Card);
        /// A card in front of the owner goes out of the game.
        act WashAway "wash_away" (card: Card);
        /// Asks for a card of a hand; nil if it is empty.
        stop ChooseFromHand "choose_from_hand" (key: Says, side: Side) -> Option<Card>;
        /// Plays a card in front of the owner once more.
        stop Play "play" (card: Card);
    }
}
