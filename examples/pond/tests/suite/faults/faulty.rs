//! Pond with a fault: the game of the example, and what goes wrong in it.

use super::{Fault, PLANTED};
use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Staged, Template};
use clade_engine::{
    Actor, Answer, Answers, Audited, Ecological, Effects, Hidden, Kept, Kind, Misplaced, Msg, Observer, Rules, Scene, Scripts, Shown, Side,
    Sink, View,
};
use clade_pond::{Event, Pond, State, Step};
use std::cell::Cell;
use std::ops::ControlFlow;

/// Pond, but for its fault.
pub(super) struct Faulty {
    pub(super) pond: Pond,
    pub(super) fault: Fault,
    pub(super) forgetful: bool,
    /// Which opening of its ruleset this is.
    pub(super) opening: u64,
    /// Which ruleset of all this is.
    pub(super) ruleset: u64,
    pub(super) calls: Cell<u32>,
}

impl Faulty {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    /// Whether so many calls have been made that something else happens.
    fn now_and_then(&self) -> bool {
        self.calls.set(self.calls.get() + 1);
        self.calls.get().is_multiple_of(2)
    }

    /// What goes wrong in a step that is otherwise right.
    fn spoil(&self, before: &State, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let more = |state: &mut State, sink: &mut Sink<'_, Event>| {
            state.pond += 1;
            sink.emit(|| Event::Filled(1, None));
        };
        match (self.fault, before.agenda.top(), answer) {
            // The fourth player's place is free in a game of three: everybody sees it, nobody counts it.
            (Fault::IdBetraysAKind, Some(Step::Draw(_)), Answer::Thing(kind)) => state.food[3] = u32::from(kind),
            (Fault::PicksHaveAnOrder, Some(Step::Script(_)), Answer::Thing(kind)) if before.frames.is_pick(answer) => {
                state.food[3] = before.food[3] * 8 + u32::from(kind);
            }
            (Fault::CardWithAMemory, Some(Step::Turn(_)), Answer::Thing(_)) if self.now_and_then() => more(state, sink),
            (Fault::RememberedTooLong, Some(Step::Turn(_)), Answer::Thing(_)) if !self.forgetful => more(state, sink),
            (Fault::RepeatedState, Some(Step::Turn(_)), Answer::Done) => *state = before.clone(),
            (Fault::NoEnd, ..) if state.round == 6 => (state.round, state.food[3]) = (4, state.food[3] + 1),
            (Fault::LostCube, Some(Step::Choose(_)), _) => state.pond = state.pond.saturating_sub(1),
            (Fault::InForceNotUpdated, ..) => state.in_force = before.in_force,
            (Fault::Panic, Some(Step::Turn(_)), Answer::Done) if state.round == 4 => panic!("{PLANTED}"),
            (Fault::QueryNotRecorded, ..) if state.frames.question().is_some() => state.frames = without_first_entry(&state.frames),
            _ => {}
        }
    }
}

/// Open scripts of which the innermost has lost the first entry of its journal.
fn without_first_entry(frames: &clade_script::Frames) -> clade_script::Frames {
    let mut value = serde_json::to_value(frames).expect("plain data");
    let start = value["stack"].as_array().and_then(|stack| stack.last()).and_then(|frame| frame["start"].as_u64()).unwrap_or(0) as usize;
    if let Some(journal) = value["journal"].as_array_mut().filter(|journal| journal.len() > start) {
        journal.remove(start);
    }
    serde_json::from_value(value).expect("open scripts")
}

