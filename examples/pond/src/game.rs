//! What is asked, what is hidden, and what people see.
//!
//! Pond asks nothing that a card could not ask, so its actions are the engine's answers; a bigger game has an enum of its own
//! with `Answer` among its variants. What an answer does is in `rules.rs`.

use crate::ecology;
use crate::rules::{COPIES, Event, Pond, State, Step};
use crate::schema::Hook;
use crate::texts;
use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Look, Node, Region, Shape, Staged, Template, Tint};
use clade_engine::{
    Actor, Answer, Answers, Audited, Bag, Deck, Ecological, Effects, Game, Hand, Hidden, Kept, Misplaced, Msg, Observer, Rules, Scene,
    Scripts, Seat, Shown, Side, Sink, Triggers, View,
};

/// A figure and a colour for each side.
const FIGURES: [Look; 4] =
    [Look::of("frog", Tint::Green), Look::of("duck", Tint::Yellow), Look::of("dragonfly", Tint::Blue), Look::of("tortoise", Tint::Brown)];

impl Rules for Pond {
    type State = State;
    type Action = Answer;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let copies = |kind| if kind < self.vm.cards().len() { COPIES[kind] } else { 0 };
        let deck = Deck::new(Bag::from_counts(std::array::from_fn(copies)));
        let hands = std::array::from_fn(|side| Hand::new(self.only(Side(side as u8))));
        let mut state = State { ruleset: self.hash, pond: 6, food: [1; 4], deck, hands, ..State::default() };
        state.agenda.then(self.all_sides().map(Step::Draw).chain([Step::Round]));
        self.run(&mut state, &mut Sink::null()); // without any card nothing is drawn
        state
    }

    fn actor(&self, state: &State) -> Actor {
        match (state.agenda.top(), state.frames.question()) {
            (None, _) => Actor::Over,
            (Some(Step::Choose(side) | Step::Turn(side) | Step::Dusk(side, _)), _) => Actor::Seat(self.seat_of(side)),
            (_, Some(question)) => Actor::Seat(self.seat_of(question.who)),
            _ => Actor::Chance,
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Answer>) {
        match (state.agenda.top(), state.frames.question()) {
            (Some(Step::Choose(_)), _) => to.offer_all([Answer::No, Answer::Yes]),
            (Some(Step::Turn(side)), _) => {
                to.offer_all(state.hands[side.ix()].cards().iter().map(|(kind, _)| Answer::Thing(kind)));
                to.offer(Answer::Done);
            }
            (Some(Step::Dusk(_, cards)), _) => {
                let free = cards.pending().iter().all(|&kind| self.vm.cards().get(kind).order_free);
                to.offer_all(cards.pending().iter().take(if free { 1 } else { Triggers::MAX }).map(|&kind| Answer::Thing(kind)));
            }
            (_, question) => question.into_iter().for_each(|question| question.answers(|answer| to.offer(answer))),
        }
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        self.answer(state, answer, sink);
        self.run(state, sink);
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Answer, u32)>) {
        match state.frames.die() {
            Some(faces) => out.extend((1..=faces).map(|face| (Answer::Number(face), 1))),
            None => out.extend(state.deck.outcomes().map(|(kind, weight)| (Answer::Thing(kind), weight))),
        }
    }

    fn scores(&self, state: &State) -> Vec<i64> {
        self.all_sides().map(|side| i64::from(state.food[side.ix()])).collect()
    }

    fn clock(&self, state: &State) -> u32 {
        state.round.into()
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

impl Hidden for Pond {
    fn list_is_public(&self, state: &State) -> bool {
        match state.agenda.top() {
            Some(Step::Turn(side)) => state.hands[side.ix()].is_empty(), // nothing else of a hand shows
            Some(Step::Script) => state.frames.list_is_public(),
            _ => true,
        }
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        state.hands.iter_mut().for_each(|hand| hand.redact(observer, &mut state.deck.unseen));
        state.hunts.iter_mut().flatten().for_each(|hunts| hunts.redact(observer));
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        state.hands.iter_mut().for_each(|hand| hand.deal(&mut state.deck.unseen, words));
        state.hunts.iter_mut().flatten().for_each(|hunts| hunts.fill(words() >> 63 == 1));
        let mut frames = std::mem::take(&mut state.frames);
        frames.deal_questions(|_, question| state.hands[question.who.ix()].options());
        // The one hidden thing that a script can know: the card that a seat chose from its hand.
        frames.deal_journal(|_, known| {
            let whose = self.all_sides().find(|side| known.contains(Seat(side.0)));
            whose.and_then(|side| state.hands[side.ix()].cards().sample(words())).map_or(0, i32::from)
        });
        state.frames = frames;
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        let mut event = event.clone();
        if let Event::Drew(_, card) = &mut event {
            card.redact(observer);
        }
        event
    }
}

impl Shown for Pond {
    fn side_name(&self, side: Side) -> Msg {
        texts::side(side.0 + 1)
    }

    fn side_look(&self, side: Side) -> Look {
        FIGURES.get(side.ix()).cloned().unwrap_or_default()
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        match (view.agenda.top(), view.frames.question().zip(view.frames.top())) {
            (None, _) => texts::over(),
            (Some(Step::Choose(side)), _) => texts::choose(self.side_name(side)),
            (Some(Step::Turn(side)), _) => texts::turn(self.side_name(side)),
            (Some(Step::Dusk(side, _)), _) => texts::order(self.side_name(side)),
            (_, Some((asked, by))) => {
                texts::asked(self.side_name(asked.who), self.vm.cards().get(by.card).said(asked.prompt), self.vm.cards().name_of(by.card))
            }
            _ => texts::chance(),
        }
    }

    fn label(&self, view: &View<State>, answer: Answer) -> Msg {
        match (view.agenda.top(), answer) {
            (Some(Step::Choose(_)), Answer::Yes) => texts::hunt(),
            (Some(Step::Choose(_)), _) => texts::graze(),
            (Some(Step::Turn(_)), Answer::Done) => texts::pass(),
            (_, Answer::Yes) => texts::yes(),
            (_, Answer::No) => texts::no(),
            (_, Answer::Done) => texts::done(),
            (_, Answer::Number(n)) => texts::number(n),
            (_, Answer::Thing(kind)) => self.vm.cards().name_of(kind),
        }
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        let name = |kind: u8| self.vm.cards().name_of(kind);
        Some(match event {
            Event::Drew(side, card) => texts::drew(self.side_name(*side), card.get().map_or_else(texts::hidden, |&kind| name(kind))),
            Event::Revealed(side, hunts) => texts::revealed(self.side_name(*side), if *hunts { texts::hunt() } else { texts::graze() }),
            Event::Fed(side, n, _) => texts::fed(self.side_name(*side), *n),
            Event::Filled(n, _) => texts::filled(*n),
            Event::Played(..) => return None, // it acts, which is told
            Event::Round(_) => return None,
            Event::Washed(side, kind) => texts::washed(self.side_name(*side), name(*kind)),
            Event::Acted(side, kind) => texts::acted(self.side_name(*side), name(*kind)),
            Event::Failed(fault) => texts::failed(name(fault.card), fault.to_string()),
        })
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        let mut scene = Scene::default();
        scene.add(Node::new("pond", Shape::Pile, texts::name()).look(Look::of("lily-pads", Tint::Teal)).value(view.pond));
        let deck = scene.add(Node::new("deck", Shape::Pile, texts::deck()).icon("card-draw").value(view.deck.len()));
        for (kind, weight) in view.deck.chances() {
            let card = Node::new(format!("deck-{kind}"), Shape::Card, self.vm.cards().name_of(kind)).within(deck).value(weight);
            scene.add(card.look(self.vm.cards().look_of(kind)));
        }
        let (asked, from_hand) = (self.actor(view), !self.list_is_public(view));
        for side in self.all_sides() {
            let (i, hand, front) = (side.0, &view.hands[side.ix()], view.in_front[side.ix()]);
            let panel = scene.add(Node::new(format!("side{i}"), Shape::Panel, self.side_name(side)).of(side));
            scene.add(Node::new(format!("food{i}"), Shape::Text, texts::food()).within(panel).icon("fly").value(view.food[side.ix()]));
            scene.add(Node::new(format!("hand{i}"), Shape::Text, texts::hand()).within(panel).icon("poker-hand").value(hand.len()));
            let held = Node::new(format!("held{i}"), Shape::Hand, texts::hand()).within(panel).of(side);
            let held = if hand.cards().is_empty() { panel } else { scene.add(held) };
            let cards = hand.cards().iter().map(|(kind, n)| ("card", kind, n)).chain(front.map(|kind| ("front", kind, 1)));
            for (place, kind, n) in cards {
                let meant = asked == Actor::Seat(self.seat_of(side)) && from_hand == (place == "card");
                let lies_on = if place == "card" { held } else { panel };
                let card = Node::new(format!("{place}{i}-{kind}"), Shape::Card, self.vm.cards().name_of(kind)).within(lies_on).value(n);
                scene
                    .add(card.look(self.vm.cards().look_of(kind)).actions_where(actions, |&action| meant && action == Answer::Thing(kind)));
            }
        }
        scene
    }

    /// The pond and its deck above or at the left, the players below one another.
    fn template(&self, form: Form) -> Option<Template> {
        let wide = form == Form::Wide;
        let middle = if wide { [0, 0, 250, 1000] } else { [0, 0, 1000, 250] };
        let middle =
            Region { name: "middle".to_owned(), nodes: vec!["pond".to_owned(), "deck".to_owned()], place: middle, reserved: [1, 2] };
        let each = if wide { 1000 } else { 750 } / u16::from(self.seats);
        let player = |side: Side| {
            let (name, nth) = (format!("side{}", side.0), u16::from(side.0));
            let place = if wide { [250, nth * each, 750, each] } else { [0, 250 + nth * each, 1000, each] };
            Region { nodes: vec![name.clone()], name, place, reserved: [6, 2] }
        };
        Some(Template { regions: [middle].into_iter().chain(self.all_sides().map(player)).collect() })
    }

    fn staged(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        let (food, pond) = (|side: Side| Some(format!("food{}", side.0)), || Some("pond".to_owned()));
        let moved = |from, to, n| Staged::Moved { what: "pond".to_owned(), from, to, n };
        match *event {
            Event::Fed(side, n @ 1.., _) => {
                tell(moved(pond(), food(side), n));
                tell(Staged::Gained { side, n: n as i32, what: texts::food() });
            }
            Event::Filled(n @ 1.., _) => tell(moved(None, pond(), n.unsigned_abs())),
            Event::Filled(n, _) if n < 0 => tell(moved(pond(), None, n.unsigned_abs())),
            Event::Played(side, kind) => tell(Staged::TurnedOver(format!("front{}-{kind}", side.0))),
            _ => {}
        }
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        if let Event::Fed(side, n @ 1.., by) = *event {
            enter(side, n.into(), by.map_or_else(texts::feeding, |card| self.vm.cards().name_of(card)));
        }
    }

    fn ecology(&self, event: &Event, tell: &mut dyn FnMut(Ecological)) {
        ecology::notes(event, tell);
    }

    fn reading(&self) -> Option<Reading> {
        Some(ecology::reading(self.all_sides()))
    }

    fn opening(&self, state: &State, tell: &mut dyn FnMut(Ecological)) {
        ecology::opening(state, self.all_sides(), tell);
    }
}

impl Kept for Pond {
    fn action_text(&self, _: &State, answer: Answer, out: &mut String) {
        *out += &answer.text(|kind| format!("card {}", self.vm.cards().word_of(kind)));
    }

    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.hash && self.in_range(state)
    }

    fn position(&self, state: &State) -> Option<String> {
        Some(self.written(state))
    }

    fn place(&self, position: &str, sink: &mut Sink<'_, Event>) -> Result<State, Misplaced> {
        self.placed_by(position, sink)
    }
}

