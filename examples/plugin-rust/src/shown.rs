//! What a seat does not know, what people see, what is written down, what is measured.

use crate::rules::{COPIES, Event, Herd, KINDS, MEADOW, MOST_ANIMALS, MOST_FOOD, Phase, State, being};
use crate::{Overgrazed, SCHEMA, texts};
use clade_engine::ecology::Ecological::{self, Born, Died, Flow, Round, Supply};
use clade_engine::ecology::Pool::{Outside, Patch, Plate};
use clade_engine::ecology::reading::{Diet, Food, Hand, Levels, Reading};
use clade_engine::ecology::{Birth, Via};
use clade_engine::scene::{Look, Node, Shape, Tint};
use clade_engine::{Answer, Audited, Effects, Game, Hidden, Kept, Kind, Msg, Observer, Scene, Scripts, Shown, Side, Sink, View};
use clade_script::answer_label;

impl Hidden for Overgrazed {
    fn list_is_public(&self, state: &State) -> bool {
        state.phase != Phase::Evolve && state.frames.list_is_public()
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        for herd in &mut state.herds {
            herd.hand.redact(observer, &mut state.deck.unseen);
        }
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        for herd in &mut state.herds {
            herd.hand.deal(&mut state.deck.unseen, words);
        }
        state.frames.deal();
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        let mut event = event.clone();
        if let Event::Drew(_, card) = &mut event {
            card.redact(observer);
        }
        event
    }
}

impl Kept for Overgrazed {
    fn action_text(&self, state: &State, answer: Answer, out: &mut String) {
        let card = |kind| format!("card {}", self.vm.cards().word_of(Kind(kind)));
        *out += &answer.text(|thing| if state.frames.waits() { format!("herd {}", thing + 1) } else { card(thing) });
    }

    /// Damaged bytes are refused, not played.
    fn is_sound(&self, state: &State) -> bool {
        let (has, plays) = (|kind: Kind| self.vm.cards().has(kind), |side: Side| side.0 < self.seats);
        let of_herd = |herd: &Herd, kind| herd.hand.cards().count(kind).saturating_add(u8::from(herd.traits.contains(&kind)));
        let of_herds = |kind| state.herds.iter().map(|herd| of_herd(herd, kind)).fold(0, u8::saturating_add);
        let most = if state.phase == Phase::Draw { 3 } else { 1 };
        state.ruleset == self.hash
            && state.summer > 0
            && state.grass <= 16 * self.seats
            && state.deck.len() == state.deck.unseen.len()
            && state.queue.iter().all(|&side| plays(side) && state.queue.iter().filter(|&&other| other == side).count() <= most)
            && !(matches!(state.phase, Phase::Graze | Phase::Grazed(_)) && state.queue.is_empty())
            && (0..).map(Side).zip(&state.herds).all(|(side, herd)| {
                let alive = (herd.animals > 0) == plays(side) && herd.animals <= MOST_ANIMALS && herd.eaten <= MOST_FOOD;
                let once = |(nth, &kind): (usize, &Kind)| has(kind) && !herd.traits[..nth].contains(&kind);
                let own = plays(side) || herd.traits.is_empty() && herd.hand.is_empty();
                alive && own && herd.traits.iter().enumerate().all(once) && herd.hand.cards().len() == u32::from(herd.hand.len())
            })
            && (0..KINDS as u8).map(Kind).all(|kind| {
                let all = state.deck.unseen.count(kind).saturating_add(of_herds(kind));
                all <= if has(kind) { COPIES } else { 0 }
            })
            && state.frames.is_sound(&SCHEMA, self.vm.cards(), plays, |_, herd| herd < self.seats)
            && self.rests(state, |state| self.run(state, &mut Sink::null()))
    }
}

