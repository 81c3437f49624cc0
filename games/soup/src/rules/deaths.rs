//! Phase 5 (§4.8): natural deaths, in descending order; after all of them, genes that act then.

use crate::action::Cubes;
use crate::event::Fate;
use crate::phase::Phase;
use crate::prelude::*;
use crate::schema::{DamageLimit, Offered, Struck};
use crate::state::{COLOURS, NUMBERS};
use clade_engine::{Kinds, Triggers};
use clade_script::NOBODY;

/// Damage points at which an amoeba dies.
pub(crate) const LIMIT: i32 = 2;
/// Cubes of each colour in play that a natural death leaves.
const LEFT: u8 = 2;

step! {
    /// All natural deaths; then each side with a gene for it may act.
    pub struct Deaths for Soup {}
}

impl Work<Soup> for Deaths {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let descending: Vec<Side> = state.order.iter().rev().collect();
        for (side, colour) in descending.iter().flat_map(|&side| game.colours_of(side).map(move |colour| (side, colour))) {
            game.natural_deaths(state, side, colour, sink);
        }
        let groups = Triggers::by_side(descending.into_iter(), |side| game.acting(state, side, Hook::AfterDeaths));
        for (side, genes) in groups {
            game.then(state, [AfterDeaths { side, genes }]);
        }
    }
}

step! {
    /// A side with genes for it may use each of them once.
    pub struct AfterDeaths for Soup {
        side: Side as OwnerWord,
        genes: Triggers as CardsWord,
    }
}

impl Question<Soup> for AfterDeaths {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let who = game.name_of(self.side);
        let &[kind] = self.genes.pending() else { return texts::ask_after_deaths(who) };
        let deed = game.cards().get(kind).told("deed").unwrap_or_else(texts::deed);
        texts::ask_deed(who, deed, game.gene_name(state, self.side, kind), game.cost(state, self.side, kind))
    }

    /// Asked while one can be used.
    fn works(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) -> Progress {
        let pending: Kinds = self.genes.pending().iter().copied().collect();
        let mut in_force = pending.and(state.tribe(self.side).in_force);
        if in_force.any(|kind| self.object_to(game, state, kind, &mut Why::quiet()).is_continue()) {
            return Progress::Waits;
        }
        game.end_turn(state, self.side);
        Progress::Done
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        for &kind in self.genes.pending() {
            to.offer_unless(Action::Use(kind), |why| self.object_to(game, state, kind, why));
        }
        to.offer(Action::Done);
    }

    fn label(&self, _: &Soup, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_pass)
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { side, mut genes } = *self;
        let Action::Use(kind) = action else { return game.end_turn(state, side) };
        genes.take(kind);
        game.then(state, [Self { side, genes }]);
        let cost = game.cost(state, side, kind);
        game.start(state, side, kind, schema::AfterDeaths {}, sink);
        game.pay(state, side, cost, sink);
    }
}

impl AfterDeaths {
    /// A gene must be affordable, and of use by its own word.
    fn object_to(self, game: &Soup, state: &State, kind: Kind, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = self.side;
        let (cost, bp) = (game.cost(state, side, kind), state.tribe(side).bp);
        why.object_if(bp < cost, rulebook::GENES, || texts::why_points(cost, bp))?;
        let offered = !game.vm.defines(Hook::Offered).contains(kind) || {
            let told = Offered { hungry: false, targets: game.hunters(state, side).count() as i32, hosts: 0, short_meals: 0 };
            game.vm.ask_yes(kind, told, |read| game.read(state, side, read))
        };
        why.object_if(!offered, rulebook::GENES, || texts::why_not_offered(game.gene_name(state, side, kind)))
    }
}

impl Soup {
    /// The damage at which an amoeba of this side dies.
    pub(crate) fn damage_limit(&self, state: &State, side: Side) -> i32 {
        self.number::<DamageLimit>(state, side)
    }

    /// The amoebas of a colour that have too much damage die.
    fn natural_deaths(&self, state: &mut State, side: Side, colour: Colour, sink: &mut Events<'_>) {
        let limit = self.damage_limit(state, side);
        for number in 1..=NUMBERS {
            let id = Id::of(colour, number);
            let amoeba = state.amoeba(id);
            if amoeba.cell.is_none() || i32::from(amoeba.damage) < LIMIT.min(limit) {
                continue;
            }
            if i32::from(amoeba.damage) >= limit {
                self.dies(state, id, LEFT, if state.is_wounded(id) { Fate::Natural } else { Fate::Hunger }, sink);
            } else {
                self.tell_helpers::<DamageLimit>(state, side, id, sink);
            }
        }
    }

    /// An amoeba dies: it goes back to its owner without damage and leaves cubes of each colour in play, as far as there are.
    pub(crate) fn dies(&self, state: &mut State, id: Id, leaves: u8, fate: Fate, sink: &mut Events<'_>) {
        let amoeba = state.amoeba_mut(id);
        let Some(cell) = amoeba.cell.take() else {
            return; // a gene has already let it die
        };
        amoeba.damage = 0;
        state.set_wounded(id, false);
        let mut left = [0; COLOURS];
        for colour in self.all() {
            left[colour.ix()] = self.leaves_cubes(state, cell, colour, leaves);
        }
        sink.emit(|| Event::Died(id, cell, Cubes::new(left), leaves, fate));
    }

    /// A damage point by a gene. In phase 5 an amoeba that reaches its limit dies at once (S2).
    pub(crate) fn damages(&self, state: &mut State, id: Id, sink: &mut Events<'_>) {
        let amoeba = state.amoeba_mut(id);
        amoeba.damage = amoeba.damage.saturating_add(1);
        let damage = i32::from(amoeba.damage);
        state.set_wounded(id, true);
        sink.tell(|| Event::Damaged(id));
        if state.phase == Phase::Deaths && !self.options.armor_dies_later && damage >= self.damage_limit(state, self.owner(id)) {
            self.dies(state, id, LEFT, fate_by_gene(state, id), sink);
        }
    }

    /// The owner's amoebas that could attack a foreign one.
    pub(crate) fn hunters<'a>(&'a self, state: &'a State, side: Side) -> impl Iterator<Item = Id> + 'a {
        let own = self.colours_of(side).flat_map(|colour| (1..=NUMBERS).map(move |number| Id::of(colour, number)));
        own.filter(|&id| self.targets(state, id, true).next().is_some())
    }
}

/// What an amoeba dies of if the acting gene gives it its last damage point: the attack, if it was struck; otherwise the gene.
fn fate_by_gene(state: &State, id: Id) -> Fate {
    let Some(frame) = state.frames.top().filter(|frame| frame.side != NOBODY) else { return Fate::Natural };
    match frame.told() {
        Some(Struck { amoeba, attacker }) if amoeba == id => Fate::Wound(attacker),
        _ => Fate::Gene(frame.side),
    }
}
