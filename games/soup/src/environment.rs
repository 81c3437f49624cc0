//! The environment deck: the cards whose `kind` is `environment`, numbered in the order of their mods and files. The shipped ones are in
//! `scripts/soup/environment`; those whose print nobody has seen are marked `assumed`.

use crate::action::DIRECTION_WORDS;
use crate::map::Direction;
use clade_engine::{FileFault, Kind, Msg, Small, small};
use clade_script::{Card, Cards, Source};

small! {
    /// An environment card, by its number in the deck.
    pub struct EnvironmentCard;
}

impl EnvironmentCard {
    /// The numbers in the order of the deck.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..MAX_CARDS as u8).map(Self)
    }

    /// Its word in texts of actions and positions.
    pub fn word(self) -> String {
        format!("E{:02}", self.0 + 1)
    }
}

/// What an environment card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    /// Its number among all cards.
    pub kind: Kind,
    /// The direction of the drift, if there is one.
    pub drift: Option<Direction>,
    /// The thickness of the ozone layer.
    pub ozone: u8,
    /// How often it is in the deck.
    pub copies: u8,
    /// How sure these are: `rulebook`, `inferred` or `assumed`.
    pub source: Source,
    /// Its own name; without one it is called by what it shows.
    pub name: Option<Msg>,
}

/// What environment cards say under `kind`.
pub(crate) const WORD: &str = "environment";

/// The most different cards that the deck can have.
pub(crate) const MAX_CARDS: usize = 16;

/// The fewest cards of a deck: one is turned at setup, one in the first round (§4.1.4, §4.5).
pub(crate) const FEWEST: u32 = 2;

impl Environment {
    fn read(kind: Kind, card: &Card) -> Self {
        let drift = DIRECTION_WORDS.iter().position(|word| card.word("drift") == Some(word));
        Self {
            kind,
            drift: drift.and_then(|at| Direction::from_byte(at as u8)),
            ozone: card.int("ozone", 0) as u8,
            copies: card.int("copies", 1) as u8,
            source: card.source(),
            name: card.texts("name").map(|_| card.name()),
        }
    }
}

/// The environment cards among all cards.
///
/// # Errors
/// Those for which there is no room, and those that do something and do not say what.
pub(crate) fn read(cards: &Cards) -> Result<Vec<Environment>, Vec<FileFault>> {
    let own = || cards.kinds().zip(cards.iter()).filter(|(_, card)| card.word("kind") == Some(WORD));
    let too_many = own().skip(MAX_CARDS).map(|(_, card)| {
        let what = format!("the environment deck has at most {MAX_CARDS} different cards; `copies` says how often one is in it");
        card.fault("id", &what)
    });
    let is_mute = |key: &str, card: &Card| card.has_functions() && card.texts(key).is_none();
    let mute = own().flat_map(|(_, card)| {
        let missing = ["name", "text"].into_iter().filter(move |key| is_mute(key, card));
        missing
            .map(move |key| card.fault("turned", &format!("a card that does something needs the key '{key}', so that players can read it")))
    });
    let wrong: Vec<FileFault> = too_many.chain(mute).collect();
    if wrong.is_empty() { Ok(own().map(|(kind, card)| Environment::read(kind, card)).collect()) } else { Err(wrong) }
}
