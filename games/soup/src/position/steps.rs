//! Pending steps in words: `leave red1 b2 drift`.

use crate::action::amoeba_word;
use crate::map::{self, Cell};
use crate::phases::Phase;
use crate::schema::{Hook, SCHEMA};
use crate::soup::Soup;
use crate::state::{Attack, Attempt, Cause, Colour, Defect, Fighters, Heard, Id, NUMBERS, Pays, Step};
use clade_engine::words::{Number, Word, Words, YesNo};
use clade_engine::{Maybe, Misplaced, Side, Small};
use clade_script::{CardWord, CardsWord};

clade_engine::step_words! {
    impl Soup: Step {
        RollForStart(side: SideWord);
        CompareRolls;
        ChooseStart(side: SideWord);
        Placement;
        PlaceWhich(colour: ColourWord, damage: Number<u8>);
        PlaceWhere(amoeba: Amoeba, damage: Number<u8>);
        Round;
        Phase(phase: PhaseNumber);
        Amoebas(colour: ColourWord, from: Number<u8>);
        Movement(amoeba: Amoeba);
        Active(amoeba: Amoeba, nth: Number<u8>);
        DirectionGene(amoeba: Amoeba, nth: Number<u8>, genes: CardsWord);
        DirectionDie(amoeba: Amoeba, nth: Number<u8>);
        FreeDirection(amoeba: Amoeba, may_stay: YesNo);
        Directed(amoeba: Amoeba, nth: Number<u8>);
        Leave(amoeba: Amoeba, to: CellWord, cause: CauseWord);
        Arrive(amoeba: Amoeba, to: CellWord, cause: CauseWord);
        Moved(amoeba: Amoeba, nth: Number<u8>);
        Act(hook: HookWord, side: SideWord, amoeba: Amoeba, heard: HeardWord, genes: CardsWord);
        Feeding(amoeba: Amoeba, tried: Feeders);
        Fed(amoeba: Amoeba, from: CellWord, tried: Feeders);
        Meal(amoeba: Amoeba, fewer: Number<u8>);
        Target(attack: AttemptWords);
        React(attack: AttackWords);
        Reacted(attack: AttackWords);
        Hit(attack: AttackWords, from: Number<u8>);
        Saved(attack: AttackWords, gene: CardWord);
        Failed(attack: AttackWords);
        Again(attack: AttackWords);
        Fight(fighters: FightersWords, die: Number<u8>, second: YesNo);
        FightAgain(fighters: FightersWords);
        Reveal;
        Defect(side: SideWord, defect: DefectWords);
        NewGenes(side: SideWord);
        Income(side: SideWord);
        Division(colour: ColourWord);
        Newborn(amoeba: Amoeba);
        Gifts(colour: ColourWord, left: Number<u8>);
        Deaths;
        AfterDeaths(side: SideWord, genes: CardsWord);
        Scoring;
        Script;
        Fall;
    }
}

/// `-`: none, nowhere.
const NONE: &str = "-";

/// A colour.
pub(super) struct ColourWord;

impl Word<Soup> for ColourWord {
    type Value = Colour;

    fn write(_: &Soup, colour: Colour) -> String {
        colour.word().to_owned()
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Colour, Misplaced> {
        game.colour(words.next("a colour")?)
    }
}

/// A side, by its first colour.
pub(super) struct SideWord;

impl Word<Soup> for SideWord {
    type Value = Side;

    fn write(_: &Soup, side: Side) -> String {
        Colour::first_of(side).word().to_owned()
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Side, Misplaced> {
        game.side_named(words.next("a colour")?)
    }
}

/// A phase, by its number.
pub(super) struct PhaseNumber;

impl Word<Soup> for PhaseNumber {
    type Value = Phase;

    fn write(_: &Soup, phase: Phase) -> String {
        phase.number().to_string()
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Phase, Misplaced> {
        let number = <Number<u8> as Word<Soup>>::read(game, words)?;
        Phase::from_byte(number).ok_or_else(|| Misplaced::new("", number.to_string(), "a phase from 1 to 6"))
    }
}

pub(super) struct Amoeba;

impl Word<Soup> for Amoeba {
    type Value = Id;

