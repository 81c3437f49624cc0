//! The checked cards of a ruleset, immutable and shared between threads. Its children load them.

mod changed;
mod changes;
mod fenced;
mod helpers;
mod known;
mod link;
mod load;
mod odd;
mod read;

use self::changed::Changed;
use self::helpers::Helper;
pub(crate) use self::helpers::Opened;
use crate::NOBODY;
use crate::code::compiled;
use crate::facts::{Fact, Facts};
use crate::family::Family;
use crate::lint::{KeyPlace, Places};
use crate::schema::{Form, Key, Until};
use crate::source::Source;
use clade_engine::scene::{Look, Tint};
use clade_engine::{FileFault, Kind, Kinds, Place, Section, Side, Small};
use clade_mods::Wording;
use mlua::{Lua, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// One checked card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its full id: `mod:card`.
    pub id: String,
    /// Its file, with the mod's id in front.
    pub file: String,
    /// Its facts by key.
    pub facts: Facts,
    /// The words of its questions and objections, by key.
    pub says: Vec<(String, Wording)>,
    /// Its memory cells.
    pub remembers: Vec<(String, Until)>,
    /// The counts that its rule hooks want, by index into the schema.
    pub reads: Vec<u8>,
    /// Whether the order among cards that trigger together does not matter to it.
    pub order_free: bool,
    /// What its sort may contain.
    pub(crate) form: Form,
    /// Whether any of its keys is a function.
    has_functions: bool,
    /// How long the id of its mod is.
    of_mod: usize,
    /// The start of the ids of its messages.
    pub(crate) message: String,
    /// Where its keys stand in the file.
    places: Places,
    /// Those of its facts that mods changed after it was read.
    changes: BTreeMap<&'static str, Changed>,
    /// The helpers that its file is called with.
    helpers: Vec<Arc<Helper>>,
    /// Where it first logs something for its author.
    logs: Option<Place>,
    /// The part of its source that can matter to a game.
    behaviour: String,
    /// The code it runs as: compiled here, never read from a mod.
    bytecode: Vec<u8>,
    steps_a_turn: u32,
}

/// All cards of a ruleset, in the order of their mods and files. A card's place is its kind.
#[derive(Debug)]
pub struct Cards {
    cards: Vec<Card>,
    defines: Vec<Kinds>,
    with_reads: Kinds,
    /// Those whose id is also the id of another mod's card.
    namesakes: Kinds,
    hash: u64,
    odd: Vec<FileFault>,
}

impl Card {
    /// Its picture is one of these of a mod, if it names it: in a scene the mod's id stands before its name.
    fn take_picture(&mut self, of_mod: &str, pictures: &BTreeSet<&str>) {
        if let Some(Fact::Word(icon)) = self.facts.get_mut("icon")
            && pictures.contains(icon.as_str())
        {
            *icon = format!("{of_mod}/{icon}");
        }
    }

    /// The card's id without its mod.
    pub fn short_id(&self) -> &str {
        &self.id[self.of_mod + 1..]
    }

    /// Whether any of its keys is a function: it does more than its facts say.
    pub fn has_functions(&self) -> bool {
        self.has_functions
    }

