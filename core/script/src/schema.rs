//! The one table of keys, hooks and verbs: everything that a card of a game may contain and call.
//!
//! From it come the loader, its "did you mean", the editor definitions and the modding reference.

mod common;
mod sort;

pub(crate) use common::{CommonVerb, REMEMBERED};
pub use sort::Sort;
pub(crate) use sort::{Form, VerbRow, with_article};

use crate::family::Family;
use crate::source::Source;
use clade_engine::OptionRow;
use clade_engine::options::EDITION;

/// How many facts a rule hook can get, those of `reads` among them.
pub(crate) const MOST_FACTS: usize = 16;

/// Everything a card of one game may contain and call.
#[derive(Copy, Clone, Debug)]
pub struct Schema {
    /// The game's id.
    pub game: &'static str,
    /// What a card is called in this game: `gene`, `trait`.
    pub card: &'static str,
    /// The game's own fact keys. [`Schema::COMMON`] keys are always there.
    pub keys: &'static [Key],
    /// The functions a card may define.
    pub hooks: &'static [Hook],
    /// The game's own verbs: what an effect may call on `g`.
    pub verbs: &'static [Verb],
    /// The kinds of things that cards may let somebody choose.
    pub things: &'static [Thing],
    /// When hooks are called in the course of a round, in this order; for the reference. Empty if nobody wrote it down.
    pub order: &'static [Moment],
    /// Counts that a card may ask for under `reads`, for its rule hooks.
    pub reads: &'static [Read],
    /// Options that a text may follow: a table with a text for each value.
    pub options: &'static [Varies],
    /// Files of a mod that the game reads beside its cards.
    pub data: &'static [DataFile],
    /// Further sorts of cards.
    pub sorts: &'static [Sort],
    /// Files that mods once had, by name, each with what is written instead of it.
    pub former: &'static [(&'static str, &'static str)],
    /// Functions that are called only on some cards; those that are not named here are called on every card that has them.
    pub only: &'static [Only],
}

/// Functions that are called only on cards with something else: elsewhere they do nothing, and the author is warned.
#[derive(Copy, Clone, Debug)]
pub struct Only {
    /// The functions.
    pub hooks: &'static [&'static str],
    /// What the card has.
    pub on: On,
}

/// What a card has whose functions are called.
#[derive(Copy, Clone, Debug)]
pub enum On {
    /// This word under this key.
    Word(&'static str, &'static str),
    /// One of these functions, too.
    Beside(&'static [&'static str]),
}

/// An option of the game that changes what cards do, so that their texts may follow it.
#[derive(Copy, Clone, Debug)]
pub struct Varies {
    /// Its name.
    pub option: &'static str,
    /// The values that it comes to; a text that follows it has one for each.
    pub values: &'static [&'static str],
}

impl Varies {
    /// Some of the options of a game, by name. Where the edition may decide, that is no value of its own: it comes to another.
    ///
    /// # Panics
    /// When it is compiled, if there is no option of this name.
    pub const fn options<const N: usize>(rows: &'static [OptionRow], names: [&'static str; N]) -> [Self; N] {
        let mut found = [Self { option: "", values: &[] }; N];
        let mut nth = 0;
        while nth < N {
            found[nth] = Self::option(rows, names[nth]);
            nth += 1;
        }
        found
    }

    const fn option(rows: &'static [OptionRow], name: &'static str) -> Self {
        let [row, others @ ..] = rows else { panic!("no option has this name") };
        match row.values {
            _ if !is_same(row.name, name) => Self::option(others, name),
            [first, values @ ..] if is_same(first, EDITION) => Self { option: name, values },
            values => Self { option: name, values },
        }
    }
}

/// Whether two words are the same, told when it is compiled.
const fn is_same(one: &str, other: &str) -> bool {
    const fn same(one: &[u8], other: &[u8]) -> bool {
        match (one, other) {
            ([], []) => true,
            ([a, one @ ..], [b, other @ ..]) => *a == *b && same(one, other),
            _ => false,
        }
    }
    same(one.as_bytes(), other.as_bytes())
}

/// A moment of a round at which hooks are called.
#[derive(Copy, Clone, Debug)]
pub struct Moment {
    /// What happens then.
    pub when: &'static str,
    /// The hooks that are called, in this order.
    pub hooks: &'static [&'static str],
}

/// A file of a mod that a game reads beside the cards.
#[derive(Copy, Clone, Debug)]
pub struct DataFile {
    /// Its name.
    pub name: &'static str,
    /// What it holds, in one or two sentences.
    pub doc: &'static str,
    /// Its keys with what each holds.
    pub keys: &'static [(&'static str, &'static str)],
    /// Those of them that name cards: a card that is not named never comes into play. None: all cards do.
    pub deals: &'static [&'static str],
}

/// A fact key.
#[derive(Copy, Clone, Debug)]
pub struct Key {
    /// Its name in the file.
    pub name: &'static str,
    /// What it holds.
    pub kind: FactKind,
    /// Whether every card must have it.
    pub required: bool,
    /// What it means, in one sentence.
    pub doc: &'static str,
}