impl Audited for Overgrazed {
    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        if let Event::Acted(_, kind) = *event {
            cause(kind);
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::Failed(_))
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
        let animals = [("bison", Tint::Brown), ("sheep", Tint::Yellow), ("horse-head", Tint::Red), ("goat", Tint::Blue)];
        animals.get(side.ix()).map(|&(icon, tint)| Look::of(icon, tint)).unwrap_or_default()
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        let side = || view.queue.first().map_or_else(texts::chance, |&side| self.side_name(side));
        match (view.frames.question().zip(view.frames.top()), view.phase) {
            (Some((asked, by)), _) => {
                let card = self.vm.cards().get(by.card);
                texts::asked(self.side_name(asked.who), card.said(asked.prompt), card.name())
            }
            (None, Phase::Evolve) => texts::evolve(side()),
            (None, Phase::Graze) => texts::graze(side(), view.grass),
            (None, Phase::Over) => texts::over(),
            _ => texts::chance(),
        }
    }

    fn label(&self, view: &View<State>, answer: Answer) -> Msg {
        match (view.phase, answer) {
            _ if view.frames.waits() => answer_label(answer, |herd| self.side_name(Side(herd))),
            (Phase::Evolve, Answer::Done) => texts::none(),
            (Phase::Graze, Answer::Number(n)) => texts::eat(n),
            _ => answer_label(answer, |kind| self.vm.cards().name_of(Kind(kind))),
        }
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        let name = |kind: &Kind| self.vm.cards().name_of(*kind);
        Some(match event {
            Event::Note(Round(n)) => texts::summer(*n),
            Event::Note(Supply { n, .. }) => texts::supply(*n),
            Event::Note(Flow { from: Plate(from), to: Plate(side), n, .. }) => {
                texts::robbed(self.side_name(*side), *n, self.side_name(*from))
            }
            Event::Note(Flow { from: Patch(_), to: Plate(side), n, .. }) => texts::ate(self.side_name(*side), *n),
            Event::Note(Flow { to: Plate(side), n, .. }) => texts::found(self.side_name(*side), *n),
            Event::Note(Flow { to: Patch(_), n, .. }) => texts::grew(*n),
            Event::Note(Flow { from: Patch(_), n, .. }) => texts::withered(*n),
            Event::Note(Died { who, n, .. }) => texts::died(self.side_name(who.side), *n),
            Event::Note(Born { who, n, .. }) => texts::born(self.side_name(who.side), *n),
            Event::Note(_) => return None,
            Event::Drew(side, card) => texts::drew(self.side_name(*side), card.get().map_or_else(texts::card, name)),
            Event::Evolved(side, kind) => texts::evolved(self.side_name(*side), name(kind)),
            Event::Frost(face) => texts::frost(*face),
            Event::Acted(side, kind) => texts::acted(self.side_name(*side), name(kind)),
            Event::Failed(fault) => texts::failed(name(&fault.card), fault.to_string()),
        })
    }

    fn scene(&self, view: &View<State>, actions: &[Answer]) -> Scene {
        let mut scene = Scene::default();
        let meadow =
            scene.add(Node::new("meadow", Shape::Pile, texts::meadow()).look(Look::of("high-grass", Tint::Green)).value(view.grass));
        for &eat in actions.iter().filter(|_| view.phase == Phase::Graze && !view.frames.waits()) {
            let Answer::Number(n) = eat else { continue };
            let bite = Node::new(format!("eat{n}"), Shape::Token, texts::eat(n)).within(meadow).value(n);
            scene.add(bite.actions_where(actions, |&action| action == eat));
        }
        scene.add(Node::new("deck", Shape::Pile, texts::deck()).icon("card-draw").value(view.deck.len()));
        for side in self.all_sides() {
            let (i, herd) = (side.0, &view.herds[side.ix()]);
            let panel = Node::new(format!("side{i}"), Shape::Panel, self.side_name(side)).of(side);
            let panel = scene.add(panel.actions_where(actions, |&action| view.frames.waits() && action == Answer::Thing(i)));
            scene.add(Node::new(format!("animals{i}"), Shape::Text, texts::animals()).within(panel).icon("paw-print").value(herd.animals));
            scene.add(Node::new(format!("eaten{i}"), Shape::Text, texts::eaten()).within(panel).icon("meal").value(herd.eaten));
            scene.add(Node::new(format!("hand{i}"), Shape::Text, texts::hand()).within(panel).icon("poker-hand").value(herd.hand.len()));
            let hand = Node::new(format!("held{i}"), Shape::Hand, texts::hand()).within(panel).of(side);
            let hand = if herd.hand.cards().is_empty() { panel } else { scene.add(hand) };
            let held = herd.hand.cards().iter().map(|(kind, n)| (hand, "card", kind, n));
            for (within, place, kind, n) in held.chain(herd.traits.iter().map(|&kind| (panel, "trait", kind, 1))) {
                let own = place == "card" && view.phase == Phase::Evolve && view.queue.first() == Some(&side);
                let card = Node::new(format!("{place}{i}-{}", kind.0), Shape::Card, self.vm.cards().name_of(kind)).within(within).value(n);
                let card = card.look(self.vm.cards().look_of(kind));
                scene.add(card.actions_where(actions, |&action| own && action == Answer::Thing(kind.0)));
            }
        }
        scene
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        match *event {
            Event::Note(Born { who, n, .. }) => enter(who.side, n.into(), texts::animals()),
            Event::Note(Died { who, n, .. }) => enter(who.side, -i64::from(n), texts::animals()),
            _ => {}
        }
    }

    fn ecology(&self, event: &Event, tell: &mut dyn FnMut(Ecological)) {
        if let Event::Note(note) = *event {
            tell(note);
        }
    }

    fn reading(&self) -> Option<Reading> {
        let (levels, diet) = (Levels::Window, Diet::Origins(3));
        Some(Reading { sides: self.all_sides().collect(), levels, food: Food::Eaten, hand: Hand::Window, diet, cap: MOST_ANIMALS.into() })
    }

    fn opening(&self, state: &State, tell: &mut dyn FnMut(Ecological)) {
        let flow = |to, n: u8, who| Flow { from: Outside, to, n: n.into(), kind: 0, who, via: Via::Opening };
        for side in self.all_sides() {
            let (who, herd) = (being(side), &state.herds[side.ix()]);
            tell(Born { who, at: 0, n: herd.animals.into(), by: Birth::Setup });
            if herd.eaten > 0 {
                tell(flow(Plate(side), herd.eaten, Some(who)));
            }
        }
        if state.grass > 0 {
            tell(flow(MEADOW, state.grass, None));
        }
        self.look_round(state, tell);
    }
}
