//! Everything on the table, and the steps that are pending.

use crate::map::{CELLS, Cell};
use crate::phases::Phase;
use crate::schema::Hook;
use crate::waste::Waste;
use arrayvec::ArrayVec;
use clade_engine::{Agenda, Deck, Kinds, Maybe, Order, Side, Small, Stock, Track, Triggers, small};
use clade_script::Frames;
use serde::{Deserialize, Serialize};

/// The most colours in play.
pub const COLOURS: usize = 4;
/// The amoebas of a colour, numbered 1 to 7.
pub const NUMBERS: u8 = 7;
/// Cubes of a colour in the whole game.
pub const CUBES: u8 = 55;

small! {
    /// A colour: it has amoebas, and there are food cubes of it. Whoever has points and genes is a [`Side`]; only in a tribe these are
    /// not the same.
    pub struct Colour;
}

impl Colour {
    /// The words for colours in texts of actions and positions.
    pub const WORDS: [&str; COLOURS] = ["red", "blue", "green", "yellow"];

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS[self.ix()]
    }

    /// The first colour of a side, by which the side is named.
    pub fn first_of(side: Side) -> Self {
        Self(side.0)
    }
}

small! {
    /// An amoeba by colour and number: `colour * 7 + number - 1`.
    pub struct Id;
}

impl Id {
    /// How many amoebas there are.
    pub const ALL: u8 = COLOURS as u8 * NUMBERS;

    /// The amoeba of this colour and number.
    pub fn of(colour: Colour, number: u8) -> Self {
        Self(colour.0 * NUMBERS + number - 1)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour(self.0 / NUMBERS)
    }

    /// Its number, 1 to 7.
    pub fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }
}

/// An amoeba's place and damage points.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amoeba {
    /// Where it is, if it is in the soup.
    pub cell: Maybe<Cell>,
    /// Damage points.
    pub damage: u8,
}

/// What a side has: points and genes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tribe {
    /// Biological points.
    pub bp: u16,
    /// Gene cards owned.
    pub genes: Kinds,
    /// Genes in force: those owned, and those that they contain. Derived; changed only by [`crate::Soup::own`].
    pub in_force: Kinds,
    /// Genes bought in this round.
    pub new: Kinds,
    /// Reactions used in this round.
    pub reacted: Kinds,
    /// Genes given up for an advanced one: (advanced, given up), sorted.
    pub given_up: ArrayVec<(u8, u8), 8>,
}

/// The amoebas of a colour, and what its side has. In a tribe that is with the first colour; the second one has nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colony {
    /// What the side has of which this is the first colour.
    pub tribe: Tribe,
    /// The seven amoebas.
    pub amoebas: [Amoeba; NUMBERS as usize],
}

/// How an amoeba comes to another cell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// It drifts.
    Drift,
    /// It moves by itself.
    Move,
    /// It is dragged along.
    Drag,
}

/// An attack in progress, with its target.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack<T = Id> {
    /// The attacking amoeba.
    pub attacker: Id,
    /// Its target.
    pub target: T,
    /// The cell of both; none if the attacker died before its further attempt.
    pub cell: Maybe<Cell>,
    /// The gene that attacks.
    pub gene: u8,
    /// Reactions used in this attempt: a bit for each gene that can react, lowest kind first.
    pub used: u16,
    /// Only foreign targets.
    pub foreign: bool,
    /// This is the second attempt.
    pub second: bool,
}

/// An attack that has no target yet, or in the second attempt that of the first one.
pub type Attempt = Attack<Maybe<Id>>;

impl Attempt {
    /// The attack, when its target is named.
    pub fn on(self, target: Id) -> Attack {
        let Self { attacker, target: _, cell, gene, used, foreign, second } = self;
        Attack { attacker, target, cell, gene, used, foreign, second }
    }
}

impl From<Attack> for Attempt {
    fn from(Attack { attacker, target, cell, gene, used, foreign, second }: Attack) -> Self {
        Self { attacker, target: target.into(), cell, gene, used, foreign, second }
    }
}

small! {
    /// What a gene pays that is given up for a defect.
    pub struct Pays;
}

/// A gene defect that is being covered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Defect {
    /// By how much the mutation points exceed the ozone layer.
    pub excess: u8,
    /// What the genes given up so far pay together.
    pub given: u8,
    /// What the least of them pays; none before the first one.
    pub least: Maybe<Pays>,
}

