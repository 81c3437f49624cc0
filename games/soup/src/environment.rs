//! The environment deck is data: `scripts/soup/environment.toml`. Cards whose print nobody has seen are marked `assumed`.

use serde::Deserialize;

/// An environment card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Environment {
    /// The drift by its number on the compass; 0 is none.
    pub drift: u8,
    /// The thickness of the ozone layer.
    pub ozone: u8,
    /// How sure these are: `rulebook`, `inferred` or `assumed`.
    pub source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Row>,
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

/// Reads the deck.
///
/// # Errors
/// A text that names the line or card and what was expected.
pub(crate) fn read(text: &str) -> Result<Vec<Environment>, String> {
    const FILE: &str = "environment.toml";
    let file: File = toml::from_str(text).map_err(|e| {
        let line = e.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        format!("{FILE}:{line}: {}", e.message())
    })?;
    if !(2..=MAX_CARDS).contains(&file.card.len()) {
        return Err(format!("{FILE}: expected 2 to {MAX_CARDS} cards, found {}", file.card.len()));
    }
    let row = |(i, row): (usize, Row)| {
        let words = ["none", "west", "north", "east", "south"];
        let Some(drift) = words.iter().position(|w| *w == row.drift) else {
            return Err(format!("{FILE}: card {}: drift '{}' is none of {}", i + 1, row.drift, words.join(", ")));
        };
        if !["rulebook", "inferred", "assumed"].contains(&row.source.as_str()) {
            return Err(format!("{FILE}: card {}: source '{}' is none of rulebook, inferred, assumed", i + 1, row.source));
        }
        Ok(Environment { drift: drift as u8, ozone: row.ozone, source: row.source })
    };
    file.card.into_iter().enumerate().map(row).collect()
}
