//! What crosses the border as bytes and is not plain data of the engine already.

use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Look, Template};
use clade_engine::{CardFault, Face, FileFault, Kind, Manual, ModStamp, Msg, OptionKind, OptionRow, Ruleset, SearchHints, Seat, Side};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The names and contents of files.
pub type Files = Vec<(String, String)>;

/// See [`clade_engine::About`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The word for the game.
    pub id: String,
    /// The version of its rules.
    pub version: String,
    /// The fewest and most seats.
    pub seats: (u8, u8),
    /// Its title.
    pub name: Msg,
    /// One sentence about it.
    pub summary: Msg,
    /// Its options.
    pub options: Vec<Row>,
    /// Options that go together.
    pub presets: Vec<Preset>,
    /// Its picture.
    pub look: Look,
    /// The shortest and longest game in minutes.
    pub minutes: (u16, u16),
}

/// See [`OptionRow`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
    /// The id of its text.
    pub help: String,
    /// What it is for.
    pub kind: OptionKind,
}

/// See [`clade_engine::Preset`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preset {
    /// Its name.
    pub name: String,
    /// Its options and their values.
    pub options: Vec<(String, String)>,
    /// The id of its text.
    pub help: String,
}

/// See [`clade_engine::Authoring`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Authoring {
    /// What a card is called.
    pub card: String,
    /// The reference, in Markdown.
    pub reference: String,
    /// Files of types for editors.
    pub types: Files,
    /// Cards to begin with: their kind and files.
    pub starters: Vec<(String, Files)>,
    /// What a card can be made from, in TOML.
    pub maker: String,
    /// How positions are written.
    pub positions: String,
    /// The files of its cards.
    pub cards: Files,
    /// Its lessons and examples.
    pub lessons: Files,
}

/// What is to be known of a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Its hash.
    pub hash: u64,
    /// The mods in it.
    pub mods: Vec<ModStamp>,
    /// What players should know.
    pub warnings: Vec<Msg>,
    /// What is odd in its files.
    pub odd: Vec<FileFault>,
}

/// What never changes in an open game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// How to look ahead.
    pub search_hints: SearchHints,
    /// How notes of food and life are to be read.
    pub reading: Option<Reading>,
    /// The sides.
    pub sides: Vec<SideFacts>,
    /// The size of a state in bytes, without the heap.
    pub state_size: u64,
    /// What is counted, by name.
    pub ledgers: Vec<String>,
    /// The cards that can be met.
    pub cards_in_play: Vec<(Kind, String)>,
    /// The places of a scene's parts in a wide and in a tall window.
    pub templates: [Option<Template>; 2],
}

/// What never changes of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideFacts {
    /// The seat that answers for it.
    pub seat: Seat,
    /// Its name.
    pub name: Msg,
    /// Its word in positions.
    pub word: String,
}

/// A card that failed, and whether an event says so, too.
pub type Failed = (CardFault, bool);

/// The windows of [`Facts::templates`].
pub const FORMS: [Form; 2] = [Form::Wide, Form::Tall];

/// The bytes of plain data.
pub fn bytes<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    clade_engine::hash::bytes(value)
}

/// Plain data of these bytes, which must be used up.
pub fn value<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::take_from_bytes(bytes).ok().filter(|(_, rest)| rest.is_empty()).map(|(value, _)| value)
}

impl From<clade_engine::About> for About {
    fn from(about: clade_engine::About) -> Self {
        let row = |row: &OptionRow| Row {
            name: row.name.to_owned(),
            values: row.values.iter().map(|&value| value.to_owned()).collect(),
            help: row.help.to_owned(),
            kind: row.kind,
        };
        let preset = |preset: &clade_engine::Preset| Preset {
            name: preset.name.to_owned(),
            options: preset.chosen().into_iter().collect(),
            help: preset.help.to_owned(),
        };
        Self {
            id: about.id.to_owned(),
            version: about.version.to_owned(),
            seats: (*about.seats.start(), *about.seats.end()),
            name: about.name,
            summary: about.summary,
            options: about.options.iter().map(row).collect(),
            presets: about.presets.iter().map(preset).collect(),
            look: about.look,
            minutes: (*about.minutes.start(), *about.minutes.end()),
        }
    }
}

impl Authoring {
    /// What authors need, with what is written for them.
    pub(crate) fn of(of: &clade_engine::Authoring, Manual { reference, types }: Manual) -> Self {
        let files = |files: &[(&str, &str)]| files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        Self {
            card: of.card.to_owned(),
            reference,
            types,
            starters: of.starters.iter().map(|starter| (starter.kind.to_owned(), files(starter.files))).collect(),
            maker: of.maker.to_owned(),
            positions: of.positions.to_owned(),
            cards: of.cards.clone(),
            lessons: files(of.lessons),
        }
    }
}

impl From<&dyn Ruleset> for Made {
    fn from(rules: &dyn Ruleset) -> Self {
        Self { hash: rules.hash(), mods: rules.mods(), warnings: rules.warnings(), odd: rules.odd() }
    }
}

impl From<&dyn Face> for Facts {
    fn from(face: &dyn Face) -> Self {
        let side = |side: Side| SideFacts { seat: face.seat_of(side), name: face.side_name(side), word: face.side_word(side) };
        Self {
            search_hints: face.search_hints(),
            reading: face.reading(),
            sides: (0..face.sides()).map(|n| side(Side(n))).collect(),
            state_size: face.state_size() as u64,
            ledgers: face.ledgers(),
            cards_in_play: face.cards_in_play(),
            templates: FORMS.map(|form| face.template(form)),
        }
    }
}
