//! A game with cards as a program finds it, and which of its shipped mods are in a set-up.

use crate::{ModFolder, Schema, common_definitions, definitions, reference};
use clade_engine::{
    About, Authoring, FileFault, Manual, Module, OptionRow, Ruleset, Setup, SetupError, Starter, is_of_mod, nearest, text_in,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A mod that comes with the game: a folder of cards like any other, embedded when the game is built.
#[derive(Copy, Clone, Debug)]
pub struct Shipped {
    /// The names and contents of its files, `mod.toml` among them.
    pub files: &'static [(&'static str, &'static str)],
    /// In if this option of the set-up has the value [`Shipped::IN`]; `None`: always.
    pub option: Option<&'static str>,
}

impl Shipped {
    /// The value of an option that chooses a shipped mod.
    pub const IN: &'static str = "yes";

    /// Its files as those of any mod.
    pub fn folder(&self) -> ModFolder {
        ModFolder { files: self.files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect() }
    }

    /// The files of its cards, by name with its id in front.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (String, String)> {
        let id = self.folder().id().unwrap_or_default();
        let cards = self.files.iter().filter(|(file, _)| file.ends_with(".lua"));
        cards.map(move |&(file, text)| (format!("{id}/{file}"), text.to_owned()))
    }

    fn is_in(&self, setup: &Setup, rows: &[OptionRow]) -> bool {
        self.option.is_none_or(|name| rows.iter().any(|row| row.name == name && setup.value(row) == Self::IN))
    }
}

/// A game with cards as a program finds it: what a module is made of, as data.
#[derive(Copy, Clone, Debug)]
pub struct CardModule {
    /// What the game is.
    pub about: fn() -> About,
    /// Its Fluent files by language; the first is used for a language that is not there.
    pub texts: [(&'static str, &'static str); 3],
    /// Its cards: one mod or several, in the order in which they are loaded.
    pub shipped: &'static [Shipped],
    /// What its cards may contain and call.
    pub schema: &'static Schema,
    /// Cards to begin with.
    pub starters: &'static [Starter],
    /// What a card can be made from by choices, in TOML; empty, if there is nothing to choose.
    pub maker: &'static str,
    /// How positions are written in scenarios, in Markdown; empty, if nobody wrote it down.
    pub positions: &'static str,
    /// Its lessons and examples: scenarios with a title, by name.
    pub lessons: &'static [(&'static str, &'static str)],
    /// What the parts of its values count: see [`Weights`](crate::Weights); empty, if that is no data.
    pub values: &'static str,
    /// How a set-up becomes a ruleset: [`ruleset`](crate::ruleset) of the game.
    pub ruleset: RulesetOf,
    /// Cards at random, for checks: [`wild_mod`](crate::wild_mod) of the game.
    pub wild: fn(u64) -> Vec<(String, String)>,
}

/// Makes a ruleset from a checked set-up, folders of cards and the game's own texts by language.
pub type RulesetOf = fn(&Setup, &[ModFolder], [(&'static str, &'static str); 3]) -> Result<Arc<dyn Ruleset>, SetupError>;

impl Module for CardModule {
    fn about(&self) -> About {
        (self.about)()
    }

    fn values(&self) -> &'static str {
        self.values
    }

    fn texts(&self, language: &str) -> String {
        text_in(self.texts, language).to_owned()
    }

    fn options_for_all_cards(&self) -> BTreeMap<String, String> {
        let options = self.shipped.iter().filter_map(|shipped| shipped.option);
        options.map(|name| (name.to_owned(), Shipped::IN.to_owned())).collect()
    }

    fn wild_mod(&self, seed: u64) -> Option<Vec<(String, String)>> {
        Some((self.wild)(seed))
    }

    fn authoring(&self) -> Option<Authoring> {
        let Self { schema, starters, maker, positions, lessons, .. } = self;
        Some(Authoring {
            card: schema.card,
            starters,
            maker,
            positions,
            cards: self.shipped.iter().flat_map(Shipped::cards).collect(),
            lessons,
        })
    }

    fn manual(&self) -> Manual {
        let schema = self.schema;
        let types = vec![("clade.lua".to_owned(), common_definitions()), (format!("{}.lua", schema.game), definitions(schema))];
        Manual { reference: reference(schema, self.shipped), types }
    }

    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError> {
        let mods: Vec<_> = mods.iter().map(|files| ModFolder { files: files.clone() }).collect();
        (self.ruleset)(setup, &self.with_shipped(setup, &mods)?, self.texts)
    }
}

