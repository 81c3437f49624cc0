//! How a program finds its games, and what it lends them.

use crate::face::FaceError;
use crate::scene::Look;
use crate::{Face, FileFault, Msg, OptionRow, Preset, Setup, SetupError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a program shows of a game before it is played.
#[derive(Clone, Debug)]
pub struct About {
    /// The name used on the command line and in records.
    pub id: &'static str,
    /// The version of the rules as built here.
    pub version: &'static str,
    /// The fewest and most seats.
    pub seats: std::ops::RangeInclusive<u8>,
    /// The game's own title.
    pub name: Msg,
    /// One sentence about it.
    pub summary: Msg,
    /// Its options.
    pub options: &'static [OptionRow],
    /// Options that go together; that nothing differs from the defaults is offered everywhere, and is none of them.
    pub presets: &'static [Preset],
    /// A picture for it.
    pub look: Look,
    /// How long a game takes at a real table, in minutes.
    pub minutes: std::ops::RangeInclusive<u16>,
}

impl About {
    /// The preset of this name.
    pub fn preset(&self, name: &str) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.name == name)
    }
}

/// What authors of cards need of a game.
#[derive(Clone, Debug)]
pub struct Authoring {
    /// What a card is called: `gene`.
    pub card: &'static str,
    /// Cards to begin with, one kind each.
    pub starters: &'static [Starter],
    /// What a card can be made from by choices, in TOML; empty, if there is nothing to choose.
    pub maker: &'static str,
    /// How positions are written in scenarios, in Markdown; empty, if nobody wrote it down.
    pub positions: &'static str,
    /// The files of the cards that come with the game, by name with their mods in front.
    pub cards: Vec<(String, String)>,
    /// Its lessons and examples, which people play and watch: scenarios with a title, by name.
    pub lessons: &'static [(&'static str, &'static str)],
}

/// What is written for authors of cards from what the game knows of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manual {
    /// What its cards may contain and call, in Markdown.
    pub reference: String,
    /// The files of types for an editor, by name: annotations that servers for Lua read.
    pub types: Vec<(String, String)>,
}

/// A card to begin with: it works, and says what each part is for.
#[derive(Copy, Clone, Debug)]
pub struct Starter {
    /// The kind of card, a word: `gene`.
    pub kind: &'static str,
    /// Its files, names with contents: cards, what the game reads beside them, scenarios.
    pub files: &'static [(&'static str, &'static str)],
}

/// Where a game is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Home {
    /// In the program.
    Program,
    /// In a library that the person trusts, loaded into the program.
    Library,
    /// In a library in processes of its own.
    Elsewhere,
}

/// A game that a program can host: how to make its rulesets.
pub trait Module: Sync {
    /// A description of the game. Opens nothing.
    fn about(&self) -> About;

    /// What the parts of its values count ([`crate::Rules::outlook`]), as a file that mods may change; empty, if that is no data.
    fn values(&self) -> &'static str {
        ""
    }

    /// The Fluent texts of the game and its shipped cards in a language (`en`, `ru`, `pl`).
    fn texts(&self, language: &str) -> String;

    /// The options that bring in all its shipped cards, where a set-up chooses among them. For lists of cards.
    fn options_for_all_cards(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    /// The files of a random mod, made from everything that cards may contain, for checks; none if the game has no such cards.
    fn wild_mod(&self, _seed: u64) -> Option<Vec<(String, String)>> {
        None
    }

    /// What authors of cards need; none if the game has no cards that anybody can write.
    fn authoring(&self) -> Option<Authoring> {
        None
    }

    /// What is written for them: much text, so it is put together only for those who read it.
    fn manual(&self) -> Manual {
        Manual::default()
    }

    /// Where the game is.
    fn home(&self) -> Home {
        Home::Program
    }

    /// Facts, texts and checked card sources of one set-up. `mods` are further mod folders: each a list of file names with
    /// their contents, `mod.toml` among them.
    ///
    /// # Errors
    /// A [`SetupError`] that says what is wrong with the set-up or with a card.
    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError>;
}

/// What a program lends to a game: the engine has no clock of its own.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tools {
    /// Whether a script has been running for too long: then its card fails. Asked now and then while one runs; the argument is
    /// `true` the first time since it was entered. Scripts have budgets of their own, and those decide; this is the last safety
    /// net.
    pub out_of_time: Option<fn(bool) -> bool>,
    /// Whether nobody waits for the answer any more; asked now and then while a script runs. If so, the move is abandoned.
    pub stop: Option<fn() -> bool>,
    /// A clock in nanoseconds, for benchmarks that want to know where time goes (at a small cost).
    pub nanoseconds: Option<fn() -> u64>,
    /// Also asks questions with one answer that everybody can foresee, so that laws see what is usually skipped.
    pub ask_all: bool,
    /// Keeps nothing between two calls: no answers of rule hooks, no stopped script. For laws: this must not be observable.
    pub forgetful: bool,
}

