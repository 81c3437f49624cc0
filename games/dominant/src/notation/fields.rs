//! What pending steps are about, in words: `put insects grass abundance anywhere`.

use crate::board::{CELLS, CORNERS, Cell, Cells, Corner, cell_named, cell_word, corner_named, corner_word};
use crate::display::{SPACES, Section, Space};
use crate::dominant::Dominant;
use crate::element::ELEMENT_WORDS;
use crate::rules::actions::abundance::PutFrom;
use crate::state::{ELEMENTS, Element, Elements, Phase};
use crate::terrain::{TERRAIN_WORDS, TERRAINS, Terrain};
use clade_engine::notation::{Placed, Word, WordReader, joined, parts};
use clade_engine::{Misplaced, Small};

/// One of some words, by number.
fn one_of(words: &[&str], word: &str, expected: &str) -> Placed<u8> {
    let at = words.iter().position(|&known| known == word);
    at.map(|at| at as u8)
        .ok_or_else(|| Misplaced::word("", word, format!("{expected}: one of {}", words.join(", ")), words.iter().copied()))
}

pub(super) fn cell(word: &str) -> Placed<Cell> {
    cell_named(word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a cell from a1 to g4, such as d3"))
}

pub(super) fn corner(word: &str) -> Placed<Corner> {
    corner_named(word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a corner of a cell: ne, e, se, sw, w or nw, such as d3.ne"))
}

pub(super) fn space(word: &str) -> Placed<Space> {
    let words = || Space::all().map(Space::word);
    Space::named(word).ok_or_else(|| Misplaced::word("", word, "a space of the display, such as migration-2", words()))
}

pub(super) fn phase(word: &str) -> Placed<Phase> {
    one_of(&PHASES, word, "a phase").map(|at| Phase::ALL[usize::from(at)])
}

/// The words for the phases of a turn.
pub(super) const PHASES: [&str; 4] = ["setup", "planning", "execution", "reset"];

fn section(word: &str) -> Placed<Section> {
    one_of(&Section::ALL.map(Section::word), word, "a section").map(|at| Section::ALL[usize::from(at)])
}

pub(super) fn element(word: &str) -> Placed<Element> {
    one_of(&ELEMENT_WORDS, word, "an element").map(|at| Element::ALL[usize::from(at)])
}

pub(super) fn terrain(word: &str) -> Placed<Terrain> {
    one_of(&TERRAIN_WORDS, word, "a terrain").map(|at| Terrain::ALL[usize::from(at)])
}

/// Words of variants without fields, and back.
macro_rules! words_of {
    ($type:ty, $expected:literal { $($word:literal = $value:pat => $make:expr),+ $(,)? }) => {
        impl Word<Dominant> for $type {
            type Value = Self;

            fn write(_: &Dominant, value: $type) -> String {
                (match value { $($value => $word),+ }).to_owned()
            }

            fn read(_: &Dominant, words: &mut WordReader<'_>) -> Placed<$type> {
                let all = [$($word),+];
                match words.next($expected)? {
                    $($word => Ok($make),)+
                    word => Err(Misplaced::word("", word, format!("{}: one of {}", $expected, all.join(", ")), all)),
                }
            }
        }
    };
}

words_of!(PutFrom, "where an element comes from" {
    "abundance" = PutFrom::Abundance => PutFrom::Abundance,
    "wanderlust" = PutFrom::Wanderlust => PutFrom::Wanderlust,
});

/// Words of a type itself: one word per thing.
macro_rules! word {
    ($type:ty, $expected:literal, write: $write:expr, read: $read:expr, range: $range:expr) => {
        impl Word<Dominant> for $type {
            type Value = Self;

            fn write(_: &Dominant, value: Self) -> String {
                $write(value)
            }

            fn read(_: &Dominant, words: &mut WordReader<'_>) -> Placed<Self> {
                $read(words.next($expected)?)
            }

            fn in_range(_: &Dominant, value: Self) -> bool {
                value.ix() < $range
            }
        }
    };
}

word!(Section, "a section", write: |section: Section| section.word().to_owned(), read: section, range: Section::ALL.len());
word!(Cell, "a cell", write: cell_word, read: cell, range: CELLS);
word!(Element, "an element", write: |element: Element| element.word().to_owned(), read: element, range: ELEMENTS);
word!(Terrain, "a terrain", write: |tile: Terrain| tile.word().to_owned(), read: terrain, range: TERRAINS);
word!(Space, "a space", write: |space: Space| space.word().to_owned(), read: space, range: SPACES);
word!(Corner, "a corner", write: corner_word, read: corner, range: CORNERS);

/// Elements joined by `+`.
impl Word<Dominant> for Elements {
    type Value = Self;

    fn write(_: &Dominant, elements: Self) -> String {
        joined(elements.iter().map(Element::word))
    }

    fn read(_: &Dominant, words: &mut WordReader<'_>) -> Placed<Self> {
        parts(words.next("elements joined by '+', or '-'")?).map(element).collect()
    }

    fn in_range(_: &Dominant, elements: Self) -> bool {
        elements.0 >> ELEMENTS == 0
    }
}

/// Cells: `anywhere`, or some.
impl Word<Dominant> for Cells {
    type Value = Self;

    fn write(_: &Dominant, cells: Cells) -> String {
        if cells == Cells::ALL {
            return "anywhere".to_owned();
        }
        let words: Vec<String> = cells.map(cell_word).collect();
        joined(words.iter().map(String::as_str))
    }

    fn read(_: &Dominant, words: &mut WordReader<'_>) -> Placed<Cells> {
        match words.next("'anywhere', or cells joined by '+', or '-'")? {
            "anywhere" => Ok(Cells::ALL),
            word => parts(word).map(cell).collect(),
        }
    }

    fn in_range(_: &Dominant, cells: Cells) -> bool {
        cells.0 >> CELLS == 0
    }
}
