//! The keys of a scenario file.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Table;

/// A whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub(crate) game: String,
    #[serde(default)]
    #[expect(dead_code, reason = "for people")]
    pub(crate) about: String,
    #[serde(default)]
    pub(crate) rulebook: Option<String>,
    /// What it is called where people choose it; only those with a title are shown there.
    #[serde(default)]
    pub(crate) title: Option<Words>,
    /// The side, by its word, whose answers are the learner's.
    #[serde(default)]
    pub(crate) learner: Option<String>,
    #[serde(default)]
    pub(crate) setup: Setup,
    #[serde(default)]
    pub(crate) position: Table,
    #[serde(default)]
    pub(crate) ruleset: Option<String>,
    #[serde(default)]
    pub(crate) hash: Option<String>,
    #[serde(default)]
    pub(crate) case: Vec<Case>,
}

/// What is chosen before the game; a case may override it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    #[serde(default)]
    pub(crate) seats: Option<u8>,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) mods: Vec<String>,
}

impl Setup {
    /// This set-up with what another one says in its place.
    pub(crate) fn with(&self, other: &Self) -> Self {
        let mut all = self.clone();
        all.seats = other.seats.or(all.seats);
        all.options.extend(other.options.clone());
        if !other.mods.is_empty() {
            all.mods.clone_from(&other.mods);
        }
        all
    }
}

/// One story, from the common position on.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) title: Option<Words>,
    #[serde(default)]
    pub(crate) say: Option<Words>,
    #[serde(default)]
    pub(crate) look: Vec<String>,
    #[serde(default)]
    pub(crate) setup: Setup,
    #[serde(default)]
    pub(crate) position: Table,
    #[serde(default)]
    pub(crate) play: Play,
    #[serde(default)]
    pub(crate) expect: Option<Expect>,
    #[serde(default)]
    pub(crate) step: Vec<Step>,
}

impl Case {
    /// Whether it expects nothing.
    pub(crate) fn is_empty(&self) -> bool {
        let nothing = |play: &Play, expect: &Option<Expect>| play.answers().is_empty() && expect.is_none();
        nothing(&self.play, &self.expect) && self.step.iter().all(|step| nothing(&step.play, &step.expect))
    }

    /// The same with each answer as `words` has it.
    pub(crate) fn worded(&self, words: &dyn Fn(&str) -> String) -> Self {
        let mut case = self.clone();
        let expected = case.step.iter_mut().filter_map(|step| step.expect.as_mut()).chain(&mut case.expect);
        expected.for_each(|expect| expect.reword(words));
        for step in &mut case.step {
            step.instead = keyed(&step.instead, words);
        }
        for play in case.step.iter_mut().map(|step| &mut step.play).chain([&mut case.play]) {
            *play = Play::List(play.answers().into_iter().map(words).collect());
        }
        case
    }

    /// Whether people are told something in it.
    pub(crate) fn is_told(&self) -> bool {
        self.say.is_some() || self.step.iter().any(|step| step.say.is_some())
    }
}

/// A part of a story: what is played next, and what holds then.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Step {
    #[serde(default)]
    pub(crate) say: Option<Words>,
    /// The things on the table that are told of, by their ids.
    #[serde(default)]
    pub(crate) look: Vec<String>,
    #[serde(default)]
    pub(crate) wrong: Option<Words>,
    /// The same for a certain answer, by its text.
    #[serde(default)]
    pub(crate) instead: BTreeMap<String, Words>,
    #[serde(default)]
    pub(crate) play: Play,
    #[serde(default)]
    pub(crate) expect: Option<Expect>,
}

/// What people are told, by language; a plain text is English.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a text, or { en = \"…\", ru = \"…\", pl = \"…\" }")]
pub(crate) enum Words {
    English(String),
    Each(BTreeMap<String, String>),
}

/// Answers, in one text with `;` between them or as a list.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a text \"answer; answer\" or a list of texts")]
pub(crate) enum Play {
    Text(String),
    List(Vec<String>),
}

impl Default for Play {
    fn default() -> Self {
        Self::List(Vec::new())
    }
}

impl Play {
    /// The answers, in order.
    pub(crate) fn answers(&self) -> Vec<&str> {
        let all: Vec<&str> = match self {
            Self::Text(text) => text.split(';').collect(),
            Self::List(list) => list.iter().map(String::as_str).collect(),
        };
        all.into_iter().map(str::trim).filter(|answer| !answer.is_empty()).collect()
    }
}

/// What holds after the answers.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expect {
    pub(crate) asked: Option<String>,
    pub(crate) prompt: Option<String>,
    pub(crate) legal: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) may: Vec<String>,
    #[serde(default)]
    pub(crate) may_not: Vec<String>,
    /// Ids of messages within the meaning of an answer, by the answer.
    #[serde(default)]
    pub(crate) means: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) refused: BTreeMap<String, Reasons>,
    #[serde(default)]
    pub(crate) scores: BTreeMap<String, i64>,
    /// What decides between equal scores, by side.
    #[serde(default)]
    pub(crate) tie_breaks: BTreeMap<String, i64>,
    /// What the seat of a side has come to, by side.
    #[serde(default)]
    pub(crate) results: BTreeMap<String, i64>,
    pub(crate) over: Option<bool>,
    #[serde(default)]
    pub(crate) log: Vec<String>,
    #[serde(default)]
    pub(crate) told: BTreeMap<String, usize>,
    /// Answers that a bot may give, by its name.
    #[serde(default)]
    pub(crate) bots: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub(crate) failed: Vec<String>,
    #[serde(default)]
    pub(crate) position: Table,
}

impl Expect {
    fn reword(&mut self, words: &dyn Fn(&str) -> String) {
        let listed = self.legal.iter_mut().chain([&mut self.may, &mut self.may_not]).chain(self.bots.values_mut());
        listed.flatten().for_each(|answer| *answer = words(answer));
        (self.means, self.refused) = (keyed(&self.means, words), keyed(&self.refused, words));
    }
}

/// The same by the answers as `words` has them.
pub(crate) fn keyed<T: Clone>(of: &BTreeMap<String, T>, words: &dyn Fn(&str) -> String) -> BTreeMap<String, T> {
    of.iter().map(|(answer, what)| (words(answer), what.clone())).collect()
}

/// The reasons against an answer: message ids, each perhaps with the section of the rules behind it.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a message id or a list of them")]
pub(crate) enum Reasons {
    One(String),
    All(Vec<String>),
}

impl Reasons {
    pub(crate) fn all(&self) -> &[String] {
        match self {
            Self::One(reason) => std::slice::from_ref(reason),
            Self::All(reasons) => reasons,
        }
    }
}