/// What a person reads about a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardText {
    /// Its word in texts of actions.
    pub id: String,
    /// Its name.
    pub name: Msg,
    /// What other editions call it, with commas between.
    pub also: Option<Msg>,
    /// What it does.
    pub text: Msg,
    /// What it does above all, in a word.
    pub family: Option<Msg>,
    /// What it costs, where that is printed as numbers with pictures.
    pub costs: Option<Costs>,
    /// Its facts: price, copies …
    pub facts: Vec<Msg>,
    /// How sure text and facts are, if they are not as printed.
    pub doubt: Option<Msg>,
    /// Its picture.
    pub look: Look,
    /// The id of the mod whose card it is; empty where cards come from no mod.
    pub from: String,
    /// The ids of mods that changed facts or texts of it.
    pub changed: Vec<String>,
}

/// What a card costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costs {
    /// In words. A host that draws the numbers leaves out a badge that says the same.
    pub told: Msg,
    /// In numbers.
    pub numbers: Vec<Cost>,
}

/// One number of what a card costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// The picture of what is paid, see [`Look::icon`].
    pub icon: std::borrow::Cow<'static, str>,
    /// How much.
    pub n: i64,
    /// Whether it comes on top of something: shown with a plus.
    pub adds: bool,
}

impl Costs {
    /// The costs with these words and numbers.
    pub fn new(told: Msg, numbers: impl Into<Vec<Cost>>) -> Self {
        Self { told, numbers: numbers.into() }
    }
}

impl Cost {
    /// So much of what has the picture of this look.
    pub fn of(look: &Look, n: impl Into<i64>) -> Self {
        Self { icon: look.icon.clone(), n: n.into(), adds: false }
    }

    /// So much more of it.
    pub fn more(look: &Look, n: impl Into<i64>) -> Self {
        Self { adds: true, ..Self::of(look, n) }
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = match self.n {
            ..0 => "\u{2212}",
            _ if self.adds => "+",
            _ => "",
        };
        write!(f, "{sign}{}", self.n.unsigned_abs())
    }
}

impl CardText {
    /// What it does above all, and its facts.
    pub fn told(&self) -> impl Iterator<Item = &Msg> {
        self.family.iter().chain(&self.facts)
    }

    /// Whether a mod made the card, or changed something of it.
    pub fn is_of(&self, of_mod: &str) -> bool {
        self.from == of_mod || self.changed.iter().any(|changed| changed == of_mod)
    }
}

/// What identifies a mod, and what shows where it has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ModStamp {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Its files by name, each with a hash of its contents.
    pub files: BTreeMap<String, u64>,
}

/// Another process, where a ruleset stands and a face is open for jobs of the program's own.
pub trait Elsewhere {
    /// Has a job done on the face there; what it is given and gives back is between the two programs, which are the same one.
    ///
    /// # Errors
    /// [`FaceError::Broken`] if the process has ended, or cannot do this.
    fn job(&mut self, name: &str, given: &[u8]) -> Result<Vec<u8>, FaceError>;
}

/// Facts, texts and checked card sources of one set-up: immutable and shared between threads.
pub trait Ruleset: Send + Sync {
    /// The same for the same rules, cards and options; a state is valid only under its ruleset.
    fn hash(&self) -> u64;

    /// The Fluent texts of the game and its cards in a language.
    fn texts(&self, language: &str) -> String;

    /// The mods in it, the shipped ones among them, in the order in which they were loaded.
    fn mods(&self) -> Vec<ModStamp> {
        Vec::new()
    }

    /// What players should know of this set-up before they begin, such as more seats than the rules are made for.
    fn warnings(&self) -> Vec<Msg> {
        Vec::new()
    }

    /// What is odd in the files of its mods, though it can be played.
    fn odd(&self) -> Vec<FileFault> {
        Vec::new()
    }

    /// All cards of the set-up, for people to read.
    fn cards(&self) -> Vec<CardText> {
        Vec::new()
    }

    /// What is printed in the box of the game, as far as not everything of its kind is sure.
    fn printed(&self) -> Vec<crate::Printed> {
        Vec::new()
    }

    /// Opens the ruleset on this thread. What is returned never leaves it.
    ///
    /// # Errors
    /// [`SetupError::Cards`] if a card cannot be loaded into the VM.
    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError>;

    /// Another process for this ruleset, in which whole games are played at one crossing each: if that is where its game is. None for a game in
    /// this process.
    fn elsewhere(&self) -> Option<Result<Box<dyn Elsewhere>, SetupError>> {
        None
    }

    /// Opens the ruleset in place of another one: its states carry the other's hash. So two rulesets can be compared by
    /// what they make of the same answers. A game that cannot do this is simply opened.
    ///
    /// # Errors
    /// As [`Ruleset::open`].
    fn open_as(&self, _hash: u64, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.open(tools)
    }
}
