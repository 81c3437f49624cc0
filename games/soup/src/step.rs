//! Pending work of the rules: the steps, and what they carry.

use crate::map::Cell;
use crate::phases::Phase;
use crate::schema::Hook;
use crate::state::{Colour, Id};
use clade_engine::{Maybe, Side, Triggers, small};
use serde::{Deserialize, Serialize};

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

/// Genes with a hook that were tried already: a bit for each gene that has it, lowest kind first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried<const HOOK: u8>(u16);

impl<const HOOK: u8> Tried<HOOK> {
    /// Whether the gene at this place among those with the hook was tried.
    pub fn has(self, place: usize) -> bool {
        self.0 & bit(place) != 0
    }

    /// With the gene at this place.
    #[must_use]
    pub fn with(self, place: usize) -> Self {
        Self(self.0 | bit(place))
    }
}

/// Sixteen genes have a bit of their own; more, which only piles of mods have, share the last one.
fn bit(place: usize) -> u16 {
    1 << place.min(15)
}

/// Feeding genes that were tried.
pub type Feeders = Tried<{ Hook::Feeding as u8 }>;

/// Reactions that were used.
pub type Reactions = Tried<{ Hook::React as u8 }>;

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
    /// Reactions used in this attempt.
    pub used: Reactions,
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

/// The attacker's die in a fight, which is rolled first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstDie(u8); // 0 before it is rolled

impl FirstDie {
    /// It shows this number.
    pub fn rolled(die: u8) -> Self {
        Self(die)
    }

    /// What it shows, if it is rolled.
    pub fn shown(self) -> Option<u8> {
        (self.0 > 0).then_some(self.0)
    }
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
    /// Phase 1: feeding; genes already tried.
    Feeding(Id, Feeders),
    /// A feeding gene has acted, from this cell; genes tried, this one among them.
    Fed(Id, Cell, Feeders),
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
    /// A fight: who, the attacker's die, second attempt.
    Fight(Fighters, FirstDie, bool),
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