impl Rules for Faulty {
    type State = State;
    type Action = Answer;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.pond.sides()
    }

    fn start(&self) -> State {
        let mut state = self.pond.start();
        let more = match self.fault {
            Fault::OpensOtherwise => u64::from(self.opening >= 4),
            Fault::SeedOfItsOwn => self.ruleset % 2,
            _ => 0,
        };
        state.pond += more as u32;
        state
    }

    fn actor(&self, state: &State) -> Actor {
        self.pond.actor(state)
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Answer>) {
        let mut out = Vec::new();
        self.pond.answers(state, &mut Answers::all(&mut out));
        let turn = matches!(state.agenda.top(), Some(Step::Turn(_)));
        if self.has(Fault::UnsortedList) && turn && self.now_and_then() {
            out.reverse();
        }
        if self.has(Fault::ListOnlyTheHostFinds) && turn && state.hands[0].cards().iter().next().is_some() {
            out.reverse();
        }
        for answer in out {
            let refused = match (self.fault, answer) {
                (Fault::DeadEnd, _) => turn && state.round == 3,
                (Fault::RefusedWithoutReason, Answer::Thing(kind)) => turn && kind == 1,
                _ => false,
            };
            to.offer_unless(answer, |_| if refused { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
        }
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let before = state.clone();
        let mut unheard = Sink::null();
        let is_measured = sink.is_heard() && !sink.is_told();
        self.pond.play(state, answer, if is_measured && self.has(Fault::NotesForListeners) { &mut unheard } else { sink });
        self.spoil(&before, state, answer, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Answer, u32)>) {
        self.pond.outcomes(state, out);
    }

    fn sample(&self, state: &State, word: u64) -> Option<Answer> {
        if self.has(Fault::SampledOtherwise) { self.pond.sample(state, word / 2) } else { self.pond.sample(state, word) }
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.pond.scores(state)
    }

    fn values(&self, state: &State, out: &mut Vec<i64>) {
        self.pond.values(state, out);
        if self.has(Fault::HiddenCardsCount) {
            out.iter_mut().for_each(|value| *value += state.hands.iter().map(|hand| i64::from(hand.cards().count(Kind(0)))).sum::<i64>());
        }
    }

    fn clock(&self, state: &State) -> u32 {
        match self.fault {
            Fault::ClockGoesBack => self.pond.clock(state) % 4,
            Fault::NoEnd => 0, // it goes back to earlier rounds
            _ => self.pond.clock(state),
        }
    }

    fn action_key(&self, state: &State, answer: Answer) -> u64 {
        match self.fault {
            Fault::OneKeyForTwo if answer == Answer::No => self.pond.action_key(state, Answer::Yes),
            // What the others hold.
            Fault::KeysOfHiddenCards => {
                let held = state.hands.iter().map(|hand| u64::from(hand.cards().count(Kind(0)))).sum::<u64>();
                self.pond.action_key(state, answer).wrapping_add(held)
            }
            _ => self.pond.action_key(state, answer),
        }
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Pond::effects(state)
    }

    fn effects_mut(state: &mut State) -> Option<&mut dyn Effects> {
        Pond::effects_mut(state)
    }

    fn answer_of(answer: Answer) -> Option<Answer> {
        Some(answer)
    }
}

impl Hidden for Faulty {
    fn list_is_public(&self, state: &State) -> bool {
        let script = matches!(state.agenda.top(), Some(Step::Script(_)));
        if self.has(Fault::SkippedForcedQuestion) && script { true } else { self.pond.list_is_public(state) }
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        let (frames, bag) = (state.frames.clone(), state.deck.unseen);
        self.pond.redact(state, observer);
        match self.fault {
            Fault::OptionsShownToOthers => state.frames = frames,
            Fault::BagInTheView => state.deck.unseen = bag,
            _ => {}
        }
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        if self.has(Fault::LostInAnotherWorld) {
            state.frames.deal_questions(|_, _| [(0, 1)].into_iter().collect());
        }
        self.pond.deal_hidden(state, words);
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        if self.has(Fault::LogNamesAHiddenCard) { event.clone() } else { self.pond.redact_event(event, observer) }
    }
}

impl Shown for Faulty {
    fn template(&self, form: Form) -> Option<Template> {
        let mut template = self.pond.template(form)?;
        if self.has(Fault::RegionForgotten) {
            template.regions.remove(0);
        }
        Some(template)
    }

    fn staged(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        self.pond.staged(event, tell);
        if self.has(Fault::StagesNobody) && matches!(event, Event::Played(..)) {
            tell(Staged::Born("nobody".to_owned()));
        }
    }

    fn side_name(&self, side: Side) -> Msg {
        self.pond.side_name(side)
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        let prompt = self.pond.prompt(view);
        if self.has(Fault::PromptFromMemory) && !self.forgetful { prompt.with("remembered", 1) } else { prompt }
    }

    fn label(&self, view: &View<State>, answer: Answer) -> Msg {
        self.pond.label(view, answer)
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        self.pond.log_line(event)
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        self.pond.scene(view, actions)
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        let told = !matches!(event, Event::Fed(_, _, Some(_))) || !self.has(Fault::CardsFeedInSecret);
        if told {
            self.pond.score_changes(event, enter);
        }
    }

    /// The game that has no end goes back to earlier rounds: it notes nothing, and no books are kept.
    fn ecology(&self, event: &Event, notes: &mut Vec<Ecological>) {
        let forgotten = match self.fault {
            Fault::NoEnd => true,
            Fault::CardsFeedUnnoted => matches!(event, Event::Fed(_, _, Some(_))),
            Fault::RoundsUnnoted => matches!(event, Event::Round(_)),
            _ => false,
        };
        match *event {
            Event::Fed(side, 1, by) if self.has(Fault::EatsFromNothing) => self.pond.ecology(&Event::Fed(side, 999, by), notes),
            _ if !forgotten => self.pond.ecology(event, notes),
            _ => {}
        }
    }

    fn reading(&self) -> Option<Reading> {
        self.pond.reading().filter(|_| !self.has(Fault::NotesNobodyReads))
    }

    fn opening(&self, state: &State, notes: &mut Vec<Ecological>) {
        if !self.has(Fault::NoEnd) {
            self.pond.opening(state, notes);
        }
    }
}

impl Kept for Faulty {
    fn action_text(&self, state: &State, answer: Answer, out: &mut String) {
        let same = self.has(Fault::TwoOfOneText) && answer == Answer::No;
        self.pond.action_text(state, if same { Answer::Yes } else { answer }, out);
    }

    fn is_sound(&self, state: &State) -> bool {
        self.pond.is_sound(state) && !(self.has(Fault::LoadsOtherwise) && state.frames.depth() > 0)
    }

    fn position(&self, state: &State) -> Option<String> {
        let written = self.pond.position(state)?;
        Some(if self.has(Fault::PositionForgets) { written.replacen("pond = ", "pond = 1", 1) } else { written })
    }

    // The rest is Pond's own.

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.pond.place(position, sink)
    }
}

impl Audited for Faulty {
    fn ledgers(&self) -> Vec<String> {
        self.pond.ledgers()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        self.pond.ledger_balances(state, out);
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        self.pond.ledger_changes(event, enter);
    }

    fn recount(&self, state: &mut State) {
        self.pond.recount(state);
    }

    fn open_scripts(&self, state: &State) -> usize {
        if self.has(Fault::CardsNeverAsk) { 0 } else { self.pond.open_scripts(state) }
    }

    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        self.pond.causes(event, &mut |kind| {
            if kind != Kind(1) || !self.has(Fault::IdleCard) {
                cause(kind);
            }
        });
    }

    fn is_failure(&self, event: &Event) -> bool {
        self.pond.is_failure(event)
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        self.pond.cards_in_play()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        self.pond.scripts()
    }
}