impl Defect {
    /// A defect for which nothing is given up yet.
    pub fn new(excess: u8) -> Self {
        Self { excess, given: 0, least: Maybe::NONE }
    }

    /// The same after one more gene is given up.
    #[must_use]
    pub fn with(self, pays: u8) -> Self {
        let least = self.least.get().map_or(pays, |Pays(least)| least.min(pays));
        Self { given: self.given.saturating_add(pays), least: Maybe::of(Pays(least)), ..self }
    }

    /// What is still due.
    pub fn due(self) -> u8 {
        self.excess.saturating_sub(self.given)
    }
}

/// Two amoebas that fight.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighters {
    /// The one that is attacked and fights back.
    pub defender: Id,
    /// The one that attacks it.
    pub attacker: Id,
}

/// What a gene hears of an event beside the amoeba: the cell to which it goes, or after a move the number of that move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heard(pub u8);

impl From<Cell> for Heard {
    fn from(to: Cell) -> Self {
        Self(to.0)
    }
}

/// Pending rule work; the top step is the open question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Setup: two dice for the start cells.
    RollForStart(Side),
    /// Setup: who rolled what; ties roll again.
    CompareRolls,
    /// Setup: a start cell on the ladder.
    ChooseStart(Side),
    /// Setup: the first two amoebas of each.
    Placement,
    /// Setup: which amoeba, with so many damage points.
    PlaceWhich(Colour, u8),
    /// Setup: where.
    PlaceWhere(Id, u8),
    /// A round begins, or the game ends.
    Round,
    /// A phase begins.
    Phase(Phase),
    /// Phase 1: the amoebas of a colony from this number on.
    Amoebas(Colour, u8),
    /// Phase 1: drift, move or stay.
    Movement(Id),
    /// An active move (the n-th of a turn) finds its direction.
    Active(Id, u8),
    /// Several genes could find the direction: which?
    DirectionGene(Id, u8, Triggers),
    /// Chance: the die of an active move.
    DirectionDie(Id, u8),
    /// A free direction; with `stay` the amoeba may also stay.
    FreeDirection(Id, bool),
    /// The direction of an active move is found: it is the result.
    Directed(Id, u8),
    /// An amoeba leaves for a cell: others may react to that.
    Leave(Id, Cell, Cause),
    /// It arrives.
    Arrive(Id, Cell, Cause),
    /// An active move is done.
    Moved(Id, u8),
    /// Genes of a side that act upon one event: (hook, side, amoeba, what else they hear, which).
    Act(Hook, Side, Id, Heard, Triggers),
    /// Phase 1: feeding; genes already tried, a bit for each that can feed, lowest kind first.
    Feeding(Id, u16),
    /// A feeding gene has acted, from this cell; genes tried, this one among them.
    Fed(Id, Cell, u16),
    /// A meal with so many cubes fewer.
    Meal(Id, u8),
    /// Attack: the target is to be named.
    Target(Attempt),
    /// Attack: the target's owner may react.
    React(Attack),
    /// Attack: a reaction has acted.
    Reacted(Attack),
    /// Attack: it hits; genes of the target from this kind on may save it.
    Hit(Attack, u8),
    /// Attack: a saving gene has acted.
    Saved(Attack, u8),
    /// Attack: the attempt failed.
    Failed(Attack),
    /// Attack: the attacker's genes have said whether it tries again.
    Again(Attack),
    /// A fight: who, the attacker's die (0: not rolled), second attempt.
    Fight(Fighters, u8, bool),
    /// The defender's genes have said whether it fights again.
    FightAgain(Fighters),
    /// Phase 2: Chance turns the next environment card.
    Reveal,
    /// Phase 2: a gene defect.
    Defect(Side, Defect),
    /// Phase 3: buying genes.
    NewGenes(Side),
    /// Phase 4: income.
    Income(Side),
    /// Phase 4: which newborn.
    Division(Colour),
    /// Phase 4: where.
    Newborn(Id),
    /// Phase 4: newborns that a colony of nobody's still gets.
    Gifts(Colour, u8),
    /// Phase 5: natural deaths.
    Deaths,
    /// Phase 5: genes that act after the deaths.
    AfterDeaths(Side, Triggers),
    /// Phase 6: scoring.
    Scoring,
    /// The innermost script runs on, or waits.
    Script,
    /// Chance: where the next cube of the pile falls; then what waits falls.
    Fall,
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The ruleset under which this state is valid.
    pub ruleset: u64,
    /// The round, from 1; 0 is setup.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Whether the game has ended.
    pub over: bool,
    /// Whether the defender of the current attack lost a fight.
    pub fought: bool,
    /// How many amoebas were dragged in this amoeba's turn, or since the phase began.
    pub dragged: u8,
    /// The result of the last step or script, for the step below it.
    pub result: i16,
    /// Food cubes in the soup, by cell and colour.
    pub water: [[u8; COLOURS]; CELLS],
    /// Food cubes in the supply, by colour, and those that fall only in the next round.
    pub supply: Stock<COLOURS, Waste>,
    /// The colonies.
    pub colonies: [Colony; COLOURS],
    /// The evolution ladder.
    pub ladder: Track,
    /// Ascending order, fixed since setup or the last scoring.
    pub order: Order,
    /// Setup rolls: rank above, roll below.
    pub rolls: [u8; COLOURS],
    /// Environment cards not yet turned.
    pub deck: Deck<16>,
    /// The environment card on the compass.
    pub environment: u8,
    /// Pending steps.
    pub agenda: Agenda<Step>,
    /// Open scripts and what genes remember.
    pub frames: Frames,
}

