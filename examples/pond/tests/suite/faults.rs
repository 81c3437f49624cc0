//! The laws themselves are tested: Pond with a planted fault, which the law that is about it must name.

mod lax;

use clade_check::battery::{Law, Plan, Rates, Watch, run};
use clade_engine::face::Hosted;
use clade_engine::{
    Actor, Answer, Ecological, Face, Game, Misplaced, Msg, Observer, Ruleset, Scene, Scripts, Setup, SetupError, Side, Sink, Tools, View,
    Why,
};
use clade_pond::{Event, Pond, State, Step};
use clade_script::CardRules;
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is wrong with the game, and the law that must say so.
const FAULTS: &[(Fault, Law)] = &[
    (Fault::BagInTheView, Law::LookAlike), // the first draw already shows in the bag
    (Fault::OptionsShownToOthers, Law::NoLeak),
    (Fault::LogNamesAHiddenCard, Law::LogLeak),
    (Fault::IdBetraysAKind, Law::LookAlike),
    (Fault::SkippedForcedQuestion, Law::Skipped),
    (Fault::ListOnlyTheHostFinds, Law::OwnList),
    (Fault::LostInAnotherWorld, Law::Believable),
    (Fault::CardWithAMemory, Law::Cold),
    (Fault::QueryNotRecorded, Law::NoFailure),
    (Fault::RememberedTooLong, Law::Unremembered),
    (Fault::DeadEnd, Law::Answerable),
    (Fault::NoEnd, Law::Ends),
    (Fault::RepeatedState, Law::Progress),
    (Fault::LostCube, Law::Ledgers),
    (Fault::CardsFeedInSecret, Law::Points),
    (Fault::CardsFeedUnnoted, Law::Accounts),
    (Fault::RoundsUnnoted, Law::Accounts),
    (Fault::EatsFromNothing, Law::Accounts),
    (Fault::UnsortedList, Law::FixedOrder),
    (Fault::TwoOfOneText, Law::UniqueTexts),
    (Fault::RefusedWithoutReason, Law::Reasons),
    (Fault::PicksHaveAnOrder, Law::PicksCommute),
    (Fault::InForceNotUpdated, Law::Recounted),
    (Fault::LoadsOtherwise, Law::Saved),
    (Fault::SampledOtherwise, Law::Sampled),
    (Fault::OpensOtherwise, Law::Replayed),
    (Fault::SeedOfItsOwn, Law::SameSeed),
    (Fault::PositionForgets, Law::Scenario),
    (Fault::IdleCard, Law::CardsAct),
    (Fault::CardsNeverAsk, Law::Met),
    (Fault::Panic, Law::NoPanic),
    (Fault::ListedAnswerRefused, Law::Accepted),
    (Fault::AnswerBehindTheListTaken, Law::Accepted),
    (Fault::ChangedWhileRefusing, Law::Accepted),
];

/// What the fault that is a panic says.
const PLANTED: &str = "the planted panic";

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fault {
    None,
    BagInTheView,
    OptionsShownToOthers,
    LogNamesAHiddenCard,
    IdBetraysAKind,
    SkippedForcedQuestion,
    ListOnlyTheHostFinds,
    LostInAnotherWorld,
    CardWithAMemory,
    QueryNotRecorded,
    RememberedTooLong,
    DeadEnd,
    NoEnd,
    RepeatedState,
    LostCube,
    CardsFeedInSecret,
    CardsFeedUnnoted,
    RoundsUnnoted,
    EatsFromNothing,
    UnsortedList,
    TwoOfOneText,
    RefusedWithoutReason,
    PicksHaveAnOrder,
    InForceNotUpdated,
    LoadsOtherwise,
    SampledOtherwise,
    OpensOtherwise,
    SeedOfItsOwn,
    PositionForgets,
    IdleCard,
    CardsNeverAsk,
    Panic,
    ListedAnswerRefused,
    AnswerBehindTheListTaken,
    ChangedWhileRefusing,
}

