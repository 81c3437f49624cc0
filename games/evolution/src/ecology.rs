//! What the events of Evolution mean for food and life: the table "Food: what is compared" of the README, in code.
//!
//! A patch is a territory (without Continents the whole table), a token is a piece of food, and there is one kind of it. What lies on
//! an animal is on its side's plate, what lies on its fat in its side's store. An animal is known by its slot until it dies.

use crate::event::{Agent, Cause, Event, Held, Judgement, Lost, Weighed, Who};
use crate::evolution::{Events, Evolution};
use crate::state::{Id, PLACES, Place, SIDES, State};
use clade_engine::ecology::reading::{Diet, Food, Hand, Levels, Reading};
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, Origin, Pool, Via};
use clade_engine::{Kind, Side, Small};

/// A pool, the stores of a side among them.
type Kept = fn(Side) -> Pool;

impl Evolution {
    /// What an event means for food and life.
    pub(crate) fn ecology_of(&self, event: &Event, notes: &mut Vec<Ecological>) {
        use Pool::{Outside, Plate, Store};
        // What leaves the table goes there, and what cards make comes from there.
        let away = |at: Place| self.away(at);
        match *event {
            Event::Turn(n, ..) => notes.push(Ecological::Round(n.into())),
            Event::Weighed(ref weighed) => self.window_opens(weighed, notes),
            Event::Judged(who, judgement) => notes.push(judged(who, judgement)),
            Event::Laid(who, at, _) => notes.push(born(who, at, Birth::Bought)),
            Event::Born(who, .., at) => notes.push(born(who, at, Birth::Brood)),
            Event::Regrown(who, _, at) => notes.push(born(who, at, Birth::Regrown)),
            Event::Filled(at, n) => flow(Outside, patch(at), n, None, Via::Weather, notes),
            Event::Ripened(at, n) => flow(away(at), patch(at), n, None, Via::Carried, notes),
            Event::Grew(at, n, _, Agent(None, _)) => flow(away(at), patch(at), n, None, Via::Weather, notes),
            Event::Grew(at, n, _, Agent(Some(card), _)) => flow(away(at), patch(at), n, None, Via::Card(card), notes),
            Event::Destroyed(at, n, _, Agent(_, side)) => flow(patch(at), away(at), n, None, Via::Destroyed(side), notes),
            Event::Cleared(at, n) => flow(patch(at), away(at), n, None, Via::Spoiled, notes),
            Event::Took(who, at, taken) => flow(patch(at), mouth(who, taken.stored), 1, Some(who), Via::Meal(Origin::Environment), notes),
            Event::Ate(who, at, stored, _, giver) => {
                flow(away(at), mouth(who, stored), 1, Some(who), Via::Meal(self.origin(giver)), notes);
            }
            Event::Bound(who) => flow(Plate(who.0), Pool::Body(who.0), 1, Some(who), Via::Carried, notes),
            Event::Converted(who, n) => flow(Store(who.0), Plate(who.0), n, Some(who), Via::Converted, notes),
            Event::Stolen(from, who, stored, _) => flow(Plate(from.0), mouth(who, stored), 1, Some(who), Via::Theft(from.0), notes),
            Event::Discarded(_, who, _, Lost { n, at: Some(at) }, _) => flow(Store(who.0), away(at), n, Some(who), Via::Spoiled, notes),
            Event::Swapped(_, one, _, other, on_cards, _) => {
                let ([a, b], [here, there]) = (on_cards.stored, on_cards.at);
                for (from, to, n, at) in [(one, other, a, here), (other, one, b, there)] {
                    let (to, whose, via) = if on_cards.is_lost { (away(at), from, Via::Spoiled) } else { (Store(to.0), to, Via::Carried) };
                    flow(Store(from.0), to, n, Some(whose), via, notes);
                }
            }
            Event::Eaten(who, hunter, _, held) => dies(who, held, away(held.at), (Death::Predation, Some(hunter.0)), notes),
            Event::Died(who, _, cause, held) => {
                let by = match cause {
                    Cause::Starved => Death::Hunger,
                    Cause::Doomed(_) => Death::Doom,
                    Cause::Trait(_) => Death::Effect,
                };
                dies(who, held, away(held.at), (by, None), notes);
            }
            Event::TokensBack(ref back) => self.digested(back, notes),
            Event::Moved(who, from, to, player) if from != to => {
                let by = if player == who.0 { Move::Chosen } else { Move::Forced(Some(player)) };
                notes.push(Ecological::Moved { who: being(who), from: from.byte(), to: to.byte(), n: 1, by });
            }
            Event::Migrated(who, from, to) => {
                notes.push(Ecological::Moved { who: being(who), from: from.byte(), to: to.byte(), n: 1, by: Move::Chosen });
            }
            _ => {}
        }
    }

