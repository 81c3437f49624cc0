//! **Overgrazed**: a meadow for all, and a herd for each. In a summer one herd after another draws cards, evolves a trait from the hand, if its
//! owner likes, and grazes. Each animal needs one food, and every two that are left over raise a young one. In winter the grass that is left
//! doubles: whoever eats less today feeds everybody tomorrow. A die says which summer is the last. The biggest herd wins.

use clade_engine::ecology::Ecological::{self, Born, Died, Flow, Round};
use clade_engine::ecology::{Being, Birth, Death, Origin, Pool, Reading, Via, reading};
use clade_engine::scene::{Look, Node, Shape, Tint};
use clade_engine::{About, Actor, Answer, Answers, Audited, Bag, Deck, Effects, Game, Hand, Hidden, Kept, Kind, Kinds, Msg, Observer};
use clade_engine::{Rules, Scene, Scripts, Seat, Seats, Setup, SetupError, Shown, Side, Sink, Tells, View};
use clade_script::{
    Args, CardModule, Cards, EffectHook, Fault, Frames, ModFolder, Reply, Schema, Scripted, Shipped, VerbError, Vm, write_answer,
};
use serde::{Deserialize, Serialize};
pub use texts::ALL as MESSAGES;

mod texts {
    include!(concat!(env!("OUT_DIR"), "/overgrazed.rs")); // a function for each message of `texts/en.ftl`
}
include!(concat!(env!("OUT_DIR"), "/shipped.rs")); // the folder `cards`

/// The game, for the list of a program.
pub static MODULE: CardModule = CardModule {
    about: || {
        let (name, summary, look) = (texts::game(), texts::summary(), Look::of("high-grass", Tint::Green));
        About { id: "overgrazed", version: "1", seats: 2..=4, name, summary, options: &[], presets: &[], look, minutes: 10..=15 }
    },
    texts: [("en", include_str!("../texts/en.ftl")), ("ru", include_str!("../texts/ru.ftl")), ("pl", include_str!("../texts/pl.ftl"))],
    shipped: &[Shipped { files: CARDS, option: None }],
    schema: &SCHEMA,
    starters: &[],
    lessons: &[],
    values: "",
    maker: "",
    positions: "",
    ruleset: clade_script::ruleset::<Overgrazed>,
    wild: clade_script::wild_mod::<Overgrazed>,
};

clade_plugin::export_game!(MODULE);

clade_script::cards! {
    /// All that a card may contain and call, besides what every game has.
    pub static SCHEMA "overgrazed" "card";
    things {}
    hooks {
        /// Its herd has just grazed.
        effect Grazed "grazed" (grass: i32, animals: i32, eaten: i32);
    }
    reads {}
    verbs {
        /// The herd eats `n` grass more, or what is left.
        act Eat "eat" (n: i32);
        /// `n` grass sprouts, as far as there is room.
        act Grow "grow" (n: i32);
    }
}

/// Room for kinds of cards, those of mods among them; copies of each; cards in a hand; what the last summer and the die come to.
const KINDS: usize = 16;
const COPIES: u8 = 6;
const HAND: u16 = 3;
const LAST: u8 = 10;

/// The game, opened on a thread.
struct Overgrazed {
    seats: u8,
    hash: u64,
    vm: Vm,
}

/// What lies on the table, of each herd by the number of its side; only the herd whose turn it is has eaten something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct State {
    ruleset: u64,
    summer: u8,
    turn: u8,
    phase: Phase,
    grass: u8,
    eaten: u8,
    animals: [u8; 4],
    hands: [Hand<KINDS, Kind>; 4],
    traits: [Kinds; 4],
    deck: Deck<KINDS, Kind>,
    frames: Frames,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Phase {
    #[default]
    Draw,
    /// So much grass for each animal: 2, or 1 after a new trait.
    Graze(u8),
    /// These traits have not acted yet.
    Traits(Kinds),
    Frost,
    Over,
}

/// Something that happened, for the log and for whoever measures food and life.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Event {
    Summer(u8),
    Evolved(Side, Kind),
    Ate(Side, u8),
    Acted(Side, Kind),
    Failed(Fault),
    Starved(Side, u8),
    Born(Side, u8, Birth),
    Grew(u8, Via),
}

impl Rules for Overgrazed {
    type State = State;
    type Action = Answer;
    type Event = Event;

