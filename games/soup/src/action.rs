//! Answers, and their texts: the same in every language, unique within a list.

use crate::environment::EnvironmentCard;
use crate::map::{self, Cell, Direction};
use crate::state::{COLOURS, Colour, Id, Upgrade};
use clade_engine::{Answer, Ask, Kind, Small};
use clade_script::{CardThing, Cards, Frames, write_answer};
use std::fmt::Write as _;

/// The words for directions.
pub const DIRECTION_WORDS: [&str; 4] = ["west", "north", "east", "south"];

/// Cubes by colour, at most 15 each.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cubes(u16);

impl Cubes {
    /// No cube.
    pub const NONE: Self = Self(0);

    /// These numbers of cubes.
    pub fn new(counts: [u8; COLOURS]) -> Self {
        Self(counts.iter().rev().fold(0, |bits, &n| bits << 4 | u16::from(n & 15)))
    }

    /// A number of cubes of one colour.
    pub fn of(colour: Colour, n: u8) -> Self {
        Self::new(std::array::from_fn(|i| if i == colour.ix() { n } else { 0 }))
    }

    /// The numbers by colour.
    pub fn counts(self) -> [u8; COLOURS] {
        std::array::from_fn(|i| (self.0 >> (4 * i) & 15) as u8)
    }

    /// The colours of which there are some, in their order, each with how many.
    pub fn by_colour(self) -> impl Iterator<Item = (u8, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let colour = (left != 0).then(|| left.trailing_zeros() / 4)?;
            let n = left >> (4 * colour) & 15;
            left &= !(15 << (4 * colour));
            Some((colour as u8, n as u8))
        })
    }

    /// Whether a cell holds them.
    pub fn within(self, water: &[u8; COLOURS]) -> bool {
        self.counts().iter().zip(water).all(|(n, have)| n <= have)
    }
}

/// One answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// To a gene's question.
    Answer(Answer),
    /// Chance: the sum of two dice.
    Total(u8),
    /// Chance: one die.
    Die(u8),
    /// Chance: the next environment card.
    Environment(EnvironmentCard),
    /// A start cell on the ladder.
    Start(u8),
    /// Which amoeba: its number.
    Number(u8),
    /// Where.
    Cell(Cell),
    /// Drift.
    Drift,
    /// Move actively.
    Move,
    /// Stay: with a gene, or where an obstacle may be chosen.
    Stay,
    /// A direction.
    Direction(Direction),
    /// Eat these cubes.
    Eat(Cubes),
    /// Eat nothing.
    Starve,
    /// Use a gene, or let it act next.
    Use(Kind),
    /// Attack this amoeba.
    Target(Id),
    /// Give up a gene for a defect.
    GiveUp(Kind),
    /// Pay the rest of a defect in biological points.
    Pay,
    /// Buy a gene.
    Buy(Kind),
    /// Buy an advanced gene, giving up the second one.
    Upgrade(Upgrade),
    /// No more, none.
    Done,
}

/// The word for an amoeba: `red3`.
pub fn amoeba_word(id: Id) -> String {
    let mut word = id.colour().word().to_owned();
    push_number(&mut word, id.number());
    word
}

/// Writes a number below 100: lists of meals are long and are written all the time.
fn push_number(out: &mut String, n: u8) {
    if n >= 10 {
        out.push(char::from(b'0' + n / 10));
    }
    out.push(char::from(b'0' + n % 10));
}

/// The word for a thing that a gene offers.
pub fn thing_word(thing: u8, number: u8) -> String {
    match thing {
        Id::THING => amoeba_word(Id(number)),
        Cell::THING => map::name(Cell(number)),
        _ => Colour(number).word().to_owned(),
    }
}

/// The kind of thing that a gene asks for, if it asks for one.
pub(crate) fn offered(frames: &Frames) -> Option<u8> {
    match frames.question()?.ask {
        Ask::One { thing, .. } | Ask::Some { thing, .. } => Some(thing),
        Ask::YesNo | Ask::Number | Ask::Said => None,
    }
}

impl Action {
    /// Writes the action's text. The frames say what a gene asks for.
    pub fn write(self, cards: &Cards, frames: &Frames, out: &mut String) {
        // Writing to a String cannot fail.
        let _ = match self {
            Self::Answer(answer) => {
                write_answer(frames, cards, answer, out, |i| thing_word(offered(frames).unwrap_or(Colour::THING), i));
                Ok(())
            }
            Self::Done => write!(out, "done"),
            Self::Total(n) => write!(out, "dice {n}"),
            Self::Die(n) => write!(out, "die {n}"),
            Self::Environment(card) => write!(out, "environment {}", card.word()),
            Self::Start(n) => write!(out, "start {n}"),
            Self::Number(n) => write!(out, "amoeba {n}"),
            Self::Cell(cell) => write!(out, "{}", map::name(cell)),
            Self::Drift => write!(out, "drift"),
            Self::Move => write!(out, "move"),
            Self::Stay => write!(out, "stay"),
            Self::Direction(n) => write!(out, "{}", DIRECTION_WORDS[n.ix()]),
            Self::Eat(cubes) => {
                out.push_str("eat");
                let eaten = cubes.counts().into_iter().zip(Colour::WORDS).filter(|&(n, _)| n > 0);
                eaten.for_each(|(n, colour)| {
                    out.extend([" ", colour, ":"]);
                    push_number(out, n);
                });
                Ok(())
            }
            Self::Starve => write!(out, "starve"),
            Self::Use(kind) => write!(out, "use {}", cards.word(kind)),
            Self::Target(id) => write!(out, "attack {}", amoeba_word(id)),
            Self::GiveUp(kind) => write!(out, "give up {}", cards.word(kind)),
            Self::Pay => write!(out, "pay"),
            Self::Buy(kind) => write!(out, "buy {}", cards.word(kind)),
            Self::Upgrade(Upgrade { advanced, given }) => write!(out, "buy {} for {}", cards.word(advanced), cards.word(given)),
        };
    }
}
