//! Pending steps in words: `put fishes algae abundance anywhere`.

use super::Placed;
use crate::board::{Cell, Cells, Corner, NONE, cell_named, cell_word, corner_named, corner_word};
use crate::cards::{ELEMENT_WORDS, SCHEMA};
use crate::display::{OWN, Section, Space, space_named};
use crate::elements::each;
use crate::marine::Marine;
use crate::state::{Element, Elements, Step};
use crate::step::{End, From};
use crate::wording::{TERRAIN_WORDS, element_word, terrain_word};
use clade_engine::Misplaced;
use clade_engine::words::{Number, SideWord, Word, Words, YesNo};
use clade_script::{CardWord, CardsWord};

clade_engine::step_words! {
    impl Marine: Step {
        Tile(nth: Number<u8>);
        Centre(nth: Number<u8>);
        Middle;
        Mat(side: SideWord, left: Number<u8>);
        Elements(section: SectionWord, left: Number<u8>);
        Markers;
        Reveal(stack: Number<u8>);
        DealTraits(side: SideWord, left: Number<u8>);
        KeepTraits(side: SideWord, left: Number<u8>);
        RevealTraits;
        Exchange(side: SideWord);
        Refill(events: YesNo);
        Appears(card: CardWord, events: YesNo);
        Turn(side: SideWord);
        Take(side: SideWord, space: SpaceWord);
        Taken(side: SideWord, space: SpaceWord);
        Abundance(side: SideWord);
        Put(side: SideWord, element: ElementWord, from: FromWord, cells: CellsWord);
        Autotrophs(side: SideWord, geothermal: YesNo);
        SwapFor(side: SideWord, corner: CornerWord);
        Depletion(side: SideWord);
        Adaptation(side: SideWord, special: YesNo);
        Adapt(side: SideWord, element: ElementWord, special: YesNo);
        Speciation(side: SideWord, element: ElementWord);
        Speciate(side: SideWord, corner: CornerWord, nth: Number<u8>);
        Wanderlust(side: SideWord, special: YesNo);
        Lay(side: SideWord, tile: TerrainWord);
        Garnish(side: SideWord, cell: CellWord);
        Bonus(side: SideWord, cell: CellWord);
        Arrive(side: SideWord, cell: CellWord, nth: Number<u8>);
        Tectonics(side: SideWord, special: YesNo, kinds: KindsWord);
        Crust(side: SideWord, cell: CellWord);
        Colonise(side: SideWord, cell: CellWord);
        Migration(side: SideWord, left: Number<u8>, reach: Number<u8>, far: YesNo);
        Competition(side: SideWord, nth: Number<u8>, more: Number<u8>);
        Eliminate(side: SideWord, cell: CellWord, left: Number<u8>);
        Evolution(side: SideWord, nth: Number<u8>);
        Choose(side: SideWord, nth: Number<u8>);
        Play(side: SideWord, card: CardWord, x: Number<u8>);
        Resolved(card: CardWord);
        Played(side: SideWord, slot: Number<u8>);
        Domination(side: SideWord);
        EndTurn(side: SideWord, end: EndWord, idle: Number<i8>);
        Extinction;
        Survival;
        Reseed(part: Number<u8>);
        Regress(side: SideWord, elements: ElementsWord, keep: Number<u8>);
        Final;
        DrawElement(side: SideWord);
        Slot(side: SideWord, element: ElementWord);
        DrawTrait(side: SideWord);
        Token(side: SideWord, says: Number<u8>, elements: ElementsWord, cell: CellWord);
        Corner(side: SideWord, says: Number<u8>, cells: CellsWord);
        Script;
        Act(hook: HookWord, side: SideWord, n: Number<i16>, cards: CardsWord);
        Devour(side: SideWord, left: Number<u8>);
        Dwindle(left: Number<u8>);
    }
}

/// Nothing, nowhere.
pub(super) const NOTHING: &str = "-";

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

pub(super) fn element(word: &str) -> Placed<Element> {
    one_of(&ELEMENT_WORDS, word, "an element")
}

pub(super) fn terrain(word: &str) -> Placed<u8> {
    one_of(&TERRAIN_WORDS[..8], word, "a terrain")
}

/// Words of variants without fields, and back.
macro_rules! words_of {
    ($name:ident: $type:ty, $expected:literal { $($word:literal = $value:pat => $make:expr),+ $(,)? }) => {
        struct $name;

        impl Word<Marine> for $name {
            type Value = $type;

            fn write(_: &Marine, value: $type) -> String {
                (match value { $($value => $word),+ }).to_owned()
            }

            fn read(_: &Marine, words: &mut Words<'_>) -> Placed<$type> {
                let all = [$($word),+];
                match words.next($expected)? {
                    $($word => Ok($make),)+
                    word => Err(Misplaced::word("", word, format!("{}: one of {}", $expected, all.join(", ")), all)),
                }
            }
        }
    };
}

