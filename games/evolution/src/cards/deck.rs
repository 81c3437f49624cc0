//! The kinds of cards and how many there are: `deck.toml` of each mod.

use crate::options::{Half, ROWS};
use crate::state::{CARDS, Card};
use clade_engine::{Bag, Deck, FileFault, Kind, Layer, Setup, did_you_mean};
use clade_script::{Cards, ModFolder, Source};
use std::collections::BTreeMap;

/// A kind of card: an animal on one side, one or two traits on the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardKind {
    /// Its traits; the second is left out on some cards.
    pub traits: [Option<Kind>; 2],
    /// How many there are.
    pub copies: u8,
    /// How sure that is: `rulebook`, `inferred`, `assumed`.
    pub source: Source,
}

/// The file.
const DECK: &str = "deck.toml";

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckToml {
    card: Vec<CardToml>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct CardToml {
    front: toml::Spanned<String>,
    second: Option<String>,
    copies: u8,
    source: String,
    #[serde(default)]
    when: BTreeMap<String, String>,
}

/// Reads the kinds of cards of all mods, those of their files in order.
///
/// # Errors
/// Everything that is wrong with the decks: file, card and what was expected.
pub(crate) fn read(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Vec<CardKind>, Vec<FileFault>> {
    let (mut kinds, mut wrong) = (Vec::new(), Vec::new());
    for folder in mods {
        let deck: DeckToml = match folder.read(DECK) {
            None => continue,
            Some(Ok(deck)) => deck,
            Some(Err(fault)) => {
                wrong.push(fault);
                continue;
            }
        };
        for card in &deck.card {
            match is_in_play(setup, card).and_then(|is_in| if is_in { card_kind(cards, card, mods).map(Some) } else { Ok(None) }) {
                Ok(kind) => kind.into_iter().for_each(|kind| add(&mut kinds, kind)),
                Err(what) => {
                    let front = clade_engine::one_line(card.front.get_ref());
                    wrong.push(folder.fault_in(DECK, &card.front.span(), &format!("the card '{front}': {what}")));
                }
            }
        }
    }
    if kinds.len() > CARDS {
        wrong.push(fault(mods, &format!("this pool has {} kinds of cards; the table has room for {CARDS}", kinds.len())));
    }
    if wrong.is_empty() { Ok(kinds) } else { Err(wrong) }
}

/// Adds cards to the pool. Cards with the same traits are of one kind, as doubtful as the most doubtful of them.
fn add(kinds: &mut Vec<CardKind>, new: CardKind) {
    match kinds.iter_mut().find(|kind| kind.traits == new.traits) {
        None => kinds.push(new),
        Some(kind) => {
            kind.copies = kind.copies.saturating_add(new.copies);
            kind.source = kind.source.max(new.source);
        }
    }
}

/// Whether a card is in the pool with these options.
fn is_in_play(setup: &Setup, card: &CardToml) -> Result<bool, String> {
    for (name, value) in &card.when {
        let row = ROWS.iter().find(|row| row.name == name);
        let row = row.ok_or_else(|| {
            format!("'when' names no option '{}'{}", clade_engine::one_line(name), did_you_mean(name, ROWS.iter().map(|row| row.name)))
        })?;
        if !row.values.contains(&value.as_str()) {
            let value = clade_engine::one_line(value);
            return Err(format!("the option '{}' has no value '{value}', but {}", row.name, row.values.join(", ")));
        }
        if setup.value(row) != value {
            return Ok(false);
        }
    }
    Ok(true)
}

fn card_kind(cards: &Cards, card: &CardToml, mods: &[ModFolder]) -> Result<CardKind, String> {
    let words = || cards.kinds().map(|kind| cards.word(kind));
    let find = |word: &String| {
        cards.find(word).ok_or_else(|| match crate::MODULE.option_for(word, mods) {
            Some(option) => format!("the set with the trait '{}' is not in: -o {option}=yes puts it in", clade_engine::one_line(word)),
            None => format!("there is no trait '{}'{}", clade_engine::one_line(word), did_you_mean(word, words())),
        })
    };
    let Some(source) = Source::of(&card.source) else {
        return Err(format!("source is one of {}, not '{}'", Source::WORDS.join(", "), clade_engine::one_line(&card.source)));
    };
    let second = card.second.as_ref().map(find).transpose()?;
    let front = find(card.front.get_ref())?;
    if second == Some(front) {
        return Err("its two traits are the same".to_owned());
    }
    Ok(CardKind { traits: [Some(front), second], copies: card.copies, source })
}

/// Where to look for an error that concerns the whole pool: the last deck.
fn last(mods: &[ModFolder]) -> Option<&ModFolder> {
    mods.iter().rev().find(|folder| folder.file(DECK).is_some()).or(mods.last())
}

/// The place of that deck.
pub(crate) fn place(mods: &[ModFolder]) -> String {
    format!("{}:1", last(mods).map(|folder| folder.path(DECK)).unwrap_or_default())
}

/// A fault of the whole pool.
pub(crate) fn fault(mods: &[ModFolder], what: &str) -> FileFault {
    FileFault::new(&last(mods).map(|folder| folder.path(DECK)).unwrap_or_default(), 1, what)
}

/// How many copies of a kind are in the pool (Continents' note for two players: half of each pile is left out).
pub(crate) fn copies(kind: &CardKind, half: Half) -> u8 {
    if half == Half::EachKind { kind.copies.div_ceil(2) } else { kind.copies }
}

/// The shuffled deck. A random half that is set aside is a layer that is never drawn.
pub(crate) fn shuffled(kinds: &[CardKind], half: Half) -> Deck<CARDS, Card> {
    let mut counts = [0; CARDS];
    counts.iter_mut().zip(kinds).for_each(|(count, kind)| *count = copies(kind, half));
    let all = Bag::from_counts(counts);
    if half != Half::Random {
        return Deck::new(all);
    }
    let aside = all.len() as u16 / 2;
    let layer = |size, drawn| Layer { size, known: Bag::default(), drawn };
    Deck::layered(all, [layer(all.len() as u16 - aside, true), layer(aside, false)])
}
