//! The rules: each round a secret choice, a card each, dusk, a new card each. After six rounds the most food wins.

use crate::cards::Table;
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::scene::{Node, Shape};
use clade_engine::*;
use clade_script::{Fault, Frames, Outcome, Vm};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

const PLAY: u8 = 0;
const DUSK: u8 = 1;
const ROUNDS: u8 = 6;

/// Pending rule work.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A side chooses in secret how to feed; after the last one all is revealed.
    Secret(Side),
    /// A side plays a card or passes.
    Turn(Side),
    /// A card is played: its script starts.
    Play { side: Side, kind: u8 },
    /// The innermost script runs on, or waits.
    Script,
    /// Cards of a side act at dusk.
    Dusk(Side, Triggers),
    /// A side draws a card.
    Draw(Side),
    /// A round begins.
    Round,
}

/// One answer.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// To a card's question.
    Answer(Answer),
    /// Take from the pond.
    Graze,
    /// Take from the grazers.
    Hunt,
    /// Play a card, or let it act at dusk.
    Card(u8),
    /// Play none.
    Pass,
    /// Chance: the die.
    Die(u8),
    /// Chance: the card drawn.
    Drawn(u8),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The secret choice of a side is shown: hunt or graze.
    Revealed(Side, bool),
    /// A side draws; only it sees the card.
    Drew(Side, Secret<u8>),
    /// A card is played or acts at dusk.
    Acted(Side, u8),
    /// A card failed.
    Failed(Fault),
}

/// Everything on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) ruleset: u64,
    pub(crate) round: u8,
    pub(crate) pond: u8,
    pub(crate) food: [u8; 4],
    pub(crate) deck: Deck<3>,
    pub(crate) hands: [Hand<3>; 4],
    pub(crate) secret: [Option<Secret<bool>>; 4],
    pub(crate) in_force: [Kinds; 4],
    pub(crate) agenda: Agenda<Step>,
    pub(crate) frames: Frames,
}

impl State {
    pub(crate) fn push(&mut self, step: Step) -> Result<(), String> {
        self.agenda.push(step).map_err(|e| e.to_string())
    }

    /// The kinds of cards in a hand, each offered once.
    pub(crate) fn options(&self, side: Side) -> ArrayVec<(u8, u8), 48> {
        self.hands[side.ix()].cards().iter().map(|(kind, _)| (kind, 1)).collect()
    }
}

/// Pond, opened on a thread.
#[derive(Debug)]
pub struct Pond {
    pub(crate) seats: u8,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

impl Pond {
    pub(crate) fn seats(&self) -> u8 {
        self.seats
    }

    fn all(&self) -> impl DoubleEndedIterator<Item = Side> + use<> {
        (0..self.seats).map(Side)
    }

    /// Pushes steps so that the first is on top. The rules themselves never fill the agenda.
    fn then(state: &mut State, steps: impl DoubleEndedIterator<Item = Step>) {
        steps.rev().for_each(|step| state.push(step).expect("the rules push few steps"));
    }

    /// Works off steps until somebody must answer.
    fn run(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        while let Some(step) = state.agenda.top() {
            match step {
                Step::Round if state.round == ROUNDS => drop(state.agenda.pop()),
                Step::Round => {
                    state.round += 1;
                    Self::then(state, self.all().map(Step::Secret).chain(self.all().map(Step::Turn)));
                }
                Step::Play { side, kind } => {
                    state.agenda.pop();
                    self.start(state, side, kind, PLAY, sink);
                }
                Step::Script if state.frames.question().is_none() && state.frames.die().is_none() => self.script(state, sink),
                Step::Dusk(side, mut triggers) => {
                    let pending = triggers.pending();
                    let free = pending.iter().all(|&kind| self.vm.cards().get(kind).order_free);
                    match *pending {
                        [] => drop(state.agenda.pop()),
                        [kind, ..] if free || pending.len() == 1 => {
                            triggers.take(kind);
                            state.agenda.pop();
                            Self::then(state, [Step::Dusk(side, triggers)].into_iter());
                            self.start(state, side, kind, DUSK, sink);
                        }
                        _ => return,
                    }
                }
                Step::Draw(_) if state.deck.is_empty() => drop(state.agenda.pop()),
                _ => return,
            }
        }
    }