const _: () = assert!(size_of::<State>() <= 1024 + 64, "a state of Soup has at most 1 kB, and 64 bytes for experiments");

impl State {
    /// The amoebas of a colour.
    pub fn colony(&self, colour: Colour) -> &Colony {
        &self.colonies[colour.ix()]
    }

    /// What a side has.
    pub fn tribe(&self, side: Side) -> &Tribe {
        &self.colonies[side.ix()].tribe
    }

    /// What a side has, to be changed.
    pub fn tribe_mut(&mut self, side: Side) -> &mut Tribe {
        &mut self.colonies[side.ix()].tribe
    }

    /// An amoeba.
    pub fn amoeba(&self, id: Id) -> Amoeba {
        self.colonies[id.colour().ix()].amoebas[usize::from(id.number() - 1)]
    }

    /// An amoeba, to be changed.
    pub fn amoeba_mut(&mut self, id: Id) -> &mut Amoeba {
        &mut self.colonies[id.colour().ix()].amoebas[usize::from(id.number() - 1)]
    }

    /// Where an amoeba is, if it is in the soup.
    pub fn at(&self, id: Id) -> Option<Cell> {
        self.amoeba(id).cell.get()
    }

    /// Whether an amoeba is in the soup.
    pub fn lives(&self, id: Id) -> bool {
        self.amoeba(id).cell.is_some()
    }

    /// The food cubes where an amoeba is, by colour; none where it is not in the soup.
    pub fn water_of(&self, id: Id) -> [u8; COLOURS] {
        self.at(id).map_or([0; COLOURS], |cell| self.water[cell.ix()])
    }

    /// The amoebas in the cell of this one, itself among them; none where it is not in the soup.
    pub fn beside(&self, id: Id) -> impl Iterator<Item = Id> + '_ {
        self.at(id).into_iter().flat_map(|cell| self.in_cell(cell))
    }

    /// The amoebas in a cell, by colour and number.
    pub fn in_cell(&self, cell: Cell) -> impl Iterator<Item = Id> + '_ {
        let colonies = (0u8..).map(Colour).zip(&self.colonies);
        colonies.flat_map(move |(colour, colony)| {
            let numbers = (1u8..).zip(&colony.amoebas);
            numbers.filter(move |(_, a)| a.cell.is(cell)).map(move |(number, _)| Id::of(colour, number))
        })
    }

    /// The amoeba of the lowest number that is not in the soup; the first, if all are.
    pub fn next_number(&self, colour: Colour) -> Id {
        let free = self.colony(colour).amoebas.iter().position(|a| a.cell.is_none());
        Id::of(colour, free.unwrap_or_default() as u8 + 1)
    }
}

impl Colony {
    /// A colony before the game.
    pub fn new(bp: u16) -> Self {
        let amoebas = [Amoeba { cell: Maybe::NONE, damage: 0 }; NUMBERS as usize];
        Self { tribe: Tribe { bp, ..Tribe::default() }, amoebas }
    }

    /// Where its amoebas are that are in the soup.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.amoebas.iter().filter_map(|amoeba| amoeba.cell.get())
    }

    /// How many of its amoebas are in the soup.
    pub fn size(&self) -> u8 {
        self.amoebas.iter().filter(|a| a.cell.is_some()).count() as u8
    }
}
