//! In a summer all draw a card; then herds, the smallest first, evolve a trait from the hand, if they like, and graze. In winter each animal needs
//! one food, and every two that are left over raise a young one. What is left on the meadow doubles. From the fifth winter on a die says whether
//! another summer comes, so nobody knows which meadow is the last. The biggest herd wins.

use crate::{Hook, Overgrazed, texts};
use arrayvec::ArrayVec;
use clade_engine::ecology::Ecological::{self, Born, Died, Flow, Judged, Need, Round, Supply};
use clade_engine::ecology::Pool::{self, Outside, Patch, Plate};
use clade_engine::ecology::{Being, Birth, Death, Fed, Origin, Via};
use clade_engine::{Actor, Answer, Answers, Bag, Deck, Effects, Game, Hand, Kind, Rules, Seat, Seats, Secret, Side, Sink};
use clade_script::{Fault, Frames, Scripted};
use serde::{Deserialize, Serialize};

/// How many kinds of cards a state has room for, those of mods among them; copies of each.
pub(crate) const KINDS: usize = 16;
pub(crate) const COPIES: u8 = 6;
pub(crate) const MOST_ANIMALS: u8 = 20;
pub(crate) const MOST_FOOD: u8 = 99;
pub(crate) const MEADOW: Pool = Patch(0);
/// After this summer the die is thrown, and from this face on the game is over.
const LAST: (u8, u8) = (5, 4);

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) ruleset: u64,
    pub(crate) summer: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is in this phase, then who follows.
    pub(crate) queue: ArrayVec<Side, 12>,
    pub(crate) grass: u8,
    pub(crate) herds: [Herd; 4],
    pub(crate) deck: Deck<KINDS, Kind>,
    pub(crate) frames: Frames,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Herd {
    pub(crate) animals: u8,
    pub(crate) eaten: u8,
    pub(crate) hand: Hand<KINDS, Kind>,
    /// The oldest first.
    pub(crate) traits: ArrayVec<Kind, 3>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    #[default]
    Draw,
    Evolve,
    Graze,
    /// The trait with this number acts next.
    Grazed(u8),
    Winter(u8),
    Frost,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// About food and life, in the words in which games are compared.
    Note(Ecological),
    Drew(Side, Secret<Kind>),
    Evolved(Side, Kind),
    Acted(Side, Kind),
    Failed(Fault),
    Frost(u8),
}