words_of!(FromWord: From, "where an element comes from" {
    "abundance" = From::Abundance => From::Abundance,
    "wanderlust" = From::Wanderlust => From::Wanderlust,
});

words_of!(EndWord: End, "a part of the end of a turn" {
    "action" = End::Action => End::Action,
    "retrieve" = End::Retrieve => End::Retrieve,
    "cards" = End::Cards => End::Cards,
    "round" = End::Round => End::Round,
    "next" = End::Next => End::Next,
});

/// A word for a number with a special meaning, and for all others another kind of word.
macro_rules! number_word {
    ($name:ident, $expected:literal, write: $write:expr, read: $read:expr) => {
        number_word!($name: u8, $expected, write: $write, read: $read);
    };
    ($name:ident: $value:ty, $expected:literal, write: $write:expr, read: $read:expr) => {
        struct $name;

        impl Word<Marine> for $name {
            type Value = $value;

            fn write(game: &Marine, value: $value) -> String {
                let write: fn(&Marine, $value) -> String = $write;
                write(game, value)
            }

            fn read(game: &Marine, words: &mut Words<'_>) -> Placed<$value> {
                let read: fn(&Marine, &str) -> Placed<$value> = $read;
                read(game, words.next($expected)?)
            }
        }
    };
}

number_word!(CellWord, "a cell", write: |_, cell| if cell == NONE { NOTHING.to_owned() } else { cell_word(cell) },
    read: |_, word| if word == NOTHING { Ok(NONE) } else { cell(word) });
number_word!(CornerWord: Corner, "a corner", write: |_, corner| corner_word(corner), read: |_, word| corner(word));
number_word!(TerrainWord, "a terrain", write: |_, tile| terrain_word(tile).to_owned(), read: |_, word| terrain(word));
number_word!(SectionWord, "a section", write: |_, section| Section::ALL[usize::from(section)].word().to_owned(),
    read: |_, word| one_of(&Section::ALL.map(Section::word), word, "a section"));
number_word!(HookWord, "a hook", write: |_, hook| SCHEMA.hooks[usize::from(hook)].name.to_owned(),
    read: |game, word| game.lexicon().hook("", word));
number_word!(ElementWord, "an element", write: |_, element| match element {
    NONE => NOTHING.to_owned(),
    crate::step::ANY_ELEMENT => "any".to_owned(),
    element => element_word(element).to_owned(),
},
read: |_, word| match word {
    NOTHING => Ok(NONE),
    "any" => Ok(crate::step::ANY_ELEMENT),
    word => element(word),
});
number_word!(ElementsWord, "elements joined by '+', or '-'",
    write: |_, elements: Elements| joined(each(elements).map(element_word)),
    read: |_, word| parts(word).try_fold(0, |all, word| Ok(all | 1 << element(word)?)));
number_word!(SpaceWord, "a space", write: |game, space| game.space_word(space), read: |game, word| game.space_named(word));

fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.collect();
    if words.is_empty() { NOTHING.to_owned() } else { words.join("+") }
}

fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.split('+').filter(|&word| word != NOTHING)
}

/// Kinds of terrain, as bits.
struct KindsWord;

impl Word<Marine> for KindsWord {
    type Value = u16;

    fn write(_: &Marine, kinds: u16) -> String {
        joined((0..TERRAIN_WORDS.len() as u8).filter(|kind| kinds >> kind & 1 != 0).map(terrain_word))
    }

    fn read(_: &Marine, words: &mut Words<'_>) -> Placed<u16> {
        let kind = |word: &str| one_of(&TERRAIN_WORDS, word, "a terrain");
        parts(words.next("terrains joined by '+', or '-'")?).try_fold(0, |all, word| Ok(all | 1 << kind(word)?))
    }
}

/// Cells: `anywhere`, or some.
struct CellsWord;

impl Word<Marine> for CellsWord {
    type Value = Cells;

    fn write(_: &Marine, cells: Cells) -> String {
        if cells == Cells::ALL {
            return "anywhere".to_owned();
        }
        let words: Vec<String> = cells.map(cell_word).collect();
        joined(words.iter().map(String::as_str))
    }

    fn read(_: &Marine, words: &mut Words<'_>) -> Placed<Cells> {
        match words.next("'anywhere', or cells joined by '+', or '-'")? {
            "anywhere" => Ok(Cells::ALL),
            word => parts(word).map(cell).collect(),
        }
    }
}

impl Marine {
    /// The space that a word means: of the display, or that of a trait.
    pub(super) fn space_named(&self, word: &str) -> Placed<Space> {
        match space_named(word) {
            Some(space) => Ok(space),
            None => self.lexicon().card("", word).map(|kind| OWN + kind),
        }
    }
}