/// What a fact key holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// A whole number in a range.
    Int(i32, i32),
    /// One of some words.
    Word(&'static [&'static str]),
    /// A list of some words.
    Words(&'static [&'static str]),
    /// A list of cards, by id.
    Cards,
    /// Any text.
    Text,
    /// A text in each language: a table with `en`, `ru`, `pl`.
    Texts,
    /// A table of such texts, by key.
    Says,
    /// A whole number by number of seats: a table `[3] = 1, [4] = 2`.
    PerSeats,
    /// A whole number in a range, or one of some words.
    IntOr(i32, i32, &'static [&'static str]),
    /// Names of memory cells with the span after which they are cleared.
    Memory,
    /// The name of a picture: small letters, digits, `-`.
    Icon,
}

/// A function that a card may define.
#[derive(Copy, Clone, Debug)]
pub struct Hook {
    /// Its name in the file.
    pub name: &'static str,
    /// What kind of function it is.
    pub kind: HookKind,
    /// Its arguments after `g`; for a rule hook, the facts it gets.
    pub args: &'static [Arg],
    /// What counts as its answer if it fails.
    pub neutral: i32,
    /// When it is called and what its answer means.
    pub doc: &'static str,
}

/// Kinds of hooks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum HookKind {
    /// Gets `g`, acts and may ask.
    Effect,
    /// A rule hook: adds an amount to a number, or sets a bound with `at_most` or `at_least`.
    Number,
    /// A rule hook: true or false.
    YesNo,
    /// A rule hook: an objection, by a key under the card's `says`; nil or false is none.
    Objection,
    /// A rule hook: gets a list of numbers and gives a list of lists.
    Lists,
}

impl HookKind {
    /// Whether the hook only answers: no `g`, remembered by its inputs.
    pub fn is_rule(self) -> bool {
        self != Self::Effect
    }
}

/// An argument of a hook or verb.
#[derive(Copy, Clone, Debug)]
pub struct Arg {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub kind: ArgKind,
    /// Whether it may be left out: then it is 0, false or the card's owner.
    pub optional: bool,
}

/// Kinds of arguments.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// A whole number.
    Int,
    /// True or false; if left out, false.
    Bool,
    /// One of the game's things, by index into [`Schema::things`].
    Thing(u8),
    /// A list of such things.
    List(u8),
    /// A list of whole numbers.
    Numbers,
    /// A key under the card's `says`.
    Says,
    /// A list of such keys.
    Words,
    /// The name of one of the card's memory cells.
    Memory,
    /// A side (index of a player's colour); if left out, the card's owner.
    Side,
}

/// Something an effect may call on `g`.
#[derive(Copy, Clone, Debug)]
pub struct Verb {
    /// Its name.
    pub name: &'static str,
    /// Its arguments.
    pub args: &'static [Arg],
    /// What it returns.
    pub gives: Gives,
    /// Whether it changes the table (a query does not).
    pub acts: bool,
    /// Whether it can lead to a question, a trigger or another card: then the script stops until that is done.
    pub suspends: bool,
    /// What it does, in one or two sentences.
    pub doc: &'static str,
}

/// What a verb returns.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Gives {
    /// Nothing.
    Nothing,
    /// A whole number.
    Int,
    /// True or false.
    Bool,
    /// A side.
    Side,
    /// One thing, or nil.
    Thing(u8),
    /// A list of things.
    List(u8),
    /// A key under the card's `says`.
    Word,
}

/// A kind of thing: `amoeba`, `cell`. Things are whole numbers to a script.
#[derive(Copy, Clone, Debug)]
pub struct Thing {
    /// Its name; verbs `choose_<name>` and `choose_<name>s` come from it.
    pub name: &'static str,
    /// What its number means.
    pub doc: &'static str,
    /// The words for all of them by number, if each has one: a card writes `Terrain.coral_reef`.
    pub words: &'static [&'static str],
}

impl Schema {
    /// The kinds of things that have words.
    pub(crate) fn named_things(&self) -> impl Iterator<Item = &'static Thing> + use<> {
        self.things.iter().filter(|thing| !thing.words.is_empty())
    }
}

impl Thing {
    /// Whether it is a side under another name: then its documentation ends with [`Thing::A_SIDE`].
    pub fn is_side(&self) -> bool {
        self.doc.trim_end_matches('.').ends_with(Self::A_SIDE)
    }

    /// What the documentation of a thing says that is a side.
    pub const A_SIDE: &'static str = "by the number of its side";

    /// What cards and editors call the kind: `Terrain`.
    pub fn kind(&self) -> String {
        format!("{}{}", self.name[..1].to_uppercase(), &self.name[1..])
    }

    /// The names of all of them, as cards write them after `Terrain.`; none if they have no words.
    pub fn members(&self) -> impl Iterator<Item = String> {
        self.words.iter().map(|word| word.replace('-', "_"))
    }
}