impl CardModule {
    /// The shipped mods that a set-up chooses, then these; the set-up is checked here. A mod with the id of a shipped one takes
    /// its place, chosen or not: a folder on disk wins, and whoever names it wants it. It must have at least half of its cards:
    /// otherwise its author probably did not know that the id was taken.
    ///
    /// # Errors
    /// A [`SetupError`] that says what is wrong with the set-up.
    pub fn with_shipped(&self, setup: &Setup, mods: &[ModFolder]) -> Result<Vec<ModFolder>, SetupError> {
        let About { id, seats, options, .. } = (self.about)();
        setup.check(id, seats, options)?;
        let (mut all, mut mods, mut off) = (Vec::new(), mods.to_vec(), Vec::new());
        for shipped in self.shipped {
            let folder = shipped.folder();
            match mods.iter().position(|other| other.id().is_some() && other.id() == folder.id()) {
                Some(at) => all.push(in_place_of(&folder, mods.remove(at))?),
                None if shipped.is_in(setup, options) => all.push(folder),
                None => off.extend(folder.id().zip(shipped.option)),
            }
        }
        let needs_one = |folder: &ModFolder| needs_a_set(folder, &off);
        let wrong: Vec<FileFault> = mods.iter().flat_map(needs_one).collect();
        if !wrong.is_empty() {
            return Err(wrong.into());
        }
        let all: Vec<ModFolder> = all.into_iter().chain(mods).collect();
        check_options_of_mods(id, setup, &all)?;
        Ok(all)
    }
}

impl CardModule {
    /// The option that puts a card in, if it is in a shipped mod that is not among these.
    pub fn option_for(&self, card: &str, mods: &[ModFolder]) -> Option<&'static str> {
        let has = |shipped: &&Shipped| shipped.files.iter().any(|(_, text)| text.contains(&format!("id = \"{card}\",")));
        let is_there = |shipped: &Shipped| mods.iter().any(|folder| folder.id() == shipped.folder().id());
        self.shipped.iter().filter(has).find(|shipped| !is_there(shipped))?.option
    }
}

/// Checks the options that mods add.
fn check_options_of_mods(game: &'static str, setup: &Setup, mods: &[ModFolder]) -> Result<(), SetupError> {
    let chosen = || setup.options.iter().filter(|(name, _)| is_of_mod(name));
    if chosen().next().is_none() {
        return Ok(());
    }
    let heads: Vec<_> = mods.iter().filter_map(|folder| folder.head().ok()).collect();
    let known: Vec<_> = heads.iter().flat_map(|head| head.options.iter().map(|option| (option.full_name(&head.id), option))).collect();
    for (name, value) in chosen() {
        let Some((_, option)) = known.iter().find(|(known, _)| known == name) else {
            let nearest = nearest(name, known.iter().map(|(name, _)| name.as_str()));
            return Err(SetupError::UnknownOption { game: game.into(), name: name.clone(), valid: Vec::new(), nearest });
        };
        if !option.values.contains(value) {
            let nearest = nearest(value, option.values.iter().map(String::as_str));
            return Err(SetupError::BadValue { name: name.clone(), value: value.clone(), allowed: option.values.join(", "), nearest });
        }
    }
    Ok(())
}

/// What is wrong with a mod that needs shipped cards which are not in: their ids, each with the option that puts them in.
fn needs_a_set(folder: &ModFolder, off: &[(String, &str)]) -> Vec<FileFault> {
    let Ok(head) = folder.head() else { return Vec::new() };
    let needs = head.first().filter_map(|need| Some((need, off.iter().find(|(id, _)| *id == need.wanted.id)?)));
    let told = |(need, (id, option)): (&clade_mods::Need, &(String, &str))| {
        let what = format!("it needs the cards of '{id}', which are not in: -o {option}={} puts them in", Shipped::IN);
        folder.fault(&need.at, &what)
    };
    needs.map(told).collect()
}

/// A folder with the id of a shipped mod, if it can be meant to replace it.
fn in_place_of(shipped: &ModFolder, folder: ModFolder) -> Result<ModFolder, SetupError> {
    let cards = || shipped.files.iter().filter(|(name, _)| name.ends_with(".lua"));
    let kept = cards().filter(|(name, _)| folder.file(name).is_some()).count();
    if 2 * kept >= cards().count() {
        return Ok(folder);
    }
    let id = folder.id().unwrap_or_default();
    let what = format!(
        "'{id}' is the id of cards that come with the game, and few of them are here: give your mod another id; \
         to correct some of those cards, write overrides = \"{id}\", too"
    );
    Err(folder.fault_at("id", &what).into())
}
