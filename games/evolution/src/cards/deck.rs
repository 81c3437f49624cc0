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
    /// Whether these are all, whatever earlier rows say, and not further ones.
    #[serde(default)]
    in_all: bool,
    #[serde(default)]
    when: BTreeMap<String, String>,
}

/// Reads the kinds of cards of all mods, those of their files in order.
///
/// # Errors
/// Everything that is wrong with the decks: file, card and what was expected.
pub(crate) fn read(setup: &Setup, cards: &Cards, mods: &[ModFolder]) -> Result<Vec<CardKind>, Vec<FileFault>> {
    let (mut kinds, mut wrong) = (Vec::new(), Vec::new());
    // The traits of all rows so far, in play or not.
    let mut rows: Vec<[&str; 2]> = Vec::new();
    let decks: Vec<_> = mods.iter().filter_map(|folder| Some((folder, folder.read::<DeckToml>(DECK)?))).collect();
    for (folder, deck) in &decks {
        let deck = match deck {
            Ok(deck) => deck,
            Err(fault) => {
                wrong.push(fault.clone());
                continue;
            }
        };
        for card in &deck.card {
            let traits = card.traits();
            let is_known = rows.iter().any(|row| is_same(row, &traits)) || traits.iter().any(|word| is_off(cards, word, mods));
            rows.push(traits);
            let kind = is_in_play(setup, card).and_then(|is_in| match card.in_all {
                _ if !is_in => Ok(None),
                true if !is_known => Err("no row before this has its traits; without in_all it is a new card".to_owned()),
                true if traits.iter().any(|word| is_off(cards, word, mods)) => Ok(None),
                _ => card_kind(cards, folder, card, mods).map(Some),
            });
            match kind {
                Ok(Some(kind)) if card.in_all => set(&mut kinds, &kind),
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

/// Says how many cards there are of a kind, if there are any.
fn set(kinds: &mut Vec<CardKind>, new: &CardKind) {
    let there = kinds.iter().position(|kind| is_same(&kind.traits, &new.traits));
    match there {
        Some(at) if new.copies == 0 => drop(kinds.remove(at)),
        Some(at) => (kinds[at].copies, kinds[at].source) = (new.copies, new.source),
        None => {}
    }
}

/// Whether two cards have the same traits, whichever stands first.
fn is_same<T: Copy + PartialEq>(one: &[T; 2], other: &[T; 2]) -> bool {
    one == other || *one == [other[1], other[0]]
}

/// Whether a trait is in a shipped set that is not in this game.
fn is_off(cards: &Cards, word: &str, mods: &[ModFolder]) -> bool {
    !word.is_empty() && cards.find(word).is_none() && crate::MODULE.option_for(word, mods).is_some()
}

impl CardToml {
    /// The words of its traits, without the mods before them.
    fn traits(&self) -> [&str; 2] {
        [Some(self.front.get_ref()), self.second.as_ref()]
            .map(|word| word.map_or("", |word| word.rsplit_once(':').map_or(word, |(_, id)| id)))
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

fn card_kind(cards: &Cards, of: &ModFolder, card: &CardToml, mods: &[ModFolder]) -> Result<CardKind, String> {
    let of = of.id().unwrap_or_default();
    let words = || cards.kinds().map(|kind| cards.word(kind));
    let find = |word: &String| {
        cards.find_from(&of, word).ok_or_else(|| match crate::MODULE.option_for(word, mods) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::Setup;

    const HEAD: &str = "id = \"box\"\ngame = \"evolution\"\nversion = \"1\"\n";

    /// The kinds of cards with the traits of their fronts and backs, where a mod has this deck.
    fn kinds(options: &[(&str, &str)], deck: &str) -> Result<Vec<(String, u8, Source)>, String> {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let setup = Setup { seats: 4, options };
        let files = [("mod.toml", HEAD), ("deck.toml", deck)].map(|(name, text)| (name.to_owned(), text.to_owned())).to_vec();
        let mods = crate::MODULE.with_shipped(&setup, &[ModFolder { files }]).map_err(|error| error.to_string())?;
        let cards = Cards::load(crate::MODULE.schema, &mods).map_err(|faults| faults[0].to_string())?;
        let word = |kind: &CardKind| kind.traits.iter().flatten().map(|&kind| cards.word(kind)).collect::<Vec<_>>().join("+");
        let kinds = read(&setup, &cards, &mods).map_err(|faults| faults[0].to_string())?;
        Ok(kinds.iter().map(|kind| (word(kind), kind.copies, kind.source)).collect())
    }

    fn count(options: &[(&str, &str)], deck: &str, kind: &str) -> Option<(u8, Source)> {
        let found = kinds(options, deck).unwrap_or_else(|told| panic!("{told}")).into_iter().find(|(word, ..)| word == kind);
        found.map(|(_, copies, source)| (copies, source))
    }

    #[test]
    fn rows_are_added_or_say_how_many_there_are_in_all() {
        let row = |more: &str| format!("[[card]]\nfront = \"poisonous\"\nsecond = \"carnivorous\"\nsource = \"rulebook\"\n{more}\n");
        let of = |more: &str| count(&[], &row(more), "poisonous+carnivorous");
        assert_eq!(of("copies = 1"), Some((5, Source::Inferred)), "as doubtful as the most doubtful");
        assert_eq!(of("copies = 1\nin_all = true"), Some((1, Source::Rulebook)));
        assert_eq!(of("copies = 0\nin_all = true"), None);
        let swapped =
            row("copies = 6\nin_all = true").replace("poisonous", "x").replace("carnivorous", "poisonous").replace('x', "carnivorous");
        assert_eq!(count(&[], &swapped, "poisonous+carnivorous"), Some((6, Source::Rulebook)), "whichever side is named first");
        let none = "[[card]]\nfront = \"poisonous\"\nsecond = \"piracy\"\nsource = \"rulebook\"\ncopies = 1\nin_all = true";
        let told = "box/deck.toml:2: the card 'poisonous': no row before this has its traits; without in_all it is a new card";
        assert_eq!(kinds(&[], none), Err(told.to_owned()));
    }

    /// Whoever counted the cards of a set may play without it.
    #[test]
    fn what_is_said_of_a_set_waits_for_it() {
        let row = "[[card]]\nfront = \"homeothermy\"\nsecond = \"swimming\"\nsource = \"rulebook\"\ncopies = 1\nin_all = true";
        let (kind, even) = ("homeothermy+swimming", [("gift", "yes"), ("gift-cards", "even")]);
        assert_eq!(count(&[], row, kind), None);
        assert_eq!(count(&even, row, kind), Some((1, Source::Rulebook)));
        let all = kinds(&[("gift", "yes"), ("gift-cards", "online")], "card = []").unwrap_or_default();
        let plain = all.iter().find(|(word, ..)| word == kind).map(|(_, copies, source)| (*copies, *source));
        let counted = count(&[("gift", "yes"), ("gift-cards", "online")], row, kind);
        assert_eq!(counted.is_some(), plain.is_some(), "a card that the other list does not have does not come in");
    }
}