    fn start(&self, state: &mut State, side: Side, kind: u8, hook: u8, sink: &mut Sink<'_, Event>) {
        sink.emit(|| Event::Acted(side, kind));
        if self.vm.defines(hook).contains(kind) && state.frames.open(kind, hook, side, [0; 4]) {
            Self::then(state, [Step::Script].into_iter());
        }
    }

    fn script(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        if matches!(state.frames.top().map(|f| &f.wait), Some(clade_script::Wait::Steps)) {
            state.frames.finish(0);
        }
        match self.vm.run(&mut Table { game: self, state, sink, saved: None }) {
            Outcome::Suspended => return,
            Outcome::Failed(fault) => sink.emit(|| Event::Failed(fault)),
            Outcome::Finished => {}
        }
        state.agenda.pop();
    }

    /// The last secret choice is made: all are shown. Grazers take 2 food, then hunters take 1 from each grazer.
    fn reveal(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        let choices: Vec<bool> = self.all().map(|s| state.secret[s.ix()].take().and_then(|c| c.get().copied()).unwrap_or(false)).collect();
        for side in self.all() {
            let hunts = choices[side.ix()];
            sink.emit(|| Event::Revealed(side, hunts));
            if !hunts {
                let taken = state.pond.min(2);
                state.pond -= taken;
                state.food[side.ix()] += taken;
            }
        }
        for hunter in self.all().filter(|s| choices[s.ix()]) {
            for prey in self.all().filter(|s| !choices[s.ix()]) {
                let taken = state.food[prey.ix()].min(1);
                state.food[prey.ix()] -= taken;
                state.food[hunter.ix()] += taken;
            }
        }
    }

    fn dusk(&self, state: &mut State) {
        let groups = Triggers::by_side(self.all(), |side| state.in_force[side.ix()].and(self.vm.defines(DUSK)));
        Self::then(state, self.all().map(Step::Draw).chain([Step::Round]));
        groups.into_iter().for_each(|(side, triggers)| Self::then(state, [Step::Dusk(side, triggers)].into_iter()));
    }
}

impl Game for Pond {
    type State = State;
    type Action = Action;
    type Event = Event;

    fn start(&self) -> State {
        let deck = Deck::new(Bag::from_counts([8, 6, 10]));
        let hands = std::array::from_fn(|i| Hand::new(Seats::one(Seat(i as u8))));
        let mut state = State {
            ruleset: self.hash,
            round: 0,
            pond: 6,
            food: [1; 4],
            deck,
            hands,
            secret: [None; 4],
            in_force: [Kinds::NONE; 4],
            agenda: Agenda::default(),
            frames: Frames::default(),
        };
        Self::then(&mut state, self.all().chain(self.all()).map(Step::Draw).chain([Step::Round]));
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match state.agenda.top() {
            None => Actor::Over,
            Some(Step::Draw(_)) => Actor::Chance,
            Some(Step::Script) => state.frames.question().map_or(Actor::Chance, |q| Actor::Seat(self.seat_of(q.who))),
            Some(Step::Secret(side) | Step::Turn(side) | Step::Dusk(side, _)) => Actor::Seat(self.seat_of(side)),
            Some(Step::Play { .. } | Step::Round) => unreachable!("worked off before anybody is asked"),
        }
    }

    fn candidates(&self, state: &State, out: &mut Vec<Action>) {
        match state.agenda.top() {
            Some(Step::Secret(_)) => out.extend([Action::Graze, Action::Hunt]),
            Some(Step::Turn(side)) => {
                out.extend(state.hands[side.ix()].cards().iter().map(|(kind, _)| Action::Card(kind)));
                out.push(Action::Pass);
            }
            Some(Step::Dusk(_, triggers)) => out.extend(triggers.pending().iter().map(|&kind| Action::Card(kind))),
            Some(Step::Script) => state.frames.question().into_iter().for_each(|q| q.answers(|a| out.push(Action::Answer(a)))),
            _ => {}
        }
    }