/// A count that a rule hook may ask for.
#[derive(Copy, Clone, Debug)]
pub struct Read {
    /// Its name under `reads` and in the facts of the hook.
    pub name: &'static str,
    /// What it counts.
    pub doc: &'static str,
}

/// When a memory cell is cleared.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Until {
    /// At the end of the turn.
    Turn,
    /// At the end of the round.
    Round,
    /// When the card goes out of play.
    Game,
}

impl Until {
    /// The word in a card file.
    pub const WORDS: &'static [&'static str] = &["turn", "round", "game"];

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "turn" => Self::Turn,
            "round" => Self::Round,
            "game" => Self::Game,
            _ => return None,
        })
    }
}

const fn key(name: &'static str, kind: FactKind, required: bool, doc: &'static str) -> Key {
    Key { name, kind, required, doc }
}

impl Key {
    /// Whether a game can notice what is there. Only people read texts, pictures, families and how sure the facts are; only comparisons read where
    /// food comes from.
    pub fn is_rule(&self) -> bool {
        !matches!(self.kind, FactKind::Texts | FactKind::Says | FactKind::Icon)
            && ![Self::SOURCE, Self::ORIGIN, Family::KEY].contains(&self.name)
    }

    /// The words that it may hold, if it holds words.
    pub(crate) fn words(&self) -> &'static [&'static str] {
        match self.kind {
            FactKind::Word(words) | FactKind::Words(words) | FactKind::IntOr(_, _, words) => words,
            _ => &[],
        }
    }

    /// The key under which cards and rows of data say how sure their facts are.
    pub const SOURCE: &'static str = "source";

    /// The key under which cards that feed say what the food is that they give.
    pub const ORIGIN: &'static str = "origin";
}

impl Schema {
    /// A table with nothing in it: for games that say only some of it.
    pub const EMPTY: Self = Self {
        game: "",
        card: "",
        keys: &[],
        hooks: &[],
        verbs: &[],
        things: &[],
        order: &[],
        reads: &[],
        options: &[],
        data: &[],
        sorts: &[],
        former: &[],
        only: &[],
    };

    /// The keys that every card of every game may have.
    pub const COMMON: &'static [Key] = &[
        key("id", FactKind::Text, true, "The card's id within its mod: small letters, digits, `_`."),
        key("name", FactKind::Texts, true, "The card's name."),
        key("text", FactKind::Texts, true, "What the card does, in your own words."),
        key(
            "icon",
            FactKind::Icon,
            false,
            "Its picture, by its name at game-icons.net, such as `sea-turtle`; `core/engine/src/scene/icons.txt` lists what there is. Or one of the mod's own, in its folder `pictures`. It is not a rule: games saved before it changed still load.",
        ),
        key(
            "family",
            FactKind::Word(Family::WORDS),
            false,
            "What it does above all, for people: cards of a family have one colour. It is not a rule: games saved before it changed still load.",
        ),
        key("says", FactKind::Says, false, "The words of the card's questions and objections, by key."),
        key(Key::SOURCE, FactKind::Word(Source::WORDS), true, "How sure the facts are; shown to players. Cards of your own say `own`."),
        key(
            "remembers",
            FactKind::Memory,
            false,
            "What a player's cards of this kind remember between two calls, by name, and until the end of what: all copies that the player has share it. Numbers; 0 if nothing was written.",
        ),
        key("reads", FactKind::Words(&[]), false, "Counts that the card's rule hooks want among their facts."),
        key("order", FactKind::Word(&["free"]), false, "`free`: the order among cards that trigger together does not matter."),
    ];

    /// All keys of the usual cards, common ones first.
    pub fn all_keys(&self) -> impl Iterator<Item = &'static Key> {
        Self::COMMON.iter().chain(self.keys)
    }

    /// The index of a hook.
    ///
    /// # Panics
    /// If the game has no such hook: an error in the game's own table.
    pub fn hook(&self, name: &str) -> u8 {
        let at = self.hooks.iter().position(|hook| hook.name == name);
        at.unwrap_or_else(|| panic!("{} has no hook {name}", self.game)) as u8
    }

    /// Whether a question is one that a card of this game can ask: of things that are there, and with an answer.
    pub(crate) fn can_ask(&self, question: &clade_engine::CardQuestion, is_thing: impl Fn(u8, u8) -> bool) -> bool {
        let known = |thing: u8| {
            let offered = question.options.get().into_iter().flatten().map(|&(number, _)| number);
            let picked = question.picks.get().into_iter().flatten().copied();
            usize::from(thing) < self.things.len() && offered.chain(picked).all(|number| is_thing(thing, number))
        };
        let offers = question.options.get().is_some_and(|options| !options.is_empty());
        match question.ask {
            clade_engine::Ask::YesNo => true,
            clade_engine::Ask::Number => offers,
            clade_engine::Ask::Said => offers,
            clade_engine::Ask::One { thing, or_none } => known(thing) && (or_none || offers),
            clade_engine::Ask::Some { thing, most } => {
                known(thing) && question.picks.get().is_some_and(|picks| picks.len() < usize::from(most).max(1))
            }
        }
    }
}