/// Pond, but for its fault.
struct Faulty {
    pond: Pond,
    fault: Fault,
    forgetful: bool,
    /// Which opening of its ruleset this is.
    opening: u64,
    /// Which ruleset of all this is.
    ruleset: u64,
    calls: Cell<u32>,
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
            (Fault::PicksHaveAnOrder, Some(Step::Script), Answer::Thing(kind)) if before.frames.is_pick(answer) => {
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

impl Game for Faulty {
    type State = State;
    type Action = Answer;
    type Event = Event;

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

    fn candidates(&self, state: &State, out: &mut Vec<Answer>) {
        self.pond.candidates(state, out);
        let turn = matches!(state.agenda.top(), Some(Step::Turn(_)));
        if self.has(Fault::UnsortedList) && turn && self.now_and_then() {
            out.reverse();
        }
        if self.has(Fault::ListOnlyTheHostFinds) && turn && state.hands[0].cards().iter().next().is_some() {
            out.reverse();
        }
    }

    fn object(&self, state: &State, answer: Answer, _: &mut Why<'_>) -> ControlFlow<()> {
        let refused = match (self.fault, state.agenda.top(), answer) {
            (Fault::DeadEnd, Some(Step::Turn(_)), _) => state.round == 3,
            (Fault::RefusedWithoutReason, Some(Step::Turn(_)), Answer::Thing(kind)) => kind == 1,
            _ => false,
        };
        if refused { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn is_public(&self, state: &State) -> bool {
        let script = matches!(state.agenda.top(), Some(Step::Script));
        if self.has(Fault::SkippedForcedQuestion) && script { true } else { self.pond.is_public(state) }
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let before = state.clone();
        self.pond.play(state, answer, sink);
        self.spoil(&before, state, answer, sink);
    }

    fn accepts(&self, state: &State) -> bool {
        self.pond.accepts(state) && !(self.has(Fault::LoadsOtherwise) && state.frames.depth() > 0)
    }

    fn sample(&self, state: &State, word: u64) -> Option<Answer> {
        if self.has(Fault::SampledOtherwise) { self.pond.sample(state, word / 2) } else { self.pond.sample(state, word) }
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

    fn deal(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        if self.has(Fault::LostInAnotherWorld) {
            state.frames.deal_questions(|_, _| [(0, 1)].into_iter().collect());
        }
        self.pond.deal(state, words);
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        if self.has(Fault::LogNamesAHiddenCard) { event.clone() } else { self.pond.redact_event(event, observer) }
    }

    fn action_text(&self, state: &State, answer: Answer, out: &mut String) {
        let same = self.has(Fault::TwoOfOneText) && answer == Answer::No;
        self.pond.action_text(state, if same { Answer::Yes } else { answer }, out);
    }

    fn causes(&self, event: &Event, cause: &mut dyn FnMut(u8)) {
        self.pond.causes(event, &mut |kind| {
            if kind != 1 || !self.has(Fault::IdleCard) {
                cause(kind);
            }
        });
    }

    fn points(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        let told = !matches!(event, Event::Fed(_, _, Some(_))) || !self.has(Fault::CardsFeedInSecret);
        if told {
            self.pond.points(event, enter);
        }
    }

    /// The game that has no end goes back to earlier rounds: it notes nothing, and no books are kept.
    fn ecology(&self, event: &Event, tell: &mut dyn FnMut(Ecological)) {
        let forgotten = match self.fault {
            Fault::NoEnd => true,
            Fault::CardsFeedUnnoted => matches!(event, Event::Fed(_, _, Some(_))),
            Fault::RoundsUnnoted => matches!(event, Event::Round(_)),
            _ => false,
        };
        match *event {
            Event::Fed(side, 1, by) if self.has(Fault::EatsFromNothing) => self.pond.ecology(&Event::Fed(side, 999, by), tell),
            _ if !forgotten => self.pond.ecology(event, tell),
            _ => {}
        }
    }

    fn opening(&self, state: &State, tell: &mut dyn FnMut(Ecological)) {
        if !self.has(Fault::NoEnd) {
            self.pond.opening(state, tell);
        }
    }

    fn open_scripts(&self, state: &State) -> usize {
        if self.has(Fault::CardsNeverAsk) { 0 } else { self.pond.open_scripts(state) }
    }

    fn position(&self, state: &State) -> Option<String> {
        let written = self.pond.position(state)?;
        Some(if self.has(Fault::PositionForgets) { written.replacen("pond = ", "pond = 1", 1) } else { written })
    }

    // The rest is Pond's own.

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.pond.place(position, sink)
    }

    fn actor(&self, state: &State) -> Actor {
        self.pond.actor(state)
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Answer, u32)>) {
        self.pond.outcomes(state, out);
    }

    fn sides(&self) -> u8 {
        self.pond.sides()
    }

    fn label(&self, view: &View<State>, answer: Answer) -> Msg {
        self.pond.label(view, answer)
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        self.pond.prompt(view)
    }

    fn tell(&self, event: &Event) -> Option<Msg> {
        self.pond.tell(event)
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        self.pond.scene(view, actions)
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.pond.scores(state)
    }

    fn side_name(&self, side: Side) -> Msg {
        self.pond.side_name(side)
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        self.pond.scripts()
    }

    fn ledgers(&self) -> Vec<String> {
        self.pond.ledgers()
    }

    fn balances(&self, state: &State, out: &mut Vec<i64>) {
        self.pond.balances(state, out);
    }

    fn enter(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        self.pond.enter(event, enter);
    }

    fn recount(&self, state: &mut State) {
        self.pond.recount(state);
    }

    fn is_pick(&self, state: &State, answer: Answer) -> bool {
        self.pond.is_pick(state, answer)
    }

    fn pick_set(&self, state: &State) -> u64 {
        self.pond.pick_set(state)
    }

    fn is_failure(&self, event: &Event) -> bool {
        self.pond.is_failure(event)
    }

    fn cards_in_play(&self) -> Vec<(u8, String)> {
        self.pond.cards_in_play()
    }
}

/// The rules of Pond, opened with a fault.
struct FaultyRules {
    rules: CardRules<Pond>,
    fault: Fault,
    number: u64,
    openings: AtomicU64,
}

impl Ruleset for FaultyRules {
    fn hash(&self) -> u64 {
        self.rules.hash()
    }

    fn texts(&self, language: &str) -> String {
        self.rules.texts(language)
    }

    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        let (pond, opening) = (self.rules.open_game(tools)?, self.openings.fetch_add(1, Ordering::Relaxed));
        let game = Faulty { pond, fault: self.fault, forgetful: tools.forgetful, opening, ruleset: self.number, calls: Cell::new(0) };
        Ok(Box::new(lax::Lax { face: Box::new(Hosted::new(game, tools)), fault: self.fault }))
    }
}

/// The laws that a fault breaks, in a game of three.
fn broken_by(fault: Fault) -> Vec<(Law, String)> {
    let made = AtomicU64::new(0);
    let ruleset = |setup: &Setup| -> Result<Arc<dyn Ruleset>, SetupError> {
        let rules = CardRules::load(setup, &clade_pond::MODULE.with_shipped(setup, &[])?, clade_pond::TEXTS)?;
        let number = made.fetch_add(1, Ordering::Relaxed);
        Ok(Arc::new(FaultyRules { rules, fault, number, openings: AtomicU64::new(0) }))
    };
    let watch = Watch::new();
    let setups = vec![Setup { seats: 3, options: Default::default() }];
    // Whoever looks ahead meets faults before their own law does.
    let played_on = u64::from(fault == Fault::LostInAnotherWorld);
    let position = u64::from(fault == Fault::PositionForgets);
    let rates = Rates { fresh: 0, hints: 0, played_on, position, ..Rates::EACH };
    let plan = Plan { setups, games: 8, seed: 5, jobs: 1, rates, longest: 3000, mods: Vec::new(), enough: true, watch: &watch };
    run(&plan, &ruleset).broken.into_iter().map(|broken| (broken.law, broken.detail)).collect()
}

/// Other tests run at the same time, and their panics are to be heard.
fn silence_the_planted_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if panic.payload_as_str() != Some(PLANTED) {
            hook(panic);
        }
    }));
}

#[test]
fn every_fault_is_named_by_its_law() {
    silence_the_planted_panic();
    let found: Vec<_> = FAULTS.iter().map(|&(fault, law)| (fault, law, broken_by(fault))).collect();
    let wrong: Vec<_> = found.iter().filter(|(_, law, broken)| broken.first().is_none_or(|(first, _)| first != law)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_law_has_a_fault() {
    let without: Vec<_> = Law::ALL.iter().filter(|(law, ..)| FAULTS.iter().all(|(_, named)| named != law)).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn without_a_fault_no_law_is_broken() {
    assert_eq!(broken_by(Fault::None), []);
}
