//! What pending steps are about, in words: `put fishes algae abundance anywhere`.

pub(crate) use clade_script::{CardWord, CardsWord};

use crate::board::{CELLS, CORNERS, Cell, Cells, Corner, cell_named, cell_word, corner_named, corner_word};
use crate::display::{SPACES, Section, Space};
use crate::element::ELEMENT_WORDS;
use crate::marine::Marine;
use crate::notation::names::terrain_word;
use crate::rules::actions::abundance::PutFrom;
use crate::rules::actions::speciation::Which;
use crate::rules::turn::end::End;
use crate::schema::{Hook, SCHEMA};
use crate::state::{ELEMENTS, Element, Elements, TILES};
use crate::terrain::{Ground, TERRAIN_WORDS, TERRAINS, Terrain};
use clade_engine::notation::{Placed, Word, WordReader, joined, parts};
use clade_engine::{Misplaced, Small};
use clade_script::HookKind;

/// One of some words, by number.
fn one_of(words: &[&str], word: &str, expected: &str) -> Placed<u8> {
    let at = words.iter().position(|&known| known == word);
    at.map(|at| at as u8)
        .ok_or_else(|| Misplaced::word("", word, format!("{expected}: one of {}", words.join(", ")), words.iter().copied()))
}

pub(super) fn cell(word: &str) -> Placed<Cell> {
    cell_named(word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a cell from a1 to g4, such as d4"))
}

pub(super) fn corner(word: &str) -> Placed<Corner> {
    corner_named(word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a corner of a cell: ne, e, se, sw, w or nw, such as d4.ne"))
}

fn section(word: &str) -> Placed<Section> {
    one_of(&Section::ALL.map(Section::word), word, "a section").map(|at| Section::ALL[usize::from(at)])
}

pub(super) fn element(word: &str) -> Placed<Element> {
    one_of(&ELEMENT_WORDS, word, "an element").map(|at| Element::ALL[usize::from(at)])
}

pub(super) fn terrain(word: &str) -> Placed<Terrain> {
    one_of(&TERRAIN_WORDS[..TERRAINS], word, "a terrain").map(|at| Terrain::ALL[usize::from(at)])
}

/// Words of variants without fields, and back.
macro_rules! words_of {
    ($type:ty, $expected:literal { $($word:literal = $value:pat => $make:expr),+ $(,)? }) => {
        impl Word<Marine> for $type {
            type Value = Self;

            fn write(_: &Marine, value: $type) -> String {
                (match value { $($value => $word),+ }).to_owned()
            }

            fn read(_: &Marine, words: &mut WordReader<'_>) -> Placed<$type> {
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

words_of!(End, "a part of the end of a turn" {
    "action" = End::Action => End::Action,
    "retrieve" = End::Retrieve => End::Retrieve,
    "cards" = End::Cards => End::Cards,
    "round" = End::Round => End::Round,
    "next" = End::Next => End::Next,
});

impl Word<Marine> for Space {
    type Value = Self;

    fn write(game: &Marine, space: Self) -> String {
        game.space_word(space)
    }

    fn read(game: &Marine, words: &mut WordReader<'_>) -> Placed<Self> {
        game.space_named(words.next("a space")?)
    }

    fn in_range(game: &Marine, space: Self) -> bool {
        space.ix() < SPACES || space.its_trait().is_some_and(|kind| kind.ix() < game.cards().len())
    }
}

/// Words of a type itself: one word per thing.
macro_rules! word {
    ($type:ty, $expected:literal, write: $write:expr, read: $read:expr, range: $range:expr) => {
        impl Word<Marine> for $type {
            type Value = Self;

            fn write(_: &Marine, value: Self) -> String {
                $write(value)
            }

            fn read(_: &Marine, words: &mut WordReader<'_>) -> Placed<Self> {
                $read(words.next($expected)?)
            }

            fn in_range(_: &Marine, value: Self) -> bool {
                value.ix() < $range
            }
        }
    };
}

word!(Section, "a section", write: |section: Section| section.word().to_owned(), read: section, range: Section::ALL.len());
word!(Cell, "a cell", write: cell_word, read: cell, range: CELLS);
word!(Element, "an element", write: |element: Element| element.word().to_owned(), read: element, range: ELEMENTS);
word!(Terrain, "a terrain", write: |tile: Terrain| terrain_word(tile).to_owned(), read: terrain, range: TILES);
word!(Corner, "a corner", write: corner_word, read: corner, range: CORNERS);

/// A hook by its name: those of effects.
impl Word<Marine> for Hook {
    type Value = Self;

    fn write(_: &Marine, hook: Self) -> String {
        SCHEMA.hooks[hook.ix()].name.to_owned()
    }

    fn read(game: &Marine, words: &mut WordReader<'_>) -> Placed<Self> {
        game.lexicon().hook("", words.next("a hook")?).map(|number| Self::ALL[usize::from(number)])
    }

    fn in_range(_: &Marine, hook: Self) -> bool {
        SCHEMA.hooks[hook.ix()].kind == HookKind::Effect
    }
}

/// An element, or `any`.
impl Word<Marine> for Which {
    type Value = Self;

    fn write(_: &Marine, of: Self) -> String {
        match of {
            Self::Any => "any".to_owned(),
            Self::Only(element) => element.word().to_owned(),
        }
    }

    fn read(_: &Marine, words: &mut WordReader<'_>) -> Placed<Self> {
        match words.next("an element")? {
            "any" => Ok(Self::Any),
            word => element(word).map(Self::Only),
        }
    }
}

/// Elements joined by `+`.
impl Word<Marine> for Elements {
    type Value = Self;

    fn write(_: &Marine, elements: Self) -> String {
        joined(elements.iter().map(Element::word))
    }

    fn read(_: &Marine, words: &mut WordReader<'_>) -> Placed<Self> {
        parts(words.next("elements joined by '+', or '-'")?).map(element).collect()
    }

    fn in_range(_: &Marine, elements: Self) -> bool {
        elements.0 >> ELEMENTS == 0
    }
}

/// Kinds of terrain, as bits.
#[derive(Debug)]
pub(crate) struct KindsWord;

impl Word<Marine> for KindsWord {
    type Value = u16;

    fn write(_: &Marine, kinds: u16) -> String {
        joined(Ground::ALL.iter().copied().filter(|kind| kinds >> kind.byte() & 1 != 0).map(terrain_word))
    }

    fn read(_: &Marine, words: &mut WordReader<'_>) -> Placed<u16> {
        let kind = |word: &str| one_of(&TERRAIN_WORDS, word, "a terrain");
        parts(words.next("terrains joined by '+', or '-'")?).try_fold(0, |all, word| Ok(all | 1 << kind(word)?))
    }

    fn in_range(_: &Marine, kinds: u16) -> bool {
        kinds >> TERRAIN_WORDS.len() == 0
    }
}

/// Cells: `anywhere`, or some.
impl Word<Marine> for Cells {
    type Value = Self;

    fn write(_: &Marine, cells: Cells) -> String {
        if cells == Cells::ALL {
            return "anywhere".to_owned();
        }
        let words: Vec<String> = cells.map(cell_word).collect();
        joined(words.iter().map(String::as_str))
    }

    fn read(_: &Marine, words: &mut WordReader<'_>) -> Placed<Cells> {
        match words.next("'anywhere', or cells joined by '+', or '-'")? {
            "anywhere" => Ok(Cells::ALL),
            word => parts(word).map(cell).collect(),
        }
    }

    fn in_range(_: &Marine, cells: Cells) -> bool {
        cells.0 >> CELLS == 0
    }
}

impl Marine {
    /// The space that a word means: of the display, or that of a trait.
    pub(super) fn space_named(&self, word: &str) -> Placed<Space> {
        match Space::named(word) {
            Some(space) => Ok(space),
            None => self.lexicon().card("", word).map(Space::of_trait),
        }
    }
}
