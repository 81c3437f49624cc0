//! The action display: twelve sections with 37 spaces (§3).

use crate::state::Element;
use clade_engine::{Kind, Set, Side, Small, small};
use std::sync::LazyLock;

small! {
    /// A section, from top to bottom.
    pub enum Section {
        /// Изобилие.
        Abundance,
        /// Автотрофы.
        Autotrophs,
        /// Истощение.
        Depletion,
        /// Адаптация.
        Adaptation,
        /// Регресс.
        Regression,
        /// Видообразование.
        Speciation,
        /// Странствие.
        Wanderlust,
        /// Деформация.
        Tectonics,
        /// Миграция.
        Migration,
        /// Конкуренция.
        Competition,
        /// Эволюция.
        Evolution,
        /// Доминирование.
        Domination,
    }
}

use Section::*;

impl Section {
    /// Its word.
    pub fn word(self) -> &'static str {
        WORDS[self.ix()]
    }

    /// How many spaces it has, the ones for special pawns among them.
    pub fn spaces(self) -> u8 {
        COUNTS[self.ix()]
    }

    /// Its n-th space, from 0.
    pub fn space(self, nth: u8) -> Space {
        Space(COUNTS[..self.ix()].iter().sum::<u8>() + nth)
    }

    /// Whether its last space is for special pawns only.
    pub const fn has_special(self) -> bool {
        matches!(self, Adaptation | Speciation | Wanderlust | Tectonics | Migration | Competition)
    }
}

const WORDS: [&str; 12] = [
    "abundance",
    "autotrophs",
    "depletion",
    "adaptation",
    "regression",
    "speciation",
    "wanderlust",
    "tectonics",
    "migration",
    "competition",
    "evolution",
    "domination",
];
/// Spaces of each section (§3).
const COUNTS: [u8; 12] = [3, 2, 1, 3, 2, 5, 3, 2, 4, 4, 5, 3];

small! {
    /// A space: of the display, from top to bottom and left to right, or that of a trait.
    pub struct Space;
}

/// How many spaces the display has.
pub const SPACES: usize = 37;
/// The number of the space of the first kind of trait.
const OF_TRAITS: u8 = 64;

impl Space {
    /// All spaces of the display.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// All of them as a set.
    pub const DISPLAYED: Spaces = Spaces::from_bits((1 << SPACES) - 1);

    /// Those for special pawns only.
    pub const SPECIAL: Spaces = {
        let (mut bits, mut section, mut space) = (0, 0, 0);
        while section < Section::ALL.len() {
            space += COUNTS[section];
            bits |= (Section::ALL[section].has_special() as u128) << (space - 1);
            section += 1;
        }
        Spaces::from_bits(bits)
    };

    /// The spaces of the display before this one.
    pub fn before(self) -> Spaces {
        if self.is_displayed() { Spaces::from_bits((1 << self.0) - 1) } else { Self::DISPLAYED }
    }

    /// This one and those before it.
    pub fn up_to(self) -> Spaces {
        if self.is_displayed() { self.before().or(Spaces::one(self)) } else { Self::DISPLAYED }
    }

    /// The space of a trait, by its kind.
    #[inline]
    pub fn of_trait(kind: Kind) -> Self {
        Self(OF_TRAITS + kind.0)
    }

    /// The kind of the trait whose space it is, unless it is one of the display.
    #[inline]
    pub fn its_trait(self) -> Option<Kind> {
        self.0.checked_sub(OF_TRAITS).map(Kind)
    }

    /// Whether it is a space of the display.
    #[inline]
    pub fn is_displayed(self) -> bool {
        self.0 < OF_TRAITS
    }

    /// The section of a space of the display, and the space's index in it, from 0.
    #[inline]
    pub fn section(self) -> (Section, u8) {
        SECTIONS[self.ix()]
    }

    /// Whether only special pawns may be placed on this space of the display.
    #[inline]
    pub fn is_special(self) -> bool {
        Self::SPECIAL.contains(self)
    }

    /// The word for a space of the display: `migration-2`.
    pub fn word(self) -> &'static str {
        &SPACE_WORDS[self.ix()]
    }

    /// The space of the display that a word means.
    pub fn named(word: &str) -> Option<Self> {
        Self::all().find(|space| space.word() == word)
    }
}

/// Spaces of the display.
pub type Spaces = Set<Space>;

static SECTIONS: [(Section, u8); SPACES] = {
    let mut all = [(Abundance, 0); SPACES];
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

small! {
    /// A pawn: a basic one of a side, or the special one of an element.
    pub struct Pawn;
}

impl Pawn {
    /// From this number on they are special.
    const SPECIAL: u8 = 8;

    /// A basic pawn.
    pub fn basic(side: Side) -> Self {
        Self(side.0)
    }

    /// The special pawn of an element.
    pub fn special(element: Element) -> Self {
        Self(Self::SPECIAL + element.byte())
    }

    /// Whose basic pawn it is.
    #[inline]
    pub fn owner(self) -> Option<Side> {
        (self.0 < Self::SPECIAL).then_some(Side(self.0))
    }

    /// The element of a special pawn.
    #[inline]
    pub fn element(self) -> Option<Element> {
        self.0.checked_sub(Self::SPECIAL).and_then(Element::from_byte)
    }
}
