//! The environment deck is data: `scripts/soup/environment.toml`. Cards whose print nobody has seen are marked `assumed`.

use crate::map::Direction;
use clade_engine::{FileFault, did_you_mean, small};
use clade_script::{ModFolder, Source};
use serde::Deserialize;
use toml::Spanned;

small! {
    /// An environment card, by its number in the deck.
    pub struct EnvironmentCard;
}

impl EnvironmentCard {
    /// Its word in texts of actions and positions.
    pub fn word(self) -> String {
        format!("E{:02}", self.0 + 1)
    }
}

/// What an environment card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    /// The direction of the drift, if there is one.
    pub drift: Option<Direction>,
    /// The thickness of the ozone layer.
    pub ozone: u8,
    /// How sure these are: `rulebook`, `inferred` or `assumed`.
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    drift: Spanned<String>,
    ozone: u8,
    source: Spanned<String>,
}

/// The most cards the deck can have.
pub(crate) const MAX_CARDS: usize = 16;

/// The file.
const DECK: &str = "environment.toml";

/// Reads the deck of a mod, if it has one.
///
/// # Errors
/// Everything that is wrong with it.
pub(crate) fn read(folder: &ModFolder) -> Option<Result<Vec<Environment>, Vec<FileFault>>> {
    Some(folder.read(DECK)?.map_err(|fault| vec![fault]).and_then(|file| deck(folder, file)))
}

fn deck(folder: &ModFolder, file: File) -> Result<Vec<Environment>, Vec<FileFault>> {
    let (mut cards, mut wrong) = (Vec::new(), Vec::new());
    if !(2..=MAX_CARDS).contains(&file.card.len()) {
        wrong.push(folder.fault_in(DECK, &(0..0), &format!("expected 2 to {MAX_CARDS} cards, found {}", file.card.len())));
    }
    for row in file.card {
        let Row { drift, ozone, source } = row;
        let directions = ["none", "west", "north", "east", "south"];
        let at = |words: &[&str], key: &str, word: &Spanned<String>| {
            words.iter().position(|known| known == word.get_ref()).ok_or_else(|| {
                let hint = did_you_mean(word.get_ref(), words.iter().copied());
                folder.fault_in(DECK, &word.span(), &format!("{key} {:?} is not one of {}{hint}", word.get_ref(), words.join(", ")))
            })
        };
        match (at(&directions, "drift", &drift), at(Source::WORDS, "source", &source)) {
            (Ok(drift), Ok(source)) => cards.push(Environment { drift: Direction::of(drift as u8), ozone, source: Source::ALL[source] }),
            (drift, source) => wrong.extend(drift.err().into_iter().chain(source.err())),
        }
    }
    if wrong.is_empty() { Ok(cards) } else { Err(wrong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_place() {
        let card = "[[card]]\ndrift = \"west\"\nozone = 6\nsource = \"assumed\"\n";
        let deck = |card: &str| format!("# two cards\n{}{card}", "[[card]]\ndrift = \"none\"\nozone = 7\nsource = \"rulebook\"\n");
        let read = |text: String| {
            let head = ("mod.toml".to_owned(), "id = \"mine\"".to_owned());
            super::read(&ModFolder { files: vec![head, (DECK.to_owned(), text)] }).expect("a deck")
        };
        let fault = |from: &str, to: &str| read(deck(&card.replace(from, to))).expect_err(to)[0].to_string();
        assert!(read(deck(card)).is_ok_and(|cards| cards.len() == 2));
        assert_eq!(
            fault("west", "wets"),
            "mine/environment.toml:7: drift \"wets\" is not one of none, west, north, east, south; did you mean 'west'?"
        );
        assert_eq!(fault("assumed", "seen"), "mine/environment.toml:9: source \"seen\" is not one of rulebook, inferred, assumed");
        assert!(
            fault("ozone = 6", "\"\\n\" = 6").starts_with("mine/environment.toml:8: unknown key"),
            "{}",
            fault("ozone = 6", "\"\\n\" = 6")
        );
        assert_eq!(read(deck(&card.replace("west", "up").replace("assumed", "seen"))).expect_err("two").len(), 2);
    }
}