    /// The food and the animals that are on the table, as if they had just come there, and the turn.
    pub(crate) fn opening_of(&self, state: &State, notes: &mut Vec<Ecological>) {
        let living = || state.living().into_iter().map(|id| (self.who(state, id), state.animal(id)));
        living().for_each(|(who, animal)| notes.push(born(who, animal.at(), Birth::Setup)));
        let mut lies = |to: Pool, n: u8, who: Option<Who>| flow(Pool::Outside, to, n, who, Via::Opening, notes);
        self.places().for_each(|at| lies(patch(at), state.bank[at.ix()], None));
        for (who, animal) in living() {
            lies(Pool::Plate(who.0), animal.food(), Some(who));
            lies(Pool::Store(who.0), Self::in_stores(state, who.1), Some(who));
            lies(Pool::Body(who.0), u8::from(state.has_body(who.1)), Some(who));
        }
        for at in self.places().filter(|_| self.is_closed()) {
            moves(Pool::Outside, self.away(at), state.compost(at).into(), None, Via::Opening, notes);
        }
        if state.turn > 0 {
            notes.push(Ecological::Round(state.turn.into()));
        }
    }

    /// How to read the notes. Of the origins, what players put there does not occur; waste and bodies only where they come back.
    pub(crate) fn reading_of(&self) -> Reading {
        let sides = self.clockwise(Side(0)).collect();
        let diet = Diet::Origins(if self.is_closed() { 9 } else { 7 });
        Reading { sides, levels: Levels::Window, food: Food::Eaten, hand: Hand::Window, diet, cap: 0 }
    }

    /// Where food of a territory goes that leaves the table: a compost is a patch of its own, in which nobody can eat, numbered after
    /// the territories. So what comes back from it keeps its origin.
    fn away(&self, at: Place) -> Pool {
        if self.is_closed() { Pool::Patch((PLACES as u8).saturating_add(at.byte())) } else { Pool::Outside }
    }

    /// The tokens of a turn go: of each side, and in a closed cycle by territory.
    fn digested(&self, back: &[[u16; PLACES]; SIDES], notes: &mut Vec<Ecological>) {
        for (side, by_place) in (0u8..).map(Side).zip(back) {
            if !self.is_closed() {
                moves(Pool::Plate(side), Pool::Outside, by_place.iter().sum(), None, Via::Digested, notes);
                continue;
            }
            for (at, &n) in self.places().zip(by_place) {
                moves(Pool::Plate(side), self.away(at), n, None, Via::Digested, notes);
            }
        }
    }

    /// The food in all stores of an animal, also in those that do not act.
    pub(crate) fn in_stores(state: &State, id: Id) -> u8 {
        state.traits_of(id).map(|slot| state.lying(slot).stored).fold(0, u8::saturating_add)
    }