    fn object(&self, _: &State, _: Action, _: &mut Why<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A hand is hidden: whether it leaves one answer must not show.
    fn is_public(&self, state: &State) -> bool {
        matches!(state.agenda.top(), Some(Step::Dusk(..)))
            || state.frames.question().is_some_and(|q| q.options.known() == Seats::ALL && !matches!(q.ask, Ask::Some { .. }))
    }

    fn play(&self, state: &mut State, action: Action, sink: &mut Sink<'_, Event>) {
        match (state.agenda.top(), action) {
            (Some(Step::Script), Action::Answer(answer)) => {
                if state.frames.answer(answer) {
                    self.run(state, sink);
                }
                return;
            }
            (Some(Step::Script), Action::Die(face)) => state.frames.rolled(face),
            (Some(Step::Draw(side)), Action::Drawn(kind)) => {
                state.agenda.pop();
                state.deck.draw(kind);
                state.hands[side.ix()].put(kind);
                sink.emit(|| Event::Drew(side, Secret::new(kind, Seats::one(Seat(side.0)))));
            }
            (Some(Step::Secret(side)), Action::Graze | Action::Hunt) => {
                state.agenda.pop();
                state.secret[side.ix()] = Some(Secret::new(action == Action::Hunt, Seats::one(Seat(side.0))));
                if side.0 + 1 == self.seats {
                    self.reveal(state, sink);
                }
            }
            (Some(Step::Turn(side)), action) => {
                state.agenda.pop();
                if side.0 + 1 == self.seats {
                    state.agenda.pop(); // the round is replaced by its dusk
                    self.dusk(state);
                }
                if let Action::Card(kind) = action {
                    state.hands[side.ix()].take(kind);
                    state.in_force[side.ix()].insert(kind);
                    Self::then(state, [Step::Play { side, kind }].into_iter());
                }
            }
            (Some(Step::Dusk(side, mut triggers)), Action::Card(kind)) => {
                triggers.take(kind);
                state.agenda.pop();
                Self::then(state, [Step::Dusk(side, triggers)].into_iter());
                self.start(state, side, kind, DUSK, sink);
            }
            _ => unreachable!("only listed actions are played"),
        }
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        match state.frames.die() {
            Some(faces) => out.extend((1..=faces).map(|face| (Action::Die(face), 1))),
            None => out.extend(state.deck.outcomes().map(|(kind, weight)| (Action::Drawn(kind), weight))),
        }
    }

    fn accepts(&self, state: &State) -> bool {
        state.ruleset == self.hash
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        let State { hands, deck, secret, frames, .. } = state;
        hands.iter_mut().for_each(|hand| hand.redact(observer, &mut deck.unseen));
        secret.iter_mut().flatten().for_each(|choice| choice.redact(observer));
        frames.redact(observer);
    }

    fn deal(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        let State { hands, deck, secret, .. } = state;
        hands.iter_mut().for_each(|hand| hand.deal(&mut deck.unseen, words));
        secret.iter_mut().flatten().for_each(|choice| choice.fill(words() >> 63 == 1));
        let hands = state.hands.clone();
        let options = |side: Side| hands[side.ix()].cards().iter().map(|(kind, _)| (kind, 1)).collect();
        state.frames.deal_questions(|_, question| options(question.who));
        state
            .frames
            .deal_journal(|frame, _| i32::from(hands[usize::from((frame.side.0 + 1) % self.seats)].cards().sample(words()).unwrap_or(0)));
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        let mut event = event.clone();
        if let Event::Drew(_, card) = &mut event {
            card.redact(observer);
        }
        event
    }

    fn sides(&self) -> u8 {
        self.seats
    }

    fn action_text(&self, _: &State, action: Action, out: &mut String) {
        *out += &match action {
            Action::Answer(Answer::Thing(kind)) | Action::Card(kind) => self.vm.cards().word(kind).to_owned(),
            Action::Answer(answer) => format!("{answer:?}").to_lowercase(),
            Action::Die(face) => format!("die {face}"),
            Action::Drawn(kind) => format!("draw {}", self.vm.cards().word(kind)),
            other => format!("{other:?}").to_lowercase(),
        };
    }

    fn label(&self, _: &View<State>, action: Action) -> Msg {
        let name = |kind| self.vm.cards().get(kind).name();
        match action {
            Action::Graze => texts::graze(),
            Action::Hunt => texts::hunt(),
            Action::Pass => texts::pass(),
            Action::Card(kind) => texts::play(name(kind)),
            Action::Drawn(kind) => texts::draw(name(kind)),
            Action::Die(face) | Action::Answer(Answer::Number(face)) => texts::die(face),
            Action::Answer(Answer::Thing(kind)) => name(kind),
            Action::Answer(Answer::Yes) => texts::yes(),
            Action::Answer(Answer::No) => texts::no(),
            Action::Answer(Answer::Done) => texts::done(),
        }
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        match (view.agenda.top(), view.frames.question(), view.frames.top()) {
            (None, ..) => texts::over(),
            (Some(Step::Secret(side)), ..) => texts::secret(self.side_name(side)),
            (Some(Step::Turn(side)), ..) => texts::turn(self.side_name(side)),
            (Some(Step::Dusk(side, _)), ..) => texts::order(self.side_name(side)),
            (_, Some(question), Some(frame)) => {
                let card = self.vm.cards().get(frame.card);
                texts::asked(self.side_name(question.who), card.said(question.prompt), card.name())
            }
            _ => texts::chance(),
        }
    }

    fn tell(&self, event: &Event) -> Option<Msg> {
        let name = |kind| self.vm.cards().get(kind).name();
        Some(match event {
            Event::Revealed(side, hunts) => texts::revealed(self.side_name(*side), if *hunts { texts::hunt() } else { texts::graze() }),
            Event::Drew(side, card) => texts::drew(self.side_name(*side), card.get().map_or_else(texts::hidden, |&kind| name(kind))),
            Event::Acted(side, kind) => texts::played(self.side_name(*side), name(*kind)),
            Event::Failed(fault) => texts::failed(name(fault.card), fault.to_string()),
        })
    }

    fn scene(&self, view: &View<State>, actions: &[Action]) -> Scene {
        let mut scene = Scene::default();
        scene.add(Node::new("pond", Shape::Pile, texts::name()).value(view.pond));
        scene.add(Node::new("deck", Shape::Pile, texts::deck()).value(view.deck.len()));
        for side in self.all() {
            let i = side.0;
            let panel = scene.add(Node::new(format!("side{i}"), Shape::Panel, self.side_name(side)).of(side));
            scene.add(Node::new(format!("food{i}"), Shape::Text, texts::food()).within(panel).value(view.food[side.ix()]));
            let hand = &view.hands[side.ix()];
            scene.add(Node::new(format!("hand{i}"), Shape::Text, texts::hand()).within(panel).value(hand.len()));
            for (kind, n) in hand.cards().iter() {
                let card = Node::new(format!("hand{i}-{kind}"), Shape::Card, self.vm.cards().get(kind).name()).within(panel).value(n);
                scene.add(card.actions_where(actions, |&a| a == Action::Card(kind)));
            }
        }
        scene
    }

    fn evaluate(&self, view: &View<State>, side: Side) -> i64 {
        let others: i64 = self.all().filter(|&s| s != side).map(|s| i64::from(view.food[s.ix()])).sum();
        i64::from(view.food[side.ix()]) * 4 - others + i64::from(view.hands[side.ix()].len())
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all().map(|s| i64::from(state.food[s.ix()])).collect()
    }

    fn side_name(&self, side: Side) -> Msg {
        texts::side(side.0 + 1)
    }

    fn counters(&self) -> Vec<(&'static str, u64)> {
        self.vm.counters().to_vec()
    }
}

/// Keeps the hook numbers above and the table in step.
#[test]
fn hooks_have_their_numbers() {
    use crate::SCHEMA;
    assert_eq!((SCHEMA.hook("play"), SCHEMA.hook("dusk")), (PLAY, DUSK));
}
