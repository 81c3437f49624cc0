//! The game opened on a thread: the agenda is worked off here, step by step, each in the file of its phase.

use crate::diet::Diets;
use crate::environment::Environment;
use crate::event::Event;
use crate::genes::{Gene, Ignoring};
use crate::map::Cell;
use crate::options::Options;
use crate::schema::{Hook, Leaving, Moved, NeighbourLeaves, SCHEMA};
use crate::state::{CUBES, Colour, Heard, Id, State, Step};
use crate::two::Cast;
use clade_engine::agenda::MAX_DEPTH;
use clade_engine::{Agenda, Kinds, Side, Sink, Small, Triggers};
use clade_script::{ArgKind, CardThing, Cards, EffectHook, Fault, HookArg, Stepped, Vm};

/// Primordial Soup, opened on a thread.
#[derive(Debug)]
pub struct Soup {
    pub(crate) colours: u8,
    pub(crate) cast: Cast,
    pub(crate) hash: u64,
    pub(crate) options: Options,
    pub(crate) genes: Vec<Gene>,
    pub(crate) environment: Vec<Environment>,
    pub(crate) dummy_genes: Kinds,
    pub(crate) ignoring: Ignoring,
    pub(crate) vm: Vm,
    pub(crate) diets: Diets,
}

/// Where the events of the game go.
type Events<'a> = Sink<'a, Event>;

impl Stepped for Soup {
    type Step = Step;

    const SCRIPT: Step = Step::Script;
    const MARGIN: usize = 16;

    fn agenda(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn failed(fault: Fault) -> Event {
        Event::Failed(fault)
    }

    fn result(state: &State) -> i32 {
        state.result.into()
    }

    /// What a script returned goes to the step below, if that hook's answer means anything.
    fn ended(&self, state: &mut State, hook: u8, _: &mut Events<'_>) {
        // Larger numbers mean no more than a large one.
        let returned = state.frames.take_returned().clamp(-1, i32::from(i16::MAX)) as i16;
        let answers = matches!(Hook::from_byte(hook), Some(Hook::Direction | Hook::Feeding | Hook::React | Hook::Struck | Hook::Failed));
        state.result = if answers { returned } else { 0 };
    }

    fn work(&self, state: &mut State, step: Step, sink: &mut Events<'_>) -> bool {
        match step {
            Step::Act(.., triggers) if self.must_order(&triggers) => return false,
            Step::Act(.., triggers) => triggers.pending().first().into_iter().for_each(|&kind| self.act(state, kind, sink)),
            Step::CompareRolls => self.compare_rolls(state, sink),
            Step::Placement => self.placement(state),
            Step::Round => self.round(state, sink),
            Step::Phase(phase) => self.phase(state, phase, sink),
            Step::Amoebas(side, from) => self.next_amoeba(state, side, from),
            Step::Active(id, nth) => self.active(state, id, nth, sink),
            Step::Directed(id, nth) => self.directed(state, id, nth, sink),
            Step::Leave(id, to, cause) => self.leave(state, id, to, cause, sink),
            Step::Arrive(id, to, cause) => self.arrive(state, id, to, cause, sink),
            Step::Moved(id, nth) => self.moved(state, id, nth, sink),
            Step::Movement(id) | Step::Feeding(id, _) | Step::FreeDirection(id, _) | Step::Meal(id, _) if !state.lives(id) => {
                state.agenda.pop();
            }
            Step::Fed(id, cell, tried) => self.fed(state, id, cell, tried, sink),
            Step::Target(attack) => return self.target(state, attack),
            Step::React(attack) => return self.react(state, attack, sink),
            Step::Reacted(attack) => self.reacted(state, attack),
            Step::Hit(attack, from) => self.hit(state, attack, from, sink),
            Step::Saved(attack, kind) => self.saved(state, attack, kind),
            Step::Failed(attack) => self.failed(state, attack, sink),
            Step::Again(attack) => self.again(state, attack, sink),
            Step::FightAgain(fighters) => self.fight_again(state, fighters, sink),
            Step::Income(side) => self.income(state, side, sink),
            Step::Deaths => self.deaths(state, sink),
            Step::AfterDeaths(side, triggers) => return self.after_deaths(state, side, triggers),
            Step::Scoring => self.scoring(state, sink),
            Step::Movement(id) if self.is_dummy(self.owner(id)) => self.drifts(state, id, sink),
            Step::Gifts(side, left) => self.gifts(state, side, left),
            Step::Fall => return self.fall(state, sink),
            _ => return self.dummy_has_no_choice(state, sink),
        }
        true
    }
}

impl Soup {
    /// The gene cards.
    pub fn cards(&self) -> &Cards {
        self.vm.cards()
    }