impl Rules for Overgrazed {
    type State = State;
    type Action = Answer;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let copies = |kind| if kind < self.vm.cards().len() { COPIES } else { 0 };
        let animals = |seat| if seat < usize::from(self.seats) { 4 } else { 0 };
        let herd = |seat| Herd { animals: animals(seat), hand: Hand::new(Seats::one(Seat(seat as u8))), ..Herd::default() };
        let (deck, herds) = (Deck::new(Bag::from_counts(std::array::from_fn(copies))), std::array::from_fn(herd));
        let mut state = State { ruleset: self.hash, grass: 10 * self.seats, herds, deck, ..State::default() };
        self.summer(&mut state, 3, &mut Sink::null());
        self.run(&mut state, &mut Sink::null()); // without any card nothing is drawn
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match (state.frames.question(), state.phase, state.queue.first()) {
            (Some(question), ..) => Actor::Seat(self.seat_of(question.who)),
            (None, Phase::Evolve | Phase::Graze, Some(&side)) => Actor::Seat(self.seat_of(side)),
            (None, Phase::Over, _) => Actor::Over,
            _ => Actor::Chance,
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Answer>) {
        if let Some(question) = state.frames.question() {
            return question.answers(|answer| to.offer(answer));
        }
        let Some(herd) = state.queue.first().map(|side| &state.herds[side.ix()]) else { return };
        if state.phase == Phase::Graze {
            return to.offer_all((0..=state.grass.min(2 * herd.animals)).map(Answer::Number));
        }
        for (kind, _) in herd.hand.cards().iter() {
            to.offer_unless(Answer::Thing(kind.0), |why| why.object_if(herd.traits.contains(&kind), "traits", texts::why_again));
        }
        to.offer(Answer::Done);
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let side = state.queue.first().copied().unwrap_or(Side(0));
        let herd = &mut state.herds[side.ix()];
        match (state.phase, answer) {
            _ if state.frames.waits() => state.frames.take(answer),
            (Phase::Draw, Answer::Thing(kind)) => {
                state.queue.remove(0);
                if !state.deck.draw(Kind(kind)) {
                    return;
                }
                herd.hand.put(Kind(kind));
                sink.emit(|| Event::Drew(side, Secret::new(Kind(kind), Seats::one(self.seat_of(side)))));
            }
            (Phase::Evolve, Answer::Thing(kind)) => {
                state.phase = Phase::Graze;
                herd.hand.take(Kind(kind));
                if herd.traits.is_full() {
                    herd.traits.remove(0); // the oldest makes room
                }
                herd.traits.push(Kind(kind));
                sink.emit(|| Event::Evolved(side, Kind(kind)));
            }
            (Phase::Evolve, _) => state.phase = Phase::Graze,
            (Phase::Graze, Answer::Number(n)) => {
                state.phase = Phase::Grazed(0);
                self.moves(state, (MEADOW, Plate(side)), n, Via::Meal(Origin::Environment), sink);
            }
            (Phase::Frost, Answer::Number(face)) => {
                sink.emit(|| Event::Frost(face));
                if face >= LAST.1 { state.phase = Phase::Over } else { self.summer(state, 1, sink) }
            }
            _ => {}
        }
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Answer, u32)>) {
        match (state.frames.die(), state.phase) {
            (None, Phase::Draw) => out.extend(state.deck.outcomes().map(|(Kind(kind), weight)| (Answer::Thing(kind), weight))),
            (faces, _) => out.extend((1..=faces.unwrap_or(6)).map(|face| (Answer::Number(face), 1))),
        }
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| state.herds[side.ix()].animals.into()).collect()
    }

    /// Of equal herds the one whose owner holds more cards.
    fn tie_breaks(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| state.herds[side.ix()].hand.len().into()).collect()
    }

    /// What will be left after winter, with something for animals that are there already.
    fn values(&self, state: &State, out: &mut Vec<i64>) {
        let worth = |herd: &Herd| 4 * i64::from(herd.after_winter()) + i64::from(herd.eaten);
        let sum: i64 = state.herds.iter().filter(|herd| herd.animals > 0).map(worth).sum();
        out.extend(self.all_sides().map(|side| worth(&state.herds[side.ix()]) * i64::from(self.seats) - sum));
    }

    fn clock(&self, state: &State) -> u32 {
        state.summer.into()
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Some(&mut state.frames)
    }

    fn answer_of(answer: Answer) -> Option<Answer> {
        Some(answer)
    }
}

impl Herd {
    /// Animals that have eaten nothing die, but for the last one of a herd; every two food that are left over raise a young one.
    fn after_winter(&self) -> u8 {
        let Self { animals, eaten, .. } = *self;
        if eaten < animals { eaten.max(1) } else { (animals + (eaten - animals) / 2).min(MOST_ANIMALS) }
    }
}

impl Overgrazed {
    /// Goes on until somebody must answer.
    pub(crate) fn run(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        loop {
            match (state.phase, state.queue.first().copied()) {
                _ if state.frames.waits() => return,
                _ if state.frames.depth() > 0 => drop(self.resume(state, 0, sink).ended(|fault| sink.emit(|| Event::Failed(fault)))),
                (Phase::Draw, Some(_)) if state.deck.is_empty() => state.queue.clear(),
                (Phase::Draw, None) => {
                    self.enter(state, Phase::Evolve);
                    state.queue.sort_by_key(|side| state.herds[side.ix()].animals);
                }
                (Phase::Evolve, None) => self.enter(state, Phase::Winter(0)),
                (Phase::Grazed(nth), Some(side)) if self.acts(state, side, nth, Hook::Grazed, sink) => state.phase = Phase::Grazed(nth + 1),
                (Phase::Grazed(_), Some(_)) => (state.phase, _) = (Phase::Evolve, state.queue.remove(0)),
                (Phase::Winter(nth), Some(side)) if self.acts(state, side, nth, Hook::Winter, sink) => state.phase = Phase::Winter(nth + 1),
                (Phase::Winter(_), Some(side)) => self.winter(state, side, sink),
                (Phase::Winter(_), None) => {
                    state.phase = Phase::Frost;
                    self.moves(state, (Outside, MEADOW), if state.grass == 0 { 2 } else { state.grass }, Via::Weather, sink); // to bare ground the wind brings two seeds
                }
                (Phase::Frost, _) if state.summer < LAST.0 => self.summer(state, 1, sink),
                _ => return,
            }
        }
    }