    fn sides(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let deck = Deck::new(Bag::from_counts(std::array::from_fn(|kind| if kind < self.vm.cards().len() { COPIES } else { 0 })));
        let hands = std::array::from_fn(|seat| Hand::new(Seats::one(Seat(seat as u8))));
        State { ruleset: self.hash, summer: 1, grass: 10 * self.seats, animals: [4; 4], hands, deck, ..State::default() }
    }

    fn actor(&self, state: &State) -> Actor {
        match (state.frames.question(), state.phase) {
            (Some(question), _) => Actor::Seat(self.seat_of(question.who)),
            (None, Phase::Graze(_)) => Actor::Seat(Seat(state.turn)),
            (None, Phase::Over) => Actor::Over,
            _ => Actor::Chance,
        }
    }

    fn answers(&self, state: &State, to: &mut Answers<'_, Answer>) {
        let i = usize::from(state.turn);
        if let Some(question) = state.frames.question() {
            question.answers(|answer| to.offer(answer));
        } else if let Phase::Graze(most) = state.phase {
            to.offer_all((0..=state.grass.min(most.saturating_mul(state.animals[i]))).map(Answer::Number));
            let new = state.hands[i].cards().iter().filter(|&(kind, _)| most == 2 && !state.traits[i].contains(kind));
            to.offer_all(new.map(|(Kind(kind), _)| Answer::Thing(kind)));
        }
    }

    fn play(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let (side, i) = (Side(state.turn), usize::from(state.turn));
        match (state.phase, answer) {
            _ if state.frames.waits() => state.frames.take(answer),
            (Phase::Draw, Answer::Thing(kind)) => {
                state.deck.draw(Kind(kind));
                state.hands[i].put(Kind(kind));
            }
            (Phase::Graze(_), Answer::Thing(kind)) => {
                state.hands[i].take(Kind(kind));
                state.traits[i].insert(Kind(kind));
                state.phase = Phase::Graze(1);
                sink.emit(|| Event::Evolved(side, Kind(kind)));
            }
            (Phase::Graze(_), Answer::Number(n)) => {
                state.phase = Phase::Traits(state.traits[i].and(self.vm.defines(Hook::Grazed)));
                self.eat(state, n, sink);
            }
            (Phase::Frost, Answer::Number(face)) if state.summer + face > LAST => state.phase = Phase::Over,
            _ => self.summer(state, sink),
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
        self.all_sides().map(|side| state.animals[side.ix()].into()).collect()
    }

    fn effects(state: &State) -> Option<&dyn Effects> {
        Some(&state.frames)
    }
}

impl Overgrazed {
    /// Goes on until somebody must answer.
    fn run(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        loop {
            let (side, i) = (Side(state.turn), usize::from(state.turn));
            match state.phase {
                _ if state.frames.waits() => return,
                _ if state.frames.depth() > 0 => drop(self.resume(state, 0, sink).ended(|fault| sink.emit(|| Event::Failed(fault)))),
                Phase::Draw if state.deck.is_empty() || state.hands[i].len() >= HAND => state.phase = Phase::Graze(2),
                Phase::Traits(mut left) => match left.next() {
                    Some(kind) => {
                        let told = Grazed { grass: state.grass.into(), animals: state.animals[i].into(), eaten: state.eaten.into() };
                        let _ = state.frames.open(kind, Grazed::HOOK, side, told.args()); // no other is open, so there is room
                        state.phase = Phase::Traits(left);
                        sink.emit(|| Event::Acted(side, kind));
                    }
                    None => self.rest(state, side, sink),
                },
                _ => return,
            }
        }
    }

    /// A herd has grazed: animals that have eaten nothing die, but for the last one; every two food that are left over raise a young one.
    fn rest(&self, state: &mut State, side: Side, sink: &mut Sink<'_, Event>) {
        let (eaten, animals) = (std::mem::take(&mut state.eaten), &mut state.animals[side.ix()]);
        let (starved, born) = (animals.saturating_sub(eaten.max(1)), eaten.saturating_sub(*animals) / 2);
        *animals = *animals - starved + born;
        sink.emit(|| Event::Starved(side, starved));
        sink.emit(|| Event::Born(side, born, Birth::Brood));
        state.turn = (side.0 + 1) % self.seats;
        state.phase = if state.turn == (state.summer - 1) % self.seats { Phase::Frost } else { Phase::Draw };
    }