    /// The colours in play.
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Colour> + use<> {
        (0..self.colours).map(Colour)
    }

    /// The gene of this kind.
    pub(crate) fn gene(&self, kind: u8) -> &Gene {
        &self.genes[usize::from(kind)]
    }

    /// The genes in force for a side that define a hook.
    pub(crate) fn acting(&self, state: &State, side: Side, hook: impl Into<u8>) -> Kinds {
        state.tribe(side).in_force.and(self.vm.defines(hook))
    }

    /// A side gets points from the bank, as many as a colony can hold.
    pub(crate) fn gains(&self, state: &mut State, side: Side, points: u16, told: impl FnOnce(u16) -> Event, sink: &mut Events<'_>) {
        let bp = &mut state.tribe_mut(side).bp;
        let points = points.min(u16::MAX - *bp);
        *bp += points;
        sink.tell(|| told(points));
    }

    /// A side pays points to the bank.
    pub(crate) fn pay(&self, state: &mut State, side: Side, points: u16, sink: &mut Events<'_>) {
        if points > 0 {
            let bp = &mut state.tribe_mut(side).bp;
            *bp = bp.saturating_sub(points);
            sink.tell(|| Event::Paid(side, points));
        }
    }

    /// The one place where genes come into or go out of force.
    pub fn own(&self, state: &mut State, side: Side, kind: u8, owned: bool) {
        let tribe = state.tribe_mut(side);
        if owned {
            tribe.genes.insert(kind);
        } else {
            tribe.genes.remove(kind);
            tribe.new.remove(kind);
        }
        let before = tribe.in_force;
        tribe.in_force = self.recount_in_force(tribe.genes);
        let lost = before.without(tribe.in_force);
        if !lost.is_empty() {
            state.frames.forget(|s, card, _| s == side && lost.contains(card));
        }
    }

    /// Genes in force for somebody who owns these: they and what they contain.
    pub(crate) fn recount_in_force(&self, owned: Kinds) -> Kinds {
        let mut in_force = owned;
        loop {
            let more = in_force.fold(in_force, |all, kind| all.or(self.gene(kind).contains));
            if more == in_force {
                return in_force;
            }
            in_force = more;
        }
    }

    /// Copies of a gene left in the pool.
    pub(crate) fn pool(&self, state: &State, kind: u8) -> u8 {
        let owned = state.colonies.iter().filter(|colony| colony.tribe.genes.contains(kind)).count() as u8;
        self.gene(kind).copies.saturating_sub(owned)
    }

    /// Pushes a step that a rule needs. The rules keep far below the limit; where cards pile up, [`Soup::run`] fails the top
    /// card before the agenda is full.
    pub(crate) fn push(&self, state: &mut State, step: Step) {
        state.agenda.then([step]);
    }