    /// Runs its file in a machine: the table that it returns.
    pub(crate) fn open<'a>(&'a self, lua: &Lua, opened: &mut Opened<'a>) -> mlua::Result<Table> {
        let helpers = opened.all(lua, &self.helpers)?;
        compiled(lua, &self.file, &self.bytecode).call(helpers)
    }

    /// What each loop turn, call and return in it counts for, in steps.
    pub(crate) fn steps_a_turn(&self) -> u32 {
        self.steps_a_turn
    }

    /// The id of the mod whose file it is: for a correction of another mod's card, the correcting mod.
    pub fn from_mod(&self) -> &str {
        self.file.split_once('/').map_or("", |(of_mod, _)| of_mod)
    }

    /// The ids of the mods that changed facts of it, as far as nobody changed them again.
    pub fn changed_by(&self) -> impl Iterator<Item = &str> {
        let mods: BTreeSet<&str> =
            self.changes.values().map(|changed| changed.file().split_once('/').map_or("", |(of_mod, _)| of_mod)).collect();
        mods.into_iter()
    }

    /// Its picture.
    pub fn look(&self) -> Look {
        Look::new(self.word("icon").unwrap_or_default().to_owned(), self.family().map_or(Tint::Plain, Family::tint))
    }

    /// What it does above all, if it says so.
    pub fn family(&self) -> Option<Family> {
        self.word(Family::KEY).and_then(Family::of)
    }

    /// How sure its facts are.
    pub fn source(&self) -> Source {
        self.word(Key::SOURCE).and_then(Source::of).unwrap_or(Source::Assumed)
    }

    /// The line of a key in the file; 1 if it is not found.
    pub fn line_of(&self, key: &str) -> u32 {
        self.places.find(&[key]).map_or(1, |at| at.key.line)
    }

    /// What is wrong with the value of one of its keys.
    pub fn fault(&self, key: &str, what: &str) -> FileFault {
        self.fault_in(&[key], what)
    }

    /// The same in a table under it.
    pub(crate) fn fault_in(&self, way: &[&str], what: &str) -> FileFault {
        let (file, at) = match way.first().and_then(|key| self.changes.get(key)) {
            Some(changed) => (changed.file(), changed.place(way)),
            None => (&*self.file, self.places.find(way)),
        };
        let place = at.map_or(Place::from(1), |KeyPlace { value, .. }| value);
        FileFault::new(file, place, what).see(Section::Facts)
    }

    /// Whether a memory cell is cleared when this span ends.
    pub fn remembers_for(&self, cell: u8, ended: Until) -> bool {
        self.remembers.get(usize::from(cell)).is_some_and(|(_, span)| *span == ended || (*span, ended) == (Until::Turn, Until::Round))
    }

    /// A number among the facts, or a default.
    pub fn int(&self, key: &str, default: i32) -> i32 {
        self.int_if(key).unwrap_or(default)
    }

    /// A number among the facts, if it is there as one.
    pub fn int_if(&self, key: &str) -> Option<i32> {
        if let Some(Fact::Int(n)) = self.facts.get(key) { Some(*n) } else { None }
    }

    /// A word among the facts.
    pub fn word(&self, key: &str) -> Option<&str> {
        match self.facts.get(key) {
            Some(Fact::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Words among the facts.
    pub fn words(&self, key: &str) -> &[String] {
        match self.facts.get(key) {
            Some(Fact::Words(words)) => words,
            _ => &[],
        }
    }

    /// Cards among the facts.
    pub fn cards(&self, key: &str) -> &[Kind] {
        match self.facts.get(key) {
            Some(Fact::Cards(cards)) => cards,
            _ => &[],
        }
    }

    /// A number by seats among the facts.
    pub fn per_seats(&self, key: &str, seats: u8) -> i32 {
        match self.facts.get(key) {
            Some(Fact::PerSeats(by_seats)) => by_seats.get(&seats).copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// A text among the facts; if it follows an option, the text of the first value.
    pub fn texts(&self, key: &str) -> Option<&Wording> {
        self.facts.get(key)?.texts(&|_| "")
    }
}

impl Cards {
    /// What is probably not what its author meant, or could be better, though the game can be played.
    pub fn odd(&self) -> &[FileFault] {
        &self.odd
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All kinds, in their order.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + Clone + use<> {
        (0..self.cards.len() as u8).map(Kind)
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub fn has(&self, kind: Kind) -> bool {
        kind.ix() < self.cards.len()
    }

    /// Whether there is a card of this kind that can act for a side: one that nobody owns acts for [`NOBODY`], and no other does.
    pub fn acts_for(&self, kind: Kind, side: Side) -> bool {
        self.has(kind) && self.get(kind).form.is_owned() == (side != NOBODY)
    }

    /// The card of a kind.
    #[inline]
    pub fn get(&self, kind: Kind) -> &Card {
        &self.cards[kind.ix()]
    }

    /// The cards in the order of their kinds.
    pub fn iter(&self) -> impl Iterator<Item = &Card> {
        self.cards.iter()
    }

    /// The kind of a card by full id, or by its id alone if only one mod has it.
    pub fn find(&self, id: &str) -> Option<Kind> {
        find(&self.cards, "", id)
    }

    /// The same as a mod names it: its own card goes before one of another mod that has the same id.
    pub fn find_from(&self, own_mod: &str, id: &str) -> Option<Kind> {
        find(&self.cards, own_mod, id)
    }

    /// The cards that define a hook.
    pub fn defines(&self, hook: impl Into<u8>) -> Kinds {
        self.defines[usize::from(hook.into())]
    }

    /// The cards whose rule hooks want counts.
    pub(crate) fn with_reads(&self) -> Kinds {
        self.with_reads
    }

    /// The cards whose fact of this key has this word among its words.
    pub fn with_word(&self, key: &str, word: &str) -> Kinds {
        let has = |card: &Card| card.words(key).iter().any(|w| w == word) || card.word(key) == Some(word);
        self.kinds().filter(|&kind| has(self.get(kind))).collect()
    }

    /// The same for cards that do the same under the same ids, whatever their texts, pictures, comments and files are.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The short name of a card for action texts: its id, with its mod only where two mods have the same.
    pub fn word(&self, kind: Kind) -> &str {
        let card = self.get(kind);
        if self.namesakes.contains(kind) { &card.id } else { card.short_id() }
    }
}

/// Whether two cards are of the same sort.
fn is_same_sort(one: &Card, other: &Card) -> bool {
    let word = |card: &Card| card.form.sort.map(|sort| sort.word);
    word(one) == word(other)
}

fn find(cards: &[Card], own_mod: &str, id: &str) -> Option<Kind> {
    let is_full = id.contains(':');
    let exact = cards.iter().position(|card| match is_full {
        true => card.id == id,
        false => card.short_id() == id && card.id[..card.of_mod] == *own_mod,
    });
    let alone = || {
        let mut same = (0..cards.len()).filter(|&i| cards[i].short_id() == id);
        same.next().filter(|_| same.next().is_none())
    };
    exact.or_else(alone).map(|i| Kind(i as u8))
}