    /// The grass that is left doubles, to bare ground the wind brings some, and a summer begins.
    fn summer(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        self.grow(state, state.grass.max(1), Via::Weather, sink);
        (state.turn, state.summer, state.phase) = (state.summer % self.seats, state.summer + 1, Phase::Draw);
        sink.emit(|| Event::Summer(state.summer));
    }

    /// The herd whose turn it is eats, as much as there is.
    fn eat(&self, state: &mut State, n: u8, sink: &mut Sink<'_, Event>) {
        let n = n.min(state.grass);
        (state.grass, state.eaten) = (state.grass - n, state.eaten.saturating_add(n));
        sink.emit(|| Event::Ate(Side(state.turn), n));
    }

    /// Grass grows, as far as there is room.
    fn grow(&self, state: &mut State, n: u8, via: Via, sink: &mut Sink<'_, Event>) {
        let n = n.min(16 * self.seats - state.grass);
        state.grass += n;
        sink.emit(|| Event::Grew(n, via));
    }
}

impl Scripted for Overgrazed {
    const SCHEMA: &'static Schema = &SCHEMA;
    const KINDS: usize = KINDS;

    type Rules = u8; // the number of seats

    fn rules(setup: &Setup, _: &Cards, _: &[ModFolder]) -> Result<u8, SetupError> {
        Ok(setup.seats)
    }

    fn open(seats: &std::sync::Arc<u8>, hash: u64, vm: Vm) -> Self {
        Self { seats: **seats, hash, vm }
    }

    fn vm(&self) -> &Vm {
        &self.vm
    }

    fn frames(state: &mut State) -> &mut Frames {
        &mut state.frames
    }

    fn call(&self, state: &mut State, _: Side, verb: u8, args: &Args, sink: &mut Sink<'_, Event>) -> Result<Reply, VerbError> {
        let amount = |n: i32| u8::try_from(n.min(99)).map_err(|_| "an amount is not below 0");
        let card = state.frames.top().map_or(Via::Weather, |frame| Via::Card(frame.card));
        match Verb::read(verb, args)? {
            Verb::Eat { n } => self.eat(state, amount(n)?, sink),
            Verb::Grow { n } => self.grow(state, amount(n)?, card, sink),
        }
        Ok(Reply::Nothing)
    }
}

impl Hidden for Overgrazed {
    fn list_is_public(&self, state: &State) -> bool {
        !matches!(state.phase, Phase::Graze(_)) && state.frames.list_is_public()
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        state.hands.iter_mut().for_each(|hand| hand.redact(observer, &mut state.deck.unseen));
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        state.hands.iter_mut().for_each(|hand| hand.deal(&mut state.deck.unseen, words));
        state.frames.deal();
    }
}

impl Kept for Overgrazed {
    fn action_text(&self, state: &State, answer: Answer, out: &mut String) {
        match answer {
            Answer::Number(n) => *out += &n.to_string(),
            _ => write_answer(&state.frames, self.vm.cards(), answer, out, |kind| format!("card {}", self.vm.cards().word_of(Kind(kind)))),
        }
    }

    /// What is damaged so that it could not be played on is refused.
    fn is_sound(&self, state: &State) -> bool {
        state.ruleset == self.hash
            && (1..=LAST).contains(&state.summer)
            && state.turn < self.seats
            && state.grass <= 16 * self.seats
            && state.hands.iter().all(|hand| hand.cards().len() == u32::from(hand.len()))
            && state.deck.len() == state.deck.unseen.len()
            && state.frames.is_sound(&SCHEMA, self.vm.cards(), |side| side.0 < self.seats, |_, _| true)
            && self.rests(state, |state| self.run(state, &mut Sink::null()))
    }
}

impl Audited for Overgrazed {
    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        if let Event::Acted(_, kind) = *event {
            cause(kind);
        }
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        self.vm.cards().kinds().map(|kind| (kind, self.vm.cards().word_of(kind))).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}

impl Shown for Overgrazed {
    fn side_name(&self, side: Side) -> Msg {
        texts::side(side.0 + 1)
    }

    fn side_look(&self, side: Side) -> Look {
        Look::of("bison", [Tint::Brown, Tint::Yellow, Tint::Red, Tint::Blue][side.ix() % 4])
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        match (view.frames.question().zip(view.frames.top()), view.phase) {
            (Some((asked, by)), _) => texts::asked(self.side_name(asked.who), self.vm.cards().get(by.card).said(asked.prompt)),
            (None, Phase::Graze(most)) => texts::graze(self.side_name(Side(view.turn)), view.grass, most),
            (None, Phase::Over) => texts::over(),
            _ => texts::chance(),
        }
    }