    /// Pushes steps so that the first one is on top.
    pub(crate) fn push_all(&self, state: &mut State, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// Lets a gene's effect begin. The step below finds its result in `state.result`. Where using the gene is the owner's own
    /// decision it is named now, else when something comes of it (see [`crate::verbs`]).
    pub(crate) fn start<H: EffectHook>(&self, state: &mut State, side: Side, kind: u8, told: H, sink: &mut Events<'_>) {
        let (hook, args) = (H::HOOK, told.args());
        state.result = SCHEMA.hooks[usize::from(hook)].neutral as i16;
        let card = self.card_of(state, side, kind);
        let begins = || match is_used(hook) {
            true => Event::Acted(side, kind, acting_amoeba(hook, args), card),
            false => Event::Began(side, card),
        };
        self.open_effect(state, (kind, hook, side), args, begins, sink);
    }

    /// The card by which a gene is in force for a side: itself, or one that contains it.
    pub(crate) fn card_of(&self, state: &State, side: Side, kind: u8) -> u8 {
        let owned = state.tribe(side).genes;
        let mut containing = owned.filter(|&card| self.recount_in_force(Kinds::one(card)).contains(kind));
        if owned.contains(kind) { kind } else { containing.next().unwrap_or(kind) }
    }

    /// That a gene acts, by the card by which it is in force.
    pub(crate) fn acted(&self, state: &State, owner: Side, kind: u8, id: Id) -> Event {
        Event::Acted(owner, kind, Some(id), self.card_of(state, owner, kind))
    }

    /// Pushes what triggers together: for each side in turn order its genes. Genes for which there is no room any more fail.
    pub(crate) fn trigger(
        &self,
        state: &mut State,
        sides: impl DoubleEndedIterator<Item = Side>,
        hook: Hook,
        (id, heard): (Id, Heard),
        sink: &mut Events<'_>,
    ) {
        let groups = Triggers::by_side(sides, |side| self.acting(state, side, hook));
        for (side, triggers) in groups {
            if state.agenda.depth() + RESERVE <= MAX_DEPTH {
                self.push(state, Step::Act(hook, side, id, heard, triggers));
            } else {
                triggers.pending().iter().for_each(|&kind| self.refuse(state, kind, hook.byte(), "too many genes act at once", sink));
            }
        }
    }

    /// Lets a triggered gene act.
    pub(crate) fn act(&self, state: &mut State, kind: u8, sink: &mut Events<'_>) {
        let Some(Step::Act(hook, side, id, Heard(heard), mut triggers)) = state.agenda.pop() else { return };
        triggers.take(kind);
        if !triggers.pending().is_empty() {
            self.push(state, Step::Act(hook, side, id, Heard(heard), triggers));
        }
        let in_force = state.tribe(side).in_force.contains(kind);
        if let Some(here) = state.at(id).filter(|_| in_force) {
            match hook {
                Hook::Moved => self.start(state, side, kind, Moved { amoeba: id, n: heard.into() }, sink),
                Hook::Leaving => self.start(state, side, kind, Leaving { amoeba: id, from: here, to: Cell(heard) }, sink),
                Hook::NeighbourLeaves => self.start(state, side, kind, NeighbourLeaves { amoeba: id, from: here, to: Cell(heard) }, sink),
                _ => debug_assert!(false, "{hook:?} is not triggered"),
            }
        }
    }

    /// Whether the table adds up: for each colour, cubes in cells and supply, and those that have not fallen yet, are 55; genes in force follow from those owned, of
    /// which there are no more than copies; no two markers share a cell of the ladder (§1.4).
    pub fn is_sound(&self, state: &State) -> bool {
        let cubes = self.all().all(|colour| {
            let water: u32 = state.water.iter().map(|cell| u32::from(cell[colour.ix()])).sum();
            water + u32::from(state.supply[colour.ix()]) + state.supply.beside.of(colour) == u32::from(CUBES)
        });
        let tribes = || self.all().map(|colour| &state.colony(colour).tribe);
        let force = tribes().all(|tribe| tribe.in_force == self.recount_in_force(tribe.genes));
        let copies = |kind: u8| usize::from(self.gene(kind).copies);
        let pool = (0..self.genes.len() as u8).all(|kind| tribes().filter(|tribe| tribe.genes.contains(kind)).count() <= copies(kind));
        let cells = || (0..self.colours).map(|side| state.ladder.at(Side(side))).filter(|&cell| cell > 0);
        let ladder = cells().all(|cell| cells().filter(|&other| other == cell).count() == 1);
        cubes && force && pool && ladder
    }
}

/// The amoeba for which a hook is called: its first argument, if it has one.
pub(crate) fn acting_amoeba(hook: u8, args: [i16; 4]) -> Option<Id> {
    let first = SCHEMA.hooks[usize::from(hook)].args.first();
    let is_amoeba = first.is_some_and(|arg| arg.kind == ArgKind::Thing(Id::THING));
    Id::of_fact(args[0].into()).filter(|_| is_amoeba)
}

/// Whether an effect of this hook begins because its owner decided to use the gene; the others begin by themselves, and may come to
/// nothing.
pub(crate) fn is_used(hook: u8) -> bool {
    matches!(Hook::from_byte(hook), Some(Hook::Direction | Hook::Feeding | Hook::React | Hook::AfterDeaths))
}

/// Room that triggers leave for the steps after them.
const RESERVE: usize = 6;
