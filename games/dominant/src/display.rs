//! The action display: twelve rows with 41 eyeball spaces (§4).

use crate::element::Element;
use crate::terrain::Terrain;
use clade_engine::{Small, small};
use std::sync::LazyLock;

small! {
    /// A row, from top to bottom: the order in which actions are carried out.
    pub enum Section {
        /// Initiative.
        Initiative,
        /// Adaptation.
        Adaptation,
        /// Regression.
        Regression,
        /// Abundance.
        Abundance,
        /// Wasteland.
        Wasteland,
        /// Depletion.
        Depletion,
        /// Glaciation.
        Glaciation,
        /// Speciation.
        Speciation,
        /// Wanderlust.
        Wanderlust,
        /// Migration.
        Migration,
        /// Competition.
        Competition,
        /// Domination.
        Domination,
    }
}

use Section::*;

const WORDS: [&str; 12] = [
    "initiative",
    "adaptation",
    "regression",
    "abundance",
    "wasteland",
    "depletion",
    "glaciation",
    "speciation",
    "wanderlust",
    "migration",
    "competition",
    "domination",
];

/// Spaces of each row.
const COUNTS: [u8; 12] = [1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5];

/// The element of each space of Speciation, from left to right.
pub const SPECIATION: [Element; 6] = [Element::Meat, Element::Sun, Element::Seed, Element::Water, Element::Grub, Element::Grass];

/// How many cubes migrate from each space of Migration.
pub const MIGRATION: [u8; 6] = [7, 6, 5, 4, 3, 2];

/// The terrains of each space of Competition, besides tundra.
pub const COMPETITION: [[Terrain; 2]; 7] = [
    [Terrain::Jungle, Terrain::Wetland],
    [Terrain::Wetland, Terrain::Desert],
    [Terrain::Desert, Terrain::Forest],
    [Terrain::Forest, Terrain::Savannah],
    [Terrain::Savannah, Terrain::Mountain],
    [Terrain::Mountain, Terrain::Sea],
    [Terrain::Sea, Terrain::Jungle],
];

impl Section {
    /// Its word.
    pub fn word(self) -> &'static str {
        WORDS[self.ix()]
    }

    /// How many spaces it has.
    pub fn spaces(self) -> u8 {
        COUNTS[self.ix()]
    }

    /// Its n-th space, from 0.
    pub fn space(self, nth: u8) -> Space {
        Space(COUNTS[..self.ix()].iter().sum::<u8>() + nth)
    }
}

small! {
    /// A space of the display, from top to bottom and left to right.
    pub struct Space;
}

/// How many spaces the display has.
pub const SPACES: usize = 41;

impl Space {
    /// All spaces, in the order in which their actions are carried out.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// The row of a space, and the space's index in it, from 0.
    #[inline]
    pub fn section(self) -> (Section, u8) {
        SECTIONS[self.ix()]
    }

    /// Its word: `migration-2`.
    pub fn word(self) -> &'static str {
        &SPACE_WORDS[self.ix()]
    }

    /// The space that a word means.
    pub fn named(word: &str) -> Option<Self> {
        Self::all().find(|space| space.word() == word)
    }
}

static SECTIONS: [(Section, u8); SPACES] = {
    let mut all = [(Initiative, 0); SPACES];
    let (mut space, mut section) = (0, 0);
    while section < Section::ALL.len() {
        let mut nth = 0;
        while nth < COUNTS[section] {
            all[space] = (Section::ALL[section], nth);
            space += 1;
            nth += 1;
        }
        section += 1;
    }
    all
};

/// The words of all spaces: they are written and looked up often.
static SPACE_WORDS: LazyLock<Vec<String>> =
    LazyLock::new(|| SECTIONS.iter().map(|(section, nth)| format!("{}-{}", section.word(), nth + 1)).collect());