    /// Everybody is in this phase, the first player of this summer first.
    fn enter(&self, state: &mut State, phase: Phase) {
        let order = |nth| Side(((state.summer - 1) % self.seats + nth) % self.seats);
        (state.phase, state.queue) = (phase, (0..self.seats).map(order).collect());
    }

    /// A summer begins: everybody draws so many cards.
    fn summer(&self, state: &mut State, cards: usize, sink: &mut Sink<'_, Event>) {
        state.summer = state.summer.saturating_add(1);
        self.look_round(state, &mut |note| sink.emit(|| Event::Note(note)));
        self.enter(state, Phase::Draw);
        state.queue = state.queue.iter().flat_map(|&side| std::iter::repeat_n(side, cards)).collect();
    }

    /// What herds need this summer, and what there is.
    pub(crate) fn look_round(&self, state: &State, tell: &mut dyn FnMut(Ecological)) {
        tell(Round(state.summer.into()));
        for side in self.all_sides() {
            let heads = state.herds[side.ix()].animals.into();
            tell(Need { side, heads, need: heads, hand: state.grass.into() });
        }
        tell(Supply { patch: 0, n: state.grass.into() });
    }

    /// The trait with this number acts, if it does anything now; false if there are no more.
    fn acts(&self, state: &mut State, side: Side, nth: u8, hook: Hook, sink: &mut Sink<'_, Event>) -> bool {
        let Some(&kind) = state.herds[side.ix()].traits.get(usize::from(nth)) else { return false };
        if self.vm.defines(hook).contains(kind) && state.frames.open(kind, hook.into(), side, [0; 4]) {
            sink.emit(|| Event::Acted(side, kind));
        }
        true
    }

    /// A herd lives through the winter, or dies.
    fn winter(&self, state: &mut State, side: Side, sink: &mut Sink<'_, Event>) {
        let Herd { animals, eaten, .. } = state.herds[side.ix()];
        let after = state.herds[side.ix()].after_winter();
        let (who, each, more) = (being(side), u16::from(eaten / animals), eaten % animals);
        for (n, got) in [(more, each + 1), (animals - more, each)].into_iter().filter(|&(n, _)| n > 0) {
            let how = if got > 0 { Fed::Meal } else { Fed::None };
            sink.emit(|| Event::Note(Judged { who, n: n.into(), need: 1, got, fed: got > 0, how, hand: 0, kinds: 1 }));
        }
        match (after.saturating_sub(animals), animals.saturating_sub(after)) {
            (0, 0) => {}
            (0, n) => sink.emit(|| Event::Note(Died { who, at: 0, n: n.into(), by: Death::Hunger, killer: None })),
            (n, _) => sink.emit(|| Event::Note(Born { who, at: 0, n: n.into(), by: Birth::Brood })),
        }
        state.herds[side.ix()].animals = after;
        self.moves(state, (Plate(side), Outside), eaten, Via::Digested, sink);
        (state.phase, _) = (Phase::Winter(0), state.queue.remove(0));
    }

    /// Food moves, as much as there is and fits.
    pub(crate) fn moves(&self, state: &mut State, (from, to): (Pool, Pool), n: u8, via: Via, sink: &mut Sink<'_, Event>) {
        let lies = |pool| match pool {
            Patch(_) => state.grass,
            Plate(side) => state.herds[side.ix()].eaten,
            _ => 0,
        };
        let most = if to == MEADOW { 16 * self.seats } else { MOST_FOOD };
        let n = n.min(if from == Outside { n } else { lies(from) }).min(most - lies(to));
        for (pool, less, more) in [(from, n, 0), (to, 0, n)] {
            match pool {
                Patch(_) => state.grass = state.grass - less + more,
                Plate(side) => state.herds[side.ix()].eaten = state.herds[side.ix()].eaten - less + more,
                _ => {}
            }
        }
        let who = if let (_, Plate(side)) | (Plate(side), _) = (from, to) { Some(being(side)) } else { None };
        if n > 0 {
            sink.emit(|| Event::Note(Flow { from, to, n: n.into(), kind: 0, who, via }));
        }
    }
}

/// The animals of a side: which is which does not matter.
pub(crate) fn being(side: Side) -> Being {
    Being { side, slot: Being::ALIKE }
}