    fn write(_: &Soup, id: Id) -> String {
        amoeba_word(id)
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Id, Misplaced> {
        let amoeba = MaybeAmoeba::read(game, words)?;
        amoeba.get().ok_or_else(|| Misplaced::new("", "no amoeba", "an amoeba like red1"))
    }
}

/// An amoeba, or none.
pub(super) struct MaybeAmoeba;

impl Word<Soup> for MaybeAmoeba {
    type Value = Maybe<Id>;

    fn write(_: &Soup, id: Maybe<Id>) -> String {
        id.get().map_or_else(|| NONE.to_owned(), amoeba_word)
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Maybe<Id>, Misplaced> {
        let word = words.next("an amoeba")?;
        let mut all = game.all().flat_map(|colour| (1..=NUMBERS).map(move |number| Id::of(colour, number)));
        let found = if word == NONE { Some(Maybe::NONE) } else { all.find(|&id| amoeba_word(id) == word).map(Maybe::of) };
        found.ok_or_else(|| Misplaced::new("", format!("'{word}'"), "an amoeba like red1"))
    }
}

pub(super) struct CellWord;

impl Word<Soup> for CellWord {
    type Value = Cell;

    fn write(_: &Soup, cell: Cell) -> String {
        map::name(cell)
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Cell, Misplaced> {
        let cell = MaybeCell::read(game, words)?;
        cell.get().ok_or_else(|| Misplaced::new("", "nowhere", "a cell like b2"))
    }
}

/// Excess, what was given, the least of it (255 before the first gene).
pub(super) struct DefectWords;

impl Word<Soup> for DefectWords {
    type Value = Defect;

    fn write(_: &Soup, Defect { excess, given, least }: Defect) -> String {
        format!("{excess} {given} {}", least.get().map_or(u8::MAX, |Pays(least)| least))
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Defect, Misplaced> {
        let mut number = || <Number<u8> as Word<Soup>>::read(game, words);
        Ok(Defect { excess: number()?, given: number()?, least: Pays::from_byte(number()?).into() })
    }
}

/// Defender, attacker.
pub(super) struct FightersWords;

impl Word<Soup> for FightersWords {
    type Value = Fighters;

    fn write(game: &Soup, Fighters { defender, attacker }: Fighters) -> String {
        format!("{} {}", Amoeba::write(game, defender), Amoeba::write(game, attacker))
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Fighters, Misplaced> {
        Ok(Fighters { defender: Amoeba::read(game, words)?, attacker: Amoeba::read(game, words)? })
    }
}

/// A cell, or nowhere.
pub(super) struct MaybeCell;

impl Word<Soup> for MaybeCell {
    type Value = Maybe<Cell>;

    fn write(_: &Soup, cell: Maybe<Cell>) -> String {
        map::name(cell)
    }

    fn read(_: &Soup, words: &mut Words<'_>) -> Result<Maybe<Cell>, Misplaced> {
        let word = words.next("a cell")?;
        let found = if word == NONE { Some(Maybe::NONE) } else { map::named(word).map(Maybe::of) };
        found.ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a cell like b2 (c3 is the compass)"))
    }
}

/// What genes hear beside the amoeba, as a cell: also the number of a move, where it is that of one.
pub(super) struct HeardWord;

impl Word<Soup> for HeardWord {
    type Value = Heard;

    fn write(_: &Soup, heard: Heard) -> String {
        map::name(Cell(heard.0))
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Heard, Misplaced> {
        Ok(MaybeCell::read(game, words)?.get().map_or(Heard(u8::MAX), Heard::from))
    }
}

pub(super) struct CauseWord;

impl Word<Soup> for CauseWord {
    type Value = Cause;

