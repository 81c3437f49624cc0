//! What genes do: those of a side act one after the other, a script asks, and the rules get the result.

use crate::event::Event;
use crate::map::{self, Cell, Cells, Compass};
use crate::prelude::*;
use crate::schema::{Leaving, Moved, NeighbourLeaves, SCHEMA};
use crate::things::{Heard, Tried};
use clade_engine::agenda::MAX_DEPTH;
use clade_engine::{Answer, Kinds, Triggers};
use clade_script::{ArgKind, CardThing, EffectHook, HookArg, NOBODY, Stepped};

/// Room that triggers leave for the steps after them.
const RESERVE: usize = 6;

step! {
    /// Genes of a side act upon one event: which is next.
    pub struct Act for Soup {
        hook: Hook,
        side: Side as OwnerWord,
        amoeba: Id,
        heard: Heard,
        genes: Triggers as CardsWord,
    }
}

impl Question<Soup> for Act {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Soup, _: &State) -> Msg {
        texts::ask_order(game.name_of(self.side))
    }

    fn works(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if game.must_order(&self.genes) {
            return Progress::Waits;
        }
        self.genes.pending().first().into_iter().for_each(|&kind| self.takes(game, state, Action::Use(kind), sink));
        Progress::Done
    }

    fn offers(&self, _: &Soup, _: &State, to: &mut Answers<'_>) {
        to.offer_all(self.genes.pending().iter().copied().map(Action::Use));
    }

    fn label(&self, game: &Soup, state: &State, action: Action) -> Option<Msg> {
        let Action::Use(kind) = action else { return None };
        Some(texts::do_act(game.gene_name(state, self.side, kind)))
    }

    /// A gene acts, unless it or the amoeba was lost in the meantime.
    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { hook, side, amoeba, heard: Heard(heard), mut genes }, Action::Use(kind)) = (*self, action) else { return };
        genes.take(kind);
        if !genes.pending().is_empty() {
            game.then(state, [Self { genes, ..*self }]);
        }
        let in_force = state.tribe(side).in_force.contains(kind);
        let Some(from) = state.at(amoeba).filter(|_| in_force) else { return };
        match hook {
            Hook::Moved => game.start(state, side, kind, Moved { amoeba, n: heard.into() }, sink),
            Hook::Leaving => game.start(state, side, kind, Leaving { amoeba, from, to: Cell(heard) }, sink),
            Hook::NeighbourLeaves => game.start(state, side, kind, NeighbourLeaves { amoeba, from, to: Cell(heard) }, sink),
            _ => debug_assert!(false, "{hook:?} is not triggered"),
        }
    }
}

step! {
    /// The innermost script runs on, or asks.
    pub struct Script for Soup {}
}

impl Question<Soup> for Script {
    fn asks(&self, state: &State) -> Whom {
        state.frames.question().map_or(Whom::Chance, |question| Whom::Side(question.who))
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        game.asked_by_gene(state)
    }

    /// Of dice that lead an amoeba to the same cell one is enough.
    fn offers(&self, _: &Soup, state: &State, to: &mut Answers<'_>) {
        let Some(question) = state.frames.question() else { return };
        let from = moves_by_gene(state).and_then(|id| state.at(id));
        let mut reached = Cells::default();
        question.answers(|answer| {
            let leads_to = if let (Some(from), Answer::Number(number)) = (from, answer) { leads_to(from, number) } else { None };
            if leads_to.is_none_or(|cell| !reached.contains(cell)) {
                reached = reached.or(leads_to.into_iter().collect());
                to.offer(Action::Answer(answer));
            }
        });
    }

    fn chances(&self, _: &Soup, state: &State, to: &mut Outcomes<'_>) {
        to.die(state.frames.die().unwrap_or(0), Action::Die);
    }

