//! Phase 5 (§4.8): natural deaths, in descending order; after all of them, genes that act then.

use crate::event::{Event, Fate};
use crate::phases::Phase;
use crate::rulebook;
use crate::schema::{AfterDeaths, DamageLimit, Hook, Offered, Struck};
use crate::soup::Soup;
use crate::state::{Id, NUMBERS, State, Step};
use crate::texts;
use clade_engine::{Kinds, Side, Sink, Small, Triggers, Why};
use std::ops::ControlFlow;

/// Damage points at which an amoeba dies.
pub(crate) const LIMIT: i32 = 2;
/// Cubes of each colour in play that a natural death leaves.
const LEFT: u8 = 2;

impl Soup {
    /// The damage at which an amoeba of this side dies.
    pub(crate) fn damage_limit(&self, state: &State, side: Side) -> i32 {
        self.number::<DamageLimit>(state, side)
    }

    /// All natural deaths; then each side with a gene for it may act.
    pub(crate) fn deaths(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let descending: Vec<Side> = state.order.iter().rev().collect();
        for (side, colour) in descending.iter().flat_map(|&side| self.colours_of(side).map(move |colour| (side, colour))) {
            let limit = self.damage_limit(state, side);
            for number in 1..=NUMBERS {
                let id = Id::of(colour, number);
                let amoeba = state.amoeba(id);
                if amoeba.cell.is_none() || i32::from(amoeba.damage) < LIMIT.min(limit) {
                    continue;
                }
                if i32::from(amoeba.damage) >= limit {
                    self.dies(state, id, LEFT, Fate::Natural, sink);
                } else {
                    self.tell_helpers::<DamageLimit>(state, side, id, sink);
                }
            }
        }
        let groups = Triggers::by_side(descending.into_iter(), |side| self.acting(state, side, Hook::AfterDeaths));
        for (side, triggers) in groups {
            self.push(state, Step::AfterDeaths(side, triggers));
        }
    }

    /// An amoeba dies: it goes back to its owner without damage and leaves cubes of each colour in play, as far as there are.
    pub(crate) fn dies(&self, state: &mut State, id: Id, leaves: u8, fate: Fate, sink: &mut Sink<'_, Event>) {
        let amoeba = state.amoeba_mut(id);
        let Some(cell) = amoeba.cell.take() else {
            return; // a gene has already let it die
        };
        amoeba.damage = 0;
        let mut left = [0; 4];
        for colour in self.all() {
            left[colour.ix()] = self.leaves_cubes(state, cell, colour, leaves);
        }
        sink.emit(|| Event::Died(id, cell, crate::action::Cubes::new(left), leaves, fate));
    }

    /// A damage point by a gene. In phase 5 an amoeba that reaches its limit dies at once (S2).
    pub(crate) fn damages(&self, state: &mut State, id: Id, sink: &mut Sink<'_, Event>) {
        let amoeba = state.amoeba_mut(id);
        amoeba.damage = amoeba.damage.saturating_add(1);
        let damage = i32::from(amoeba.damage);
        sink.tell(|| Event::Damaged(id));
        if state.phase == Phase::Deaths && !self.options.armor_dies_later && damage >= self.damage_limit(state, self.owner(id)) {
            self.dies(state, id, LEFT, fate_by_gene(state, id), sink);
        }
    }

    /// The own amoebas that could attack a foreign one.
    pub(crate) fn hunters<'a>(&'a self, state: &'a State, side: Side) -> impl Iterator<Item = Id> + 'a {
        let own = self.colours_of(side).flat_map(|colour| (1..=NUMBERS).map(move |number| Id::of(colour, number)));
        own.filter(|&id| self.targets(state, id, true).next().is_some())
    }

    /// Whether a gene may be used after the deaths.
    pub(crate) fn object_after_deaths(&self, state: &State, side: Side, kind: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let cost = self.cost(state, side, kind);
        why.object_if(state.tribe(side).bp < cost, rulebook::GENES, || texts::why_points(cost, state.tribe(side).bp))?;
        let offered = !self.vm.defines(Hook::Offered).contains(kind) || {
            let told = Offered { hungry: false, targets: self.hunters(state, side).count() as i32, hosts: 0, short_meals: 0 };
            self.vm.ask_yes(kind, told, |read| self.read(state, side, read))
        };
        why.object_if(!offered, rulebook::GENES, || texts::why_not_offered(self.gene_name(state, side, kind)))
    }

    /// A side with genes for it: asked while one can be used.
    pub(crate) fn after_deaths(&self, state: &mut State, side: Side, triggers: Triggers) -> bool {
        let pending: Kinds = triggers.pending().iter().copied().collect();
        let can = pending
            .and(state.tribe(side).in_force)
            .into_iter()
            .any(|kind| self.object_after_deaths(state, side, kind, &mut Why::quiet()).is_continue());
        if can {
            return false;
        }
        state.agenda.pop();
        self.end_turn(state, side);
        true
    }

    /// A gene is used after the deaths, once a round.
    pub(crate) fn uses_after_deaths(&self, state: &mut State, kind: u8, sink: &mut Sink<'_, Event>) {
        let Some(Step::AfterDeaths(side, mut triggers)) = state.agenda.pop() else { return };
        triggers.take(kind);
        self.push(state, Step::AfterDeaths(side, triggers));
        let cost = self.cost(state, side, kind);
        self.start(state, side, kind, AfterDeaths {}, sink);
        self.pay(state, side, cost, sink);
    }
}

/// Of what an amoeba dies to which the gene that acts gives its last damage point: if it was struck, of the attack; else of the gene.
fn fate_by_gene(state: &State, id: Id) -> Fate {
    let Some(frame) = state.frames.top() else { return Fate::Natural };
    match frame.told() {
        Some(Struck { amoeba, attacker }) if amoeba == id => Fate::Wound(attacker),
        _ => Fate::Gene(frame.side),
    }
}
