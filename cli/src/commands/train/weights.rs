//! What the parts of a value count, as they are fitted: read, changed and written.

use super::kept::Asked;
use crate::error::Error;
use clade_engine::{Counting, Module, Outlook};
use clade_host::{Files, Folder};
use clade_mods::{ModFolder, THIRDS, VALUES, Values as Read, part_name};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::path::PathBuf;

/// The mod in which values are given to a game.
const ID: &str = "values_in_training";

/// What each part counts, in percent, in each third.
type Parts = Vec<(String, [i64; THIRDS])>;

/// What the parts count, in their order, and how far a lead may be trusted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Values {
    /// What is fitted.
    pub(super) parts: Parts,
    pub(super) doubt: Vec<(u32, u32)>,
    /// Whether it is what foretells who wins; otherwise what bots like that do not think ahead.
    #[serde(default)]
    pub(super) is_ahead: bool,
    /// The other of these two, if the game tells them apart.
    #[serde(default)]
    pub(super) other: Option<Parts>,
}

impl Values {
    /// Those with which a game is played: its own, changed by mods.
    pub(super) fn current(module: &dyn Module, folders: &[Folder], outlook: &Outlook, is_ahead: bool) -> Result<Self, Error> {
        let own = ModFolder { files: vec![(VALUES.to_owned(), module.values().to_owned())] };
        let mods = folders.iter().map(|folder| ModFolder { files: folder.files.clone() });
        let mut values = Self {
            parts: outlook.parts.iter().map(|part| (part_name(&part.name.id).to_owned(), [100; THIRDS])).collect(),
            doubt: Vec::new(),
            is_ahead: false,
            other: None,
        };
        for folder in [own].into_iter().chain(mods) {
            values.change(&folder);
        }
        if module.values().is_empty() || values.parts.is_empty() {
            return Err(Error::NoValues { game: module.about().id });
        }
        if is_ahead {
            let liked = values.parts.clone();
            (values.parts, values.other, values.is_ahead) = (values.other.unwrap_or_else(|| liked.clone()), Some(liked), true);
        }
        Ok(values)
    }

    /// What a folder changes. A ruleset was made from it: it can be read.
    pub(super) fn change(&mut self, folder: &ModFolder) {
        let Some(Ok(read)) = folder.read::<Read>(VALUES) else { return };
        if let Some(doubt) = read.doubt {
            self.doubt = doubt;
        }
        for (table, is_ahead) in [(read.weights, false), (read.ahead, true)] {
            for (name, percent) in table {
                let parts = if is_ahead == self.is_ahead { &mut self.parts } else { self.other.get_or_insert_with(|| self.parts.clone()) };
                if let Some(part) = parts.iter_mut().find(|(part, _)| part == name.get_ref()) {
                    part.1 = *percent.get_ref();
                }
            }
        }
    }

    /// The same with every part at 100.
    pub(super) fn even(&self) -> Self {
        let even = |parts: &Parts| parts.iter().map(|(name, _)| (name.clone(), [100; THIRDS])).collect();
        Self { parts: even(&self.parts), other: self.other.as_ref().map(even), ..self.clone() }
    }

    /// What the parts count in a third.
    pub(super) fn third(&self, third: usize) -> Vec<f64> {
        self.parts.iter().map(|(_, percent)| percent[third] as f64).collect()
    }

    /// The same with other percents, third by third.
    pub(super) fn with(&self, percent: &[Vec<f64>]) -> Self {
        let part = |(at, (name, _)): (usize, &(String, _))| (name.clone(), std::array::from_fn(|third| sound(percent[third][at])));
        Self { parts: self.parts.iter().enumerate().map(part).collect(), ..self.clone() }
    }

    /// How faces count what is fitted.
    pub(super) fn counting(&self) -> Counting {
        if self.is_ahead { Counting::Ahead } else { Counting::Liked }
    }

    /// Whether how far a lead may be trusted is said of what is fitted.
    pub(super) fn has_doubt(&self) -> bool {
        self.is_ahead || self.other.is_none()
    }

    /// The file.
    pub(super) fn written(&self, before: &str) -> String {
        let pairs: Vec<String> = self.doubt.iter().map(|(left, doubt)| format!("[{left}, {doubt}]")).collect();
        let mut text = format!(
            "{before}\n\
             # A lead of so many points makes it e times (2.7 times) as probable to win: pairs of what is left of the game (cards, rounds) and of the points.\n\
             doubt = [{}]\n\n\
             # What each part of a value counts, in percent, in the first, second and last third of the game.\n",
            pairs.join(", ")
        );
        let (liked, ahead) =
            if self.is_ahead { (self.other.as_ref(), Some(&self.parts)) } else { (Some(&self.parts), self.other.as_ref()) };
        let ahead_about = "\n# The same for bots that think ahead, and for the chances that hints and reviews tell.\n";
        for (about, head, parts) in [("", "[weights]", liked), (ahead_about, "[ahead]", ahead)] {
            let Some(parts) = parts else { continue };
            let _ = writeln!(text, "{about}{head}");
            for (name, [early, middle, late]) in parts {
                let _ = writeln!(text, "{name} = [{early}, {middle}, {late}]");
            }
        }
        text
    }

    /// The mod that gives them to a game.
    pub(super) fn folder(&self, game: &str) -> Folder {
        let head = format!("id = \"{ID}\"\nname = \"Values in training\"\nversion = \"1.0.0\"\ngame = \"{game}\"\n");
        let files: Files = vec![("mod.toml".to_owned(), head), (VALUES.to_owned(), self.written(""))];
        Folder { path: PathBuf::from(ID), files }
    }
}

/// As a file may say it.
fn sound(percent: f64) -> i64 {
    percent.round().clamp(0.0, 1000.0) as i64
}

/// What the head of the file says of where it comes from.
pub(super) fn origin(game: &str, asked: &Asked) -> String {
    let by = if asked.bot == clade_bots::GREEDY { String::new() } else { format!(" --bot {}", asked.bot) };
    let options: Vec<String> = asked.options.iter().map(|(name, value)| format!(" -o {name}={value}")).collect();
    format!(
        "# What bots like: written by `clade train {game}{} --table {} -n {} --tune {}{by} --seed {}`.\n",
        options.concat(),
        asked.seats,
        asked.games,
        asked.tune,
        asked.seed
    )
}
