//! The environment deck is data: `scripts/soup/environment.toml`. Cards whose print nobody has seen are marked `assumed`.

use crate::map::Direction;
use clade_engine::{one_line, small};
use clade_script::Source;
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
    card: Vec<Spanned<Row>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    drift: String,
    ozone: u8,
    source: String,
}

/// The most cards the deck can have.
pub(crate) const MAX_CARDS: usize = 16;

/// Reads the deck out of a file of this name.
///
/// # Errors
/// A text that names the line and what was expected.
pub(crate) fn read(name: &str, text: &str) -> Result<Vec<Environment>, String> {
    let fault = |at: usize, what: String| format!("{name}:{}: {what}", 1 + text.as_bytes()[..at].iter().filter(|&&b| b == b'\n').count());
    let file: File = toml::from_str(text).map_err(|e| fault(e.span().map_or(0, |span| span.start), one_line(e.message())))?;
    if !(2..=MAX_CARDS).contains(&file.card.len()) {
        return Err(fault(0, format!("expected 2 to {MAX_CARDS} cards, found {}", file.card.len())));
    }
    let row = |row: Spanned<Row>| {
        let at = row.span().start;
        let row = row.into_inner();
        let words = ["none", "west", "north", "east", "south"];
        let Some(drift) = words.iter().position(|w| *w == row.drift) else {
            return Err(fault(at, format!("drift {:?} is not one of {}", row.drift, words.join(", "))));
        };
        let Some(source) = Source::of(&row.source) else {
            return Err(fault(at, format!("source {:?} is not one of {}", row.source, Source::WORDS.join(", "))));
        };
        Ok(Environment { drift: Direction::of(drift as u8), ozone: row.ozone, source })
    };
    file.card.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_file_and_line() {
        let card = "[[card]]\ndrift = \"west\"\nozone = 6\nsource = \"assumed\"\n";
        let deck = |card: &str| format!("# two cards\n{}{card}", "[[card]]\ndrift = \"none\"\nozone = 7\nsource = \"rulebook\"\n");
        let fault = |from: &str, to: &str| read("mine/environment.toml", &deck(&card.replace(from, to))).expect_err(to);
        assert!(read("mine/environment.toml", &deck(card)).is_ok_and(|cards| cards.len() == 2));
        assert_eq!(fault("west", "up"), "mine/environment.toml:6: drift \"up\" is not one of none, west, north, east, south");
        assert_eq!(fault("assumed", "seen"), "mine/environment.toml:6: source \"seen\" is not one of rulebook, inferred, assumed");
        assert!(
            fault("ozone = 6", "\"\\n\" = 6").starts_with("mine/environment.toml:8: unknown field `\\n`"),
            "{}",
            fault("ozone = 6", "\"\\n\" = 6")
        );
    }
}
