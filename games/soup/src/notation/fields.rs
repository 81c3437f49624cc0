//! What pending steps are about, in words: `leave red1 b2 drift`.

pub(crate) use clade_script::{CardWord, CardsWord};

use crate::action::amoeba_word;
use crate::event::Cause;
use crate::map::{self, Cell};
use crate::phase::Phase;
use crate::rules::attack::{Attack, Attempt, Fighters, FirstDie};
use crate::rules::defects::{Defect, Pays};
use crate::schema::{Hook, SCHEMA};
use crate::soup::Soup;
use crate::state::{Colour, Id, NUMBERS};
use crate::things::{Heard, Tried};
use clade_engine::notation::{Number, Placed, Word, WordReader};
use clade_engine::{Maybe, Misplaced, Side, Small};

impl Word<Soup> for Colour {
    type Value = Self;

    fn write(_: &Soup, colour: Self) -> String {
        colour.word().to_owned()
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        game.colour(words.next("a colour")?)
    }

    fn in_range(game: &Soup, colour: Self) -> bool {
        colour.0 < game.colours
    }
}

/// A side, by its first colour: also that of nobody's.
pub(crate) struct OwnerWord;

impl Word<Soup> for OwnerWord {
    type Value = Side;

    fn write(_: &Soup, side: Side) -> String {
        Colour::first_of(side).word().to_owned()
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Side> {
        game.side_named(words.next("a colour")?)
    }

    fn in_range(game: &Soup, side: Side) -> bool {
        game.owners().any(|owner| owner == side)
    }
}

/// A phase, by its number.
impl Word<Soup> for Phase {
    type Value = Self;

    fn write(_: &Soup, phase: Self) -> String {
        phase.number().to_string()
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let number = <Number<u8> as Word<Soup>>::read(game, words)?;
        Self::from_byte(number).ok_or_else(|| Misplaced::new("", number.to_string(), "a phase from 1 to 6"))
    }

    fn in_range(_: &Soup, phase: Self) -> bool {
        phase != Self::Setup
    }
}

impl Word<Soup> for Id {
    type Value = Self;

    fn write(_: &Soup, id: Self) -> String {
        amoeba_word(id)
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let word = words.next("an amoeba")?;
        let mut all = (0..game.colours * NUMBERS).map(Self);
        all.find(|&id| amoeba_word(id) == word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "an amoeba like red1"))
    }

    fn in_range(game: &Soup, id: Self) -> bool {
        id.0 < game.colours * NUMBERS
    }
}

impl Word<Soup> for Cell {
    type Value = Self;

    fn write(_: &Soup, cell: Self) -> String {
        map::name(cell)
    }

    fn read(_: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let word = words.next("a cell")?;
        map::named(word).ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a cell like b2 (c3 is the compass)"))
    }

    fn in_range(_: &Soup, cell: Self) -> bool {
        cell.exists()
    }
}

/// Excess, what was given, the least of it (255 before the first gene).
impl Word<Soup> for Defect {
    type Value = Self;

    fn write(_: &Soup, Self { excess, given, least }: Self) -> String {
        format!("{excess} {given} {}", least.get().map_or(u8::MAX, |Pays(least)| least))
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let mut number = || <Number<u8> as Word<Soup>>::read(game, words);
        Ok(Self { excess: number()?, given: number()?, least: Pays::from_byte(number()?).into() })
    }
}

/// Defender, attacker.
impl Word<Soup> for Fighters {
    type Value = Self;

    fn write(game: &Soup, Self { defender, attacker }: Self) -> String {
        format!("{} {}", Id::write(game, defender), Id::write(game, attacker))
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        Ok(Self { defender: Id::read(game, words)?, attacker: Id::read(game, words)? })
    }

    fn in_range(game: &Soup, Self { defender, attacker }: Self) -> bool {
        Id::in_range(game, defender) && Id::in_range(game, attacker)
    }
}

/// What the first die shows; 0 before it is rolled.
impl Word<Soup> for FirstDie {
    type Value = Self;

    fn write(_: &Soup, die: Self) -> String {
        die.shown().unwrap_or_default().to_string()
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        <Number<u8> as Word<Soup>>::read(game, words).map(Self::rolled)
    }
}