impl Audited for Pond {
    fn ledgers(&self) -> Vec<String> {
        let food = (1..=self.seats).map(|n| format!("food of player {n}"));
        ["food in the pond", "cards in deck and hands"].map(str::to_owned).into_iter().chain(food).collect()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        let cards = state.deck.len() + state.hands.iter().map(|hand| u32::from(hand.len())).sum::<u32>();
        out.extend([state.pond, cards].into_iter().chain(state.food).map(i64::from));
        out.truncate(2 + usize::from(self.seats));
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        match *event {
            Event::Fed(side, n, _) => {
                enter(0, -i64::from(n));
                enter(2 + side.ix(), i64::from(n));
            }
            Event::Filled(n, _) => enter(0, i64::from(n)),
            Event::Played(..) => enter(1, -1),
            _ => {}
        }
    }

    fn recount(&self, state: &mut State) {
        state.in_force = state.in_front.map(|cards| cards.and(self.vm.defines(Hook::Dusk as u8)));
    }

    fn causes(&self, event: &Event, cause: &mut dyn FnMut(u8)) {
        if let Event::Acted(_, kind) = *event {
            cause(kind);
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::Failed(_))
    }

    fn cards_in_play(&self) -> Vec<(u8, String)> {
        (0..self.vm.cards().len() as u8).map(|kind| (kind, self.vm.cards().word_of(kind))).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}
