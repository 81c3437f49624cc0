//! The game as the engine sees it.

use crate::action::Action;
use crate::event::Event;
use crate::looks;
use crate::marine::Marine;
use crate::scene;
use crate::setup::refresh_all;
use crate::state::{State, Step};
use crate::texts;
use clade_engine::ecology::Reading;
use clade_engine::scene::Look;
use clade_engine::{Actor, Ecological, Game, Kinds, Misplaced, Msg, Observer, Scene, Scripts, Seat, Side, Sink, View, Why, chance};
use clade_script::Stepped;
use std::ops::ControlFlow;

impl Game for Marine {
    type State = State;
    type Action = Action;
    type Event = Event;

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

    fn candidates(&self, state: &State, out: &mut Vec<Action>) {
        if let Some(step) = state.agenda.top() {
            self.answers_to(state, step, out);
        }
    }

    fn object(&self, state: &State, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        self.object_to(state, action, why)
    }

    /// Hidden is only what an animal chooses its traits from.
    fn is_public(&self, state: &State) -> bool {
        match state.agenda.top() {
            Some(Step::Script) => state.frames.is_public(),
            Some(Step::KeepTraits(..)) => false,
            _ => true,
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

    fn accepts(&self, state: &State) -> bool {
        state.ruleset == self.hash && self.in_range(state)
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        for animal in &mut state.animals {
            for secret in [&mut animal.drawn, &mut animal.kept] {
                let before = secret.get().cloned().unwrap_or_default();
                secret.redact(observer);
                if secret.get().is_none() {
                    before.into_iter().for_each(|kind| state.unused.insert(kind));
                }
            }
        }
        state.frames.redact(observer);
    }

    fn deal(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        self.deal_traits_again(state, words);
        state.frames.deal_questions(|_, _| arrayvec::ArrayVec::new());
        state.frames.deal_journal(|_, _| 0);
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        event.redacted(observer)
    }

    fn sides(&self) -> u8 {
        self.options().animals.len() as u8
    }

    fn seat_of(&self, side: Side) -> Seat {
        Seat(self.options().seats[side.ix()])
    }

    fn action_text(&self, state: &State, action: Action, out: &mut String) {
        self.write_action(state, action, out);
    }

    fn label(&self, view: &View<State>, action: Action) -> Msg {
        self.labelled(view, action)
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        self.prompted(view)
    }

    fn tell(&self, event: &Event) -> Option<Msg> {
        self.told(event)
    }

    fn scene(&self, view: &View<State>, actions: &[Action]) -> Scene {
        scene::draw(self, view, actions)
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        crate::evaluate::values(self, state, out);
    }

    fn search_budget(&self) -> u32 {
        crate::evaluate::SEARCH_BUDGET
    }

    /// Each animal's own; which of two animals counts for a player, [`Game::result_of`] says.
    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| state.animal(side).points.into()).collect()
    }

    /// Of equal points the animal higher in the food chain wins.
    fn tie_breaks(&self, _: &State) -> Vec<i64> {
        self.all_sides().map(|side| side.0.into()).collect()
    }

    /// Of two animals of a player the one with the lower total counts.
    fn result_of(&self, state: &State, seat: Seat) -> (i64, i64) {
        let own = self.turn_order().find(|&side| self.seat_of(side) == seat).map(|side| self.counted(state, side));
        own.map_or((0, 0), |side| (state.animal(side).points.into(), side.0.into()))
    }

    fn side_name(&self, side: Side) -> Msg {
        texts::animal_name(self.animal_kind(side))
    }

    fn side_look(&self, side: Side) -> Look {
        looks::figure(self.animal_kind(side))
    }

    fn points(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        self.points_of(event, enter);
    }

    fn ecology(&self, event: &Event, tell: &mut dyn FnMut(Ecological)) {
        self.notes_of(event, tell);
    }

    fn opening(&self, state: &State, tell: &mut dyn FnMut(Ecological)) {
        self.opening_of(state, tell);
    }

    fn reading(&self) -> Option<Reading> {
        Some(self.reading_of())
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }

    fn side_word(&self, side: Side) -> String {
        self.animal_kind(side).word().to_owned()
    }

    fn position(&self, state: &State) -> Option<String> {
        Some(self.written(state))
    }

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.placed_by(position, sink)
    }

    fn ledgers(&self) -> Vec<String> {
        self.ledger_names()
    }

    fn balances(&self, state: &State, out: &mut Vec<i64>) {
        self.ledger_balances(state, out);
    }

    fn enter(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        self.ledger_entries(event, enter);
    }

    fn recount(&self, state: &mut State) {
        refresh_all(self, state);
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
            _ => state.frames.pick_set(),
        }
    }

    fn open_scripts(&self, state: &State) -> usize {
        state.frames.depth()
    }

    fn causes(&self, event: &Event, cause: &mut dyn FnMut(u8)) {
        self.event_causes(event, cause);
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::CardFailed(_))
    }

    fn cards_in_play(&self) -> Vec<(u8, String)> {
        let pool = self.rules.evolution.or(self.rules.traits);
        pool.map(|kind| (kind, self.cards().word(kind).to_owned())).collect()
    }
}

impl Marine {
    /// Traits that the observer does not know are dealt out again.
    fn deal_traits_again(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        for side in self.turn_order() {
            let [drawn, kept] = state.animal(side).face_down;
            if state.animal(side).drawn.get().is_none() {
                let cards = deal_from(&mut state.unused, drawn, words);
                state.animal_mut(side).drawn.fill(cards);
            }
            if state.animal(side).kept.get().is_none() {
                let cards = deal_from(&mut state.unused, kept, words);
                state.animal_mut(side).kept.fill(cards);
            }
        }
    }
}

/// So many random traits, lowest first.
fn deal_from(unused: &mut Kinds, n: u8, words: &mut dyn FnMut() -> u64) -> arrayvec::ArrayVec<u8, 3> {
    let mut cards = arrayvec::ArrayVec::new();
    for _ in 0..n {
        let drawn = unused.clone().nth(chance::below(words(), unused.len()) as usize);
        drawn.into_iter().for_each(|kind| unused.remove(kind));
        cards.extend(drawn);
    }
    cards.sort_unstable();
    cards
}