/// What genes are told besides the amoeba, as a cell: also the number of a move, where it is that of one.
impl Word<Soup> for Heard {
    type Value = Self;

    fn write(_: &Soup, heard: Self) -> String {
        map::name(Cell(heard.0))
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let cell = <Maybe<Cell> as Word<Soup>>::read(game, words)?;
        Ok(cell.get().map_or(Self(u8::MAX), Self::from))
    }
}

impl Word<Soup> for Cause {
    type Value = Self;

    fn write(_: &Soup, cause: Self) -> String {
        let word = match cause {
            Self::Drift => "drift",
            Self::Move => "move",
            Self::Drag => "drag",
        };
        word.to_owned()
    }

    fn read(_: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        match words.next("a cause")? {
            "drift" => Ok(Self::Drift),
            "move" => Ok(Self::Move),
            "drag" => Ok(Self::Drag),
            word => Err(Misplaced::word("", word, "one of drift, move, drag", ["drift", "move", "drag"])),
        }
    }
}

/// A hook whose genes trigger together.
impl Word<Soup> for Hook {
    type Value = Self;

    fn write(_: &Soup, hook: Self) -> String {
        SCHEMA.hooks[hook.ix()].name.to_owned()
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let word = words.next("a hook")?;
        let hook = Self::from_byte(game.lexicon().hook("", word)?);
        hook.ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a hook"))
    }

    fn in_range(_: &Soup, hook: Self) -> bool {
        matches!(hook, Self::Leaving | Self::NeighbourLeaves | Self::Moved)
    }
}

/// Genes with a hook that were tried.
impl<const HOOK: u8> Word<Soup> for Tried<HOOK> {
    type Value = Self;

    fn write(game: &Soup, tried: Self) -> String {
        CardsWord::join(game.cards(), game.vm.defines(HOOK).filter(|&kind| game.was_tried(tried, kind)))
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        Ok(CardsWord::split(game, words)?.into_iter().fold(Self::default(), |tried, kind| game.tried_too(tried, kind)))
    }
}

/// An attack whose target is named: the words of one where it may not be.
impl Word<Soup> for Attack {
    type Value = Self;

    fn write(game: &Soup, attack: Self) -> String {
        Attempt::write(game, attack.into())
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let attack = Attempt::read(game, words)?;
        attack.target.get().map(|target| attack.on(target)).ok_or_else(|| Misplaced::new("", "no target", "an amoeba like red1"))
    }

    fn in_range(game: &Soup, attack: Self) -> bool {
        Id::in_range(game, attack.target) && Attempt::in_range(game, attack.into())
    }
}

/// Attacker, target, cell, gene, reactions used, `any` or `foreign` targets, `first` or `second` attempt.
impl Word<Soup> for Attempt {
    type Value = Self;

    fn write(game: &Soup, Self { attacker, target, cell, gene, used, foreign, second }: Self) -> String {
        let (attacker, target, cell) = (Id::write(game, attacker), Maybe::write(game, target), Maybe::write(game, cell));
        let (gene, used) = (CardWord::write(game, gene), Tried::write(game, used));
        let (whom, attempt) = (if foreign { "foreign" } else { "any" }, if second { "second" } else { "first" });
        format!("{attacker} {target} {cell} {gene} {used} {whom} {attempt}")
    }

    fn read(game: &Soup, words: &mut WordReader<'_>) -> Placed<Self> {
        let either = |words: &mut WordReader<'_>, no: &str, yes: &str| match words.next(&format!("{no} or {yes}"))? {
            word if word == no => Ok(false),
            word if word == yes => Ok(true),
            word => Err(Misplaced::word("", word, format!("{no} or {yes}"), [no, yes])),
        };
        Ok(Self {
            attacker: Id::read(game, words)?,
            target: Maybe::read(game, words)?,
            cell: Maybe::read(game, words)?,
            gene: CardWord::read(game, words)?,
            used: Tried::read(game, words)?,
            foreign: either(words, "any", "foreign")?,
            second: either(words, "first", "second")?,
        })
    }

    fn in_range(game: &Soup, Self { attacker, target, cell, gene, .. }: Self) -> bool {
        Id::in_range(game, attacker) && Maybe::in_range(game, target) && Maybe::in_range(game, cell) && CardWord::in_range(game, gene)
    }
}
