//! The action display: twelve sections with 37 spaces (§3).

use crate::state::Element;
use clade_engine::{Side, Small};
use std::sync::LazyLock;

/// A section, from top to bottom.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
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

use Section::*;

impl Section {
    /// All, from top to bottom.
    pub const ALL: [Self; 12] = [
        Abundance,
        Autotrophs,
        Depletion,
        Adaptation,
        Regression,
        Speciation,
        Wanderlust,
        Tectonics,
        Migration,
        Competition,
        Evolution,
        Domination,
    ];

    /// The section as an index.
    pub fn ix(self) -> usize {
        self as usize
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        WORDS[self.ix()]
    }

    /// How many spaces it has, the ones for special pawns among them.
    pub fn spaces(self) -> u8 {
        COUNTS[self.ix()]
    }

    /// Its first space.
    pub fn first(self) -> Space {
        COUNTS[..self.ix()].iter().sum()
    }

    /// Whether its last space is for special pawns only.
    pub fn has_special(self) -> bool {
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

/// A space: 0 to 36 on the display, from top to bottom and left to right; from [`OWN`] on that of a trait, by its kind.
pub type Space = u8;
/// How many spaces the display has.
pub const SPACES: usize = 37;
/// The space of the trait of kind `k` is `OWN + k`.
pub const OWN: Space = 64;

/// The section of a space of the display, and the how manieth of it the space is, from 0.
#[inline]
pub fn at(space: Space) -> (Section, u8) {
    AT[usize::from(space)]
}

static AT: [(Section, u8); SPACES] = {
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

/// Whether only special pawns may be placed there.
#[inline]
pub fn is_special(space: Space) -> bool {
    let (section, nth) = at(space);
    section.has_special() && nth + 1 == section.spaces()
}

/// The words of all spaces: they are written and looked for often.
static SPACE_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| (0..SPACES as Space).map(spelt).collect());

/// The word for a space of the display: `migration-2`.
pub fn space_word(space: Space) -> &'static str {
    &SPACE_WORDS[usize::from(space)]
}

fn spelt(space: Space) -> String {
    let (section, nth) = at(space);
    format!("{}-{}", section.word(), nth + 1)
}

/// The space that a word means.
pub fn space_named(word: &str) -> Option<Space> {
    (0..SPACES as Space).find(|&space| space_word(space) == word)
}

/// A pawn: a basic one of a side, or the special one of an element.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Pawn(pub u8);

impl Pawn {
    /// No pawn.
    pub const NONE: Self = Self(u8::MAX);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_display_has_37_spaces_six_of_them_special() {
        assert_eq!(COUNTS.iter().map(|&n| usize::from(n)).sum::<usize>(), SPACES);
        assert_eq!((0..SPACES as Space).filter(|&space| is_special(space)).count(), 6);
        assert_eq!(space_word(Migration.first() + 1), "migration-2");
        assert!((0..SPACES as Space).all(|space| space_named(space_word(space)) == Some(space)));
        assert_eq!(
            (Pawn::special(Element::Sun).element(), Pawn::special(Element::Sun).owner(), Pawn::NONE.element()),
            (Some(Element::Sun), None, None)
        );
    }
}
