//! What the viewer remembers about its user: one file, read at the start, written when something changes.

mod file;

use crate::texts::app as texts;
use clade_engine::Msg;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Light or dark.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mood {
    /// Paper and wood.
    Light,
    /// A lamp over the table.
    #[default]
    Dark,
}

/// Light or dark in words.
pub(crate) fn mood_name(mood: Mood) -> Msg {
    match mood {
        Mood::Light => texts::light(),
        Mood::Dark => texts::dark(),
    }
}

/// What a language calls itself: the same in all languages.
pub(crate) fn language_name(language: &str) -> Msg {
    match language {
        "ru" => texts::russian(),
        "pl" => texts::polish(),
        _ => texts::english(),
    }
}

/// How colours are distinguished. Shape and letter always say the same.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Palette {
    /// The colours of the games.
    #[default]
    Usual,
    /// For eyes that confuse red and green.
    RedGreen,
    /// For eyes that confuse blue and yellow.
    BlueYellow,
    /// Light and dark only.
    Greyscale,
}

/// How fast what others do is shown.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Speed {
    /// Twice as long as usual.
    Slow,
    /// So that one can follow.
    #[default]
    Normal,
    /// So that one sees that something happens.
    Fast,
    /// Each step waits for a click.
    StepByStep,
    /// Not at all: the next question is there at once.
    AtOnce,
}

impl Speed {
    /// All of them, from the slowest on.
    pub(crate) const ALL: [Self; 5] = [Self::StepByStep, Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// How long something is shown, in parts of the usual time.
    pub(crate) fn factor(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal | Self::StepByStep => 1.0,
            Self::Fast => 0.35,
            Self::AtOnce => 0.0,
        }
    }
}

/// How fast in words.
pub(crate) fn speed_name(speed: Speed) -> Msg {
    match speed {
        Speed::Slow => texts::speed_slow(),
        Speed::Normal => texts::speed_normal(),
        Speed::Fast => texts::speed_fast(),
        Speed::StepByStep => texts::speed_step(),
        Speed::AtOnce => texts::speed_at_once(),
    }
}

/// A table as it was last set up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LastSetup {
    /// Who sat where: `human` or the name of a bot.
    pub(crate) seats: Vec<String>,
    /// What they called themselves.
    pub(crate) names: Vec<String>,
    /// Options that differed from their defaults.
    pub(crate) options: BTreeMap<String, String>,
    /// Folders of mods.
    pub(crate) mods: Vec<String>,
}

/// How large the window is, in points of the system.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct WindowSize {
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// Whether it takes the whole screen; then the size is what it was before.
    pub(crate) maximized: bool,
}

impl WindowSize {
    /// A smaller window shows no table.
    pub(crate) const LEAST: [f32; 2] = [720.0, 480.0];
}

impl Default for WindowSize {
    fn default() -> Self {
        Self { width: 1280.0, height: 800.0, maximized: false }
    }
}

/// What the viewer remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// `en`, `ru` or `pl`.
    pub(crate) language: String,
    /// Light or dark.
    pub(crate) mood: Mood,
    /// How colours are distinguished.
    pub(crate) palette: Palette,
    /// The size of everything, 1 is usual.
    pub(crate) zoom: f32,
    /// The size of text on top of that, 1 is usual.
    pub(crate) text: f32,
    /// Whether pieces move, or are simply there.
    pub(crate) animation: bool,
    /// How fast what others do is shown.
    pub(crate) speed: Speed,
    /// Whether what happens can be heard.
    pub(crate) sound: bool,
    /// Whether answers that can be taken back only if everybody agrees are confirmed.
    pub(crate) confirm: bool,
    /// Whether answers that would do nothing now are confirmed.
    pub(crate) confirm_idle: bool,
    /// Whether an action that can only be taken or skipped is taken without being asked.
    pub(crate) takes: bool,
    /// Whether what is eaten is shown beside the table.
    pub(crate) food: bool,
    /// Whether cards are explained to their author when they are looked at closely.
    pub(crate) explain: bool,
    /// Whether the example game stands among the others in the lobby.
    pub(crate) example: bool,
    /// Keys that were changed, by the name of what they do.
    pub(crate) keys: BTreeMap<String, String>,
    /// The game that was chosen last.
    pub(crate) game: Option<String>,
    /// How each game was last set up, by its name.
    pub(crate) setups: BTreeMap<String, LastSetup>,
    /// Folders of mods that were named for each game.
    pub(crate) folders: BTreeMap<String, Vec<String>>,
    /// The chapter at which each lesson was left, by its game and its English title; the first is 0.
    pub(crate) lessons: BTreeMap<String, usize>,
    /// Saved games that were opened or written, the last first.
    pub(crate) recent: Vec<String>,
    /// How large its window was last.
    pub(crate) window: WindowSize,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: "en".to_owned(),
            mood: Mood::default(),
            palette: Palette::default(),
            zoom: 1.0,
            text: 1.0,
            animation: true,
            speed: Speed::default(),
            sound: false,
            confirm: true,
            confirm_idle: true,
            takes: false,
            food: false,
            explain: false,
            example: false,
            keys: BTreeMap::new(),
            game: None,
            setups: BTreeMap::new(),
            folders: BTreeMap::new(),
            lessons: BTreeMap::new(),
            recent: Vec::new(),
            window: WindowSize::default(),
        }
    }
}

/// Why an answer is asked for twice.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Doubt {
    /// It can be taken back only if everybody agrees.
    Final,
    /// It would do nothing now, and another one would.
    Idle,
}

impl Preferences {
    /// Whether answers of this kind are asked for twice.
    pub(crate) fn asks_twice(&mut self, doubt: Doubt) -> &mut bool {
        match doubt {
            Doubt::Final => &mut self.confirm,
            Doubt::Idle => &mut self.confirm_idle,
        }
    }

    /// The folders of mods that are known for a game: those of its last set-up, and all that were named besides.
    pub(crate) fn folders_of(&self, game: &str) -> Vec<String> {
        let mut known = self.setups.get(game).map(|setup| setup.mods.clone()).unwrap_or_default();
        let named = self.folders.get(game).into_iter().flatten();
        known.extend(named.filter(|folder| !known.contains(folder)).cloned().collect::<Vec<_>>());
        known
    }

    /// These folders are known for a game from now on.
    pub(crate) fn know<'a>(&mut self, game: &str, folders: impl IntoIterator<Item = &'a str>) {
        for folder in folders {
            let known = self.folders.entry(game.to_owned()).or_default();
            if !known.iter().any(|known| known == folder) {
                known.push(folder.to_owned());
            }
        }
    }

    /// A folder is not known for a game any more.
    pub(crate) fn forget(&mut self, game: &str, folder: &str) {
        let last = self.setups.get_mut(game).map(|setup| &mut setup.mods);
        for known in last.into_iter().chain(self.folders.get_mut(game)) {
            known.retain(|known| known != folder);
        }
    }
}