    fn write(_: &Soup, cause: Cause) -> String {
        let word = match cause {
            Cause::Drift => "drift",
            Cause::Move => "move",
            Cause::Drag => "drag",
        };
        word.to_owned()
    }

    fn read(_: &Soup, words: &mut Words<'_>) -> Result<Cause, Misplaced> {
        match words.next("a cause")? {
            "drift" => Ok(Cause::Drift),
            "move" => Ok(Cause::Move),
            "drag" => Ok(Cause::Drag),
            word => Err(Misplaced::word("", word, "one of drift, move, drag", ["drift", "move", "drag"])),
        }
    }
}

pub(super) struct HookWord;

impl Word<Soup> for HookWord {
    type Value = Hook;

    fn write(_: &Soup, hook: Hook) -> String {
        SCHEMA.hooks[hook.ix()].name.to_owned()
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Hook, Misplaced> {
        let word = words.next("a hook")?;
        let hook = Hook::from_byte(game.lexicon().hook("", word)?);
        hook.ok_or_else(|| Misplaced::new("", format!("'{word}'"), "a hook"))
    }
}

/// Genes among those that define a hook, a bit each.
fn bits(game: &Soup, hook: Hook, bits: u16) -> String {
    CardsWord::join(game.cards(), game.vm.defines(hook).filter(|&kind| game.ordinal_bit(hook, kind) & bits != 0))
}

fn read_bits(game: &Soup, hook: Hook, words: &mut Words<'_>) -> Result<u16, Misplaced> {
    Ok(CardsWord::split(game, words)?.into_iter().fold(0, |bits, kind| bits | game.ordinal_bit(hook, kind)))
}

/// Feeding genes that were tried.
pub(super) struct Feeders;

impl Word<Soup> for Feeders {
    type Value = u16;

    fn write(game: &Soup, tried: u16) -> String {
        bits(game, Hook::Feeding, tried)
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<u16, Misplaced> {
        read_bits(game, Hook::Feeding, words)
    }
}

/// An attack whose target is named: the words of one where it may not be.
pub(super) struct AttackWords;

impl Word<Soup> for AttackWords {
    type Value = Attack;

    fn write(game: &Soup, attack: Attack) -> String {
        AttemptWords::write(game, attack.into())
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Attack, Misplaced> {
        let attack = AttemptWords::read(game, words)?;
        attack.target.get().map(|target| attack.on(target)).ok_or_else(|| Misplaced::new("", "no target", "an amoeba like red1"))
    }
}

/// Attacker, target, cell, gene, reactions used, `any` or `foreign` targets, `first` or `second` attempt.
pub(super) struct AttemptWords;

impl Word<Soup> for AttemptWords {
    type Value = Attempt;

    fn write(game: &Soup, Attempt { attacker, target, cell, gene, used, foreign, second }: Attempt) -> String {
        let (attacker, target, cell) = (Amoeba::write(game, attacker), MaybeAmoeba::write(game, target), MaybeCell::write(game, cell));
        let (gene, used) = (CardWord::write(game, gene), bits(game, Hook::React, used));
        let (whom, attempt) = (if foreign { "foreign" } else { "any" }, if second { "second" } else { "first" });
        format!("{attacker} {target} {cell} {gene} {used} {whom} {attempt}")
    }

    fn read(game: &Soup, words: &mut Words<'_>) -> Result<Attempt, Misplaced> {
        let either = |words: &mut Words<'_>, no: &str, yes: &str| match words.next(&format!("{no} or {yes}"))? {
            word if word == no => Ok(false),
            word if word == yes => Ok(true),
            word => Err(Misplaced::word("", word, format!("{no} or {yes}"), [no, yes])),
        };
        Ok(Attempt {
            attacker: Amoeba::read(game, words)?,
            target: MaybeAmoeba::read(game, words)?,
            cell: MaybeCell::read(game, words)?,
            gene: CardWord::read(game, words)?,
            used: read_bits(game, Hook::React, words)?,
            foreign: either(words, "any", "foreign")?,
            second: either(words, "first", "second")?,
        })
    }
}