    /// The script goes on with the answer.
    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        game.then(state, [*self]);
        match action {
            Action::Answer(answer) => _ = state.frames.answer(answer),
            Action::Die(n) => {
                let mover = moves_by_gene(state);
                sink.tell(|| mover.map_or(Event::Rolled(n), |id| Event::RolledForMove(id, n)));
                state.frames.rolled(n);
            }
            _ => {}
        }
    }
}

impl Soup {
    /// Lets a gene's effect begin. The step below finds its result in `state.result`. If using the gene is the owner's own
    /// decision it is named now, otherwise when it has a result (see [`crate::verbs`]).
    pub(crate) fn start<H: EffectHook>(&self, state: &mut State, side: Side, kind: Kind, told: H, sink: &mut Events<'_>) {
        let (hook, args) = (H::HOOK, told.args());
        state.result = SCHEMA.hooks[usize::from(hook)].neutral as i16;
        let card = self.card_of(state, side, kind);
        let begins = || match is_used(hook) {
            true => Event::Acted { owner: side, kind, amoeba: acting_amoeba(hook, args), card },
            false => Event::Began(side, card),
        };
        self.open_effect(state, (kind, hook, side), args, begins, sink);
    }

    /// The card by which a gene is in force for a side: itself, or one that contains it. Nobody's card is in force by itself.
    pub(crate) fn card_of(&self, state: &State, side: Side, kind: Kind) -> Kind {
        if side == NOBODY {
            return kind;
        }
        let owned = state.tribe(side).genes;
        let mut containing = owned.filter(|&card| self.recount_in_force(Kinds::one(card)).contains(kind));
        if owned.contains(kind) { kind } else { containing.next().unwrap_or(kind) }
    }

    /// That a gene acts, by the card by which it is in force.
    pub(crate) fn acted(&self, state: &State, owner: Side, kind: Kind, id: Id) -> Event {
        Event::Acted { owner, kind, amoeba: Some(id), card: self.card_of(state, owner, kind) }
    }

    /// Pushes what triggers together: for each side in turn order its genes. Genes for which there is no room any more fail.
    pub(crate) fn trigger(
        &self,
        state: &mut State,
        sides: impl DoubleEndedIterator<Item = Side>,
        hook: Hook,
        (amoeba, heard): (Id, Heard),
        sink: &mut Events<'_>,
    ) {
        let groups = Triggers::by_side(sides, |side| self.acting(state, side, hook));
        for (side, genes) in groups {
            if state.agenda.depth() + RESERVE <= MAX_DEPTH {
                self.then(state, [Act { hook, side, amoeba, heard, genes }]);
            } else {
                genes.pending().iter().for_each(|&kind| self.refuse(state, kind, hook.byte(), "too many genes act at once", sink));
            }
        }
    }

    /// Whether a gene was tried.
    pub(crate) fn was_tried<const HOOK: u8>(&self, tried: Tried<HOOK>, kind: Kind) -> bool {
        tried.has(self.place_of(HOOK, kind))
    }

    /// The same genes and this one.
    pub(crate) fn tried_too<const HOOK: u8>(&self, tried: Tried<HOOK>, kind: Kind) -> Tried<HOOK> {
        tried.with(self.place_of(HOOK, kind))
    }

    /// The place of a gene among those with a hook, lowest kind first.
    fn place_of(&self, hook: u8, kind: Kind) -> usize {
        self.vm.defines(hook).take_while(|&k| k < kind).count()
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

/// The amoeba for which a gene is finding the direction.
pub(crate) fn moves_by_gene(state: &State) -> Option<Id> {
    state.frames.top()?.told().map(|schema::Direction { amoeba }| amoeba)
}

/// The cell to which a number on the compass leads from a cell; none where the owner would choose.
pub(crate) fn leads_to(from: Cell, number: u8) -> Option<Cell> {
    match Compass::of(number) {
        Compass::To(direction) => Some(map::step(from, direction).unwrap_or(from)),
        Compass::Stay => Some(from),
        Compass::Free => None,
    }
}