    fn label(&self, view: &View<State>, answer: Answer) -> Msg {
        clade_script::answer_label(&view.frames, self.vm.cards(), answer, |kind| self.vm.cards().name_of(Kind(kind)))
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        let (name, card) = (|side: &Side| self.side_name(*side), |kind: &Kind| self.vm.cards().name_of(*kind));
        Some(match event {
            Event::Ate(_, 0) | Event::Starved(_, 0) | Event::Born(_, 0, _) | Event::Grew(0, _) => return None,
            Event::Summer(n) => texts::summer(*n),
            Event::Evolved(side, kind) => texts::evolved(name(side), card(kind)),
            Event::Ate(side, n) => texts::ate(name(side), *n),
            Event::Acted(side, kind) => texts::acted(name(side), card(kind)),
            Event::Failed(fault) => texts::failed(card(&fault.card), fault.to_string()),
            Event::Starved(side, n) => texts::died(name(side), *n),
            Event::Born(side, n, _) => texts::born(name(side), *n),
            Event::Grew(n, _) => texts::grew(*n),
        })
    }

    fn tells(&self, event: &Event) -> Option<Tells> {
        match event {
            Event::Starved(..) => Some(Tells::Loss),
            Event::Summer(_) => Some(Tells::Begins),
            _ => None,
        }
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        let (mut scene, cards) = (Scene::default(), self.vm.cards());
        scene.add(Node::new("meadow", Shape::Pile, texts::meadow()).icon("high-grass").value(view.grass));
        for (side, i) in self.all_sides().map(|side| (side, side.ix())) {
            let panel = scene.add(Node::new(format!("side{i}"), Shape::Panel, self.side_name(side)).of(side));
            scene.add(Node::new(format!("herd{i}"), Shape::Text, texts::animals()).within(panel).icon("bison").value(view.animals[i]));
            let hand = scene.add(Node::new(format!("hand{i}"), Shape::Hand, texts::hand()).within(panel).of(side));
            let held = view.hands[i].cards().iter().map(|(kind, n)| (hand, kind, n));
            for (within, kind, n) in held.chain(view.traits[i].map(|kind| (panel, kind, 1))) {
                let is_meant = |&answer: &Answer| within == hand && side.0 == view.turn && answer == Answer::Thing(kind.0);
                let card = Node::new(format!("card{within}-{}", kind.0), Shape::Card, cards.name_of(kind)).look(cards.look_of(kind));
                scene.add(card.within(within).value(n).actions_where(actions, is_meant));
            }
        }
        scene
    }

    /// What is eaten is gone from the meadow; the animals of a herd are all alike.
    fn ecology(&self, event: &Event, notes: &mut Vec<Ecological>) {
        let (meadow, who) = (Pool::Patch(0), |side| Being { side, slot: Being::ALIKE });
        let flow = |from, to, n: u8, who, via| Flow { from, to, n: n.into(), kind: 0, who, via };
        match *event {
            Event::Summer(n) => notes.push(Round(n.into())),
            Event::Ate(side, n @ 1..) => notes.push(flow(meadow, Pool::Outside, n, Some(who(side)), Via::Meal(Origin::Environment))),
            Event::Grew(n @ 1.., via) => notes.push(flow(Pool::Outside, meadow, n, None, via)),
            Event::Starved(side, n @ 1..) => notes.push(Died { who: who(side), at: 0, n: n.into(), by: Death::Hunger, killer: None }),
            Event::Born(side, n @ 1.., by) => notes.push(Born { who: who(side), at: 0, n: n.into(), by }),
            _ => {}
        }
    }

    fn reading(&self) -> Option<Reading> {
        let (sides, hand, diet) = (self.all_sides().collect(), reading::Hand::Window, reading::Diet::Origins(1));
        Some(Reading { sides, levels: reading::Levels::Round, food: reading::Food::Eaten, hand, diet, cap: 0 })
    }

    fn opening(&self, state: &State, notes: &mut Vec<Ecological>) {
        self.ecology(&Event::Grew(state.grass, Via::Opening), notes);
        self.all_sides().for_each(|side| self.ecology(&Event::Born(side, state.animals[side.ix()], Birth::Setup), notes));
        self.ecology(&Event::Summer(state.summer), notes);
    }
}
