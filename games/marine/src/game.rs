//! The game as the engine sees it.

use crate::action::Action;
use crate::event::Event;
use crate::marine::Marine;
use crate::state::{State, Step};
use clade_engine::{Actor, Answer, Answers, Effects, Game, Rules, Seat, Side, Sink, chance};
use clade_script::Stepped;

impl Rules for Marine {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.options().animals.len() as u8
    }

    fn start(&self) -> State {
        let mut state = self.new_state();
        self.run(&mut state, &mut Sink::null());
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match self.asked(state) {
            Some(side) => Actor::Seat(self.seat_of(side)),
            None if state.agenda.top().is_none() => Actor::Over,
            None => Actor::Chance,
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Action>) {
        let Some(step) = state.agenda.top() else { return };
        let mut candidates = Vec::new();
        self.answers_to(state, step, &mut candidates);
        for action in candidates {
            to.offer_unless(action, |why| self.object_to(state, action, why));
        }
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        self.answer(state, action, sink);
        if !matches!(state.agenda.top(), Some(Step::Script)) {
            self.trigger_watchers_at_once(state);
        }
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.agenda.top() {
            Some(Step::Tile(_) | Step::Reveal(_)) => out.extend(state.unseen.iter().map(|(tile, n)| (Action::Tile(tile), n.into()))),
            Some(Step::Centre(_) | Step::Mat(..) | Step::Elements(..) | Step::DrawElement(_)) => {
                out.extend(state.bag.iter().map(|(element, n)| (Action::Draw(element), n.into())));
            }
            Some(Step::Dwindle(_)) => out.extend(self.on_earth(state).map(|corner| (Action::Remove(corner), 1))),
            Some(Step::Markers) => out.extend(state.markers.iter().map(|(marker, n)| (Action::Marker(marker), n.into()))),
            Some(Step::DealTraits(..) | Step::DrawTrait(_)) => out.extend(state.unused.map(|kind| (Action::Card(kind), 1))),
            Some(Step::Refill(_)) => out.extend(state.deck.outcomes().map(|(card, weight)| (Action::Card(card), weight))),
            Some(Step::Script) => out.extend((1..=state.frames.die().unwrap_or(0)).map(|n| (Action::Die(n), 1))),
            _ => {}
        }
    }

    fn sample(&self, state: &State, word: u64) -> Option<Action> {
        match state.agenda.top()? {
            Step::Tile(_) | Step::Reveal(_) => state.unseen.sample(word).map(Action::Tile),
            Step::Centre(_) | Step::Mat(..) | Step::Elements(..) | Step::DrawElement(_) => state.bag.sample(word).map(Action::Draw),
            Step::Markers => state.markers.sample(word).map(Action::Marker),
            Step::Dwindle(_) => {
                let n = self.on_earth(state).count() as u32;
                self.on_earth(state).nth(chance::below(word, n) as usize).map(Action::Remove)
            }
            Step::Refill(_) => state.deck.sample(word).map(Action::Card),
            Step::DealTraits(..) | Step::DrawTrait(_) => {
                let mut unused = state.unused;
                unused.nth(chance::below(word, unused.len()) as usize).map(Action::Card)
            }
            _ => state.frames.die().map(|faces| Action::Die(chance::below(word, faces.into()) as u8 + 1)),
        }
    }

    /// Each animal's own; which of two animals counts for a player, [`Rules::result_of`] says.
    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| state.animal(side).points.into()).collect()
    }

    /// Of equal points the animal higher in the food chain wins.
    fn tie_breaks(&self, _: &State) -> Vec<i64> {
        self.all_sides().map(|side| side.0.into()).collect()
    }

    fn seat_of(&self, side: Side) -> Seat {
        Seat(self.options().seats[side.ix()])
    }

    /// Of two animals of a player the one with the lower total counts.
    fn result_of(&self, state: &State, seat: Seat) -> (i64, i64) {
        let own = self.turn_order().find(|&side| self.seat_of(side) == seat).map(|side| self.counted(state, side));
        own.map_or((0, 0), |side| (state.animal(side).points.into(), side.0.into()))
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        crate::evaluate::values(self, state, out);
    }

    /// Rounds: what a player plans in one pays before the next.
    fn clock(&self, state: &State) -> u32 {
        state.round.into()
    }

    fn search_budget(&self) -> u32 {
        crate::evaluate::SEARCH_BUDGET
    }

    /// Species that migrate are a set: whatever their order, they end where they end.
    fn is_pick(&self, state: &State, action: Action) -> bool {
        match action {
            Action::Answer(answer) => state.frames.is_pick(answer),
            Action::Move(..) => true,
            _ => false,
        }
    }

    fn pick_set(&self, state: &State) -> u64 {
        match state.agenda.top() {
            Some(Step::Migration(side, ..)) => 1 + u64::from(side.0),
            _ => state.frames.pick_set().max(1),
        }
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Some(&mut state.frames)
    }

    fn answer_of(action: Action) -> Option<Answer> {
        if let Action::Answer(answer) = action { Some(answer) } else { None }
    }
}
