//! What scripts may contain and call: the one table of keys, hooks and verbs.

use clade_script::{Arg, ArgKind, Gives, Hook, Schema, Thing, Verb};

/// The places of the hooks in [`SCHEMA`].
pub(crate) const PLAY: u8 = 0;
pub(crate) const DUSK: u8 = 1;

const CARD: Arg = Arg::new("card", ArgKind::Thing(0));

/// All that a card may contain and call, besides what every game has.
pub static SCHEMA: Schema = Schema {
    game: "pond",
    card: "card",
    keys: &[],
    hooks: &[Hook::effect("play", "The card is played."), Hook::effect("dusk", "Dusk falls and the card lies in front of its owner.")],
    verbs: &[
        Verb::query("next_side", &[], Gives::Int, "The next player."),
        Verb::query("cards_in_front", &[], Gives::List(0), "The other cards in front of the owner."),
        Verb::act("feed", &[Arg::N], "The owner takes so much food from the pond, or what is left."),
        Verb::act("fill", &[Arg::N], "So much food falls into the pond, or is washed away."),
        Verb::act("take_card", &[Arg::SIDE, CARD], "The owner takes a card out of a hand."),
        Verb::act("wash_away", &[CARD], "A card in front of the owner goes out of the game."),
        Verb::stop("choose_from_hand", &[Arg::KEY, Arg::SIDE], Gives::Thing(0), "Asks for a card of a hand; nil if it is empty."),
        Verb::stop("play", &[CARD], Gives::Nothing, "Plays a card in front of the owner once more."),
    ],
    things: &[Thing { name: "card", doc: "A kind of card, by number." }],
    reads: &[],
    options: &[],
    order: &[],
    data: &[],
};