    /// What the sides need and what there is.
    pub(crate) fn weighed(&self, state: &State) -> Weighed {
        let mut weighed = Weighed { banks: state.bank.row, ..Weighed::default() };
        for side in self.clockwise(Side(0)) {
            let herd = || state.player(side).own.into_iter().map(|id| state.animal(id));
            let lives_at = |at: &Place| herd().any(|animal| animal.place.is(*at));
            weighed.heads[side.ix()] = herd().count() as u8;
            weighed.need[side.ix()] = herd().map(|animal| u16::from(animal.need)).sum();
            weighed.hand[side.ix()] = self.places().filter(lives_at).map(|at| u16::from(state.bank[at.ix()])).sum();
        }
        weighed
    }

    fn window_opens(&self, weighed: &Weighed, notes: &mut Vec<Ecological>) {
        for side in self.clockwise(Side(0)) {
            let (heads, need, hand) = (weighed.heads[side.ix()].into(), weighed.need[side.ix()], weighed.hand[side.ix()]);
            notes.push(Ecological::Need { side, heads, need, hand });
        }
        self.places().for_each(|patch| notes.push(Ecological::Supply { patch: patch.byte(), n: weighed.banks[patch.ix()].into() }));
    }

    /// Notes for each living animal whether it is fed, before the leftovers are put away and the hungry die.
    pub(crate) fn tell_judgements(&self, state: &State, sink: &mut Events<'_>) {
        for id in state.living() {
            let animal = state.animal(id);
            let (need, got, is_fed, left) = (animal.need, animal.food(), animal.is_fed(), state.bank[animal.at().ix()]);
            let judgement = Judgement { need, got, is_fed, left };
            sink.emit(|| Event::Judged(self.who(state, id), judgement));
        }
    }

    /// What the tokens of a trait are.
    fn origin(&self, giver: Option<Kind>) -> Origin {
        giver.map_or(Origin::Made, |giver| self.facts(giver).origin)
    }
}

/// The bank of a territory.
fn patch(at: Place) -> Pool {
    Pool::Patch(at.byte())
}

fn being(who: Who) -> Being {
    Being { side: who.0, slot: who.1.0.into() }
}

fn born(who: Who, at: Place, by: Birth) -> Ecological {
    Ecological::Born { who: being(who), at: at.byte(), n: 1, by }
}

/// Where a token goes that an animal gets.
fn mouth(who: Who, stored: bool) -> Pool {
    let kept: Kept = if stored { Pool::Store } else { Pool::Plate };
    kept(who.0)
}

/// Food moves. Nothing is noted where none does, or where it only goes from one animal to another of its side.
fn moves(from: Pool, to: Pool, n: u16, who: Option<Who>, via: Via, notes: &mut Vec<Ecological>) {
    if n > 0 && from != to {
        notes.push(Ecological::Flow { from, to, n, kind: 0, who: who.map(being), via });
    }
}

fn flow(from: Pool, to: Pool, n: u8, who: Option<Who>, via: Via, notes: &mut Vec<Ecological>) {
    moves(from, to, n.into(), who, via, notes);
}

/// An animal dies of this, perhaps by a side; all that it held goes to a pool.
fn dies(who: Who, held: Held, to: Pool, (by, killer): (Death, Option<Side>), notes: &mut Vec<Ecological>) {
    notes.push(Ecological::Died { who: being(who), at: held.at.byte(), n: 1, by, killer });
    let pools: [(Kept, u8); 3] = [(Pool::Plate, held.tokens), (Pool::Store, held.stored), (Pool::Body, held.body)];
    pools.into_iter().for_each(|(from, n)| flow(from(who.0), to, n, Some(who), Via::WithDeath, notes));
}

/// An animal that counts as fed, asleep or newborn, needed nothing. There is one kind of food.
fn judged(who: Who, Judgement { need, got, is_fed, left }: Judgement) -> Ecological {
    let how = match is_fed {
        true if got >= need => Fed::Meal,
        true => Fed::Waived,
        false => Fed::None,
    };
    let (need, got, kinds) = (need.into(), got.into(), u8::from(left > 0));
    Ecological::Judged { who: being(who), n: 1, need, got, fed: is_fed, how, hand: left.into(), kinds }
}
