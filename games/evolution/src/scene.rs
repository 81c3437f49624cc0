//! What to draw of a view: the banks, the middle, the attack in progress, and a panel for each player with animals and traits.

mod template;

use crate::action::Action;
use crate::event::Event;
use crate::evolution::Evolution;
use crate::notation::names::{offered, side_word};
use crate::pieces::known;
use crate::rules::attack::in_progress;
use crate::schema::Hook;
use crate::state::{ANIMALS, Animal, Card, Id, Phase, Place, Slot, State, Step, mark, used};
use crate::texts::number;
use crate::{looks, nodes, texts};
use clade_engine::ecology::Reading;
use clade_engine::scene::{Form, Look, Node, Shape, Staged, Template, Tint};
use clade_engine::{Actor, Answer, Caution, Ecological, Msg, Observer, Question, Rules, Scene, Shown, Side, Small, Tells, View, Whom};
use clade_script::CardThing;

impl Shown for Evolution {
    fn side_name(&self, side: Side) -> Msg {
        texts::colour(side)
    }

    fn side_look(&self, side: Side) -> Look {
        looks::figure(side)
    }

    fn prompt(&self, view: &View<State>) -> Msg {
        self.prompted(view)
    }

    fn label(&self, view: &View<State>, action: Action) -> Msg {
        self.labelled(view, action)
    }

    /// A hunter attacks an animal of its own owner.
    fn caution(&self, view: &View<State>, action: Action) -> Option<Caution> {
        let harms_own = match action {
            Action::Prey(prey) => self.actor(view) == Actor::Seat(self.seat_of(self.owner(view, prey))),
            Action::Hunt(hunter) => self.has_only_own_prey(view, hunter),
            _ => false,
        };
        harms_own.then_some(Caution::HarmsOwn)
    }

    fn log_line(&self, event: &Event) -> Option<Msg> {
        self.told(event)
    }

    fn tells(&self, event: &Event) -> Option<Tells> {
        match event {
            Event::Died(..) | Event::Eaten(..) => Some(Tells::Loss),
            Event::Turn(..) | Event::Phase(_) => Some(Tells::Begins),
            _ => None,
        }
    }

    fn scene(&self, view: &View<State>, actions: &[Action]) -> Scene {
        let mut table = Drawing { game: self, state: view, observer: view.observer(), actions, scene: Scene::default() };
        table.title();
        table.deck();
        table.middle();
        table.map();
        table.attack();
        for side in self.clockwise(Side(0)) {
            table.player(side);
        }
        table.scene
    }

    fn template(&self, form: Form) -> Option<Template> {
        Some(template::template(self, form))
    }

    fn staged(&self, event: &Event, tell: &mut dyn FnMut(Staged)) {
        self.stages(event, tell);
    }

    fn score_changes(&self, event: &Event, enter: &mut dyn FnMut(Side, i64, Msg)) {
        self.points_of(event, enter);
    }

    fn ecology(&self, event: &Event, notes: &mut Vec<Ecological>) {
        self.ecology_of(event, notes);
    }

    fn reading(&self) -> Option<Reading> {
        Some(self.reading_of())
    }

    fn opening(&self, state: &State, notes: &mut Vec<Ecological>) {
        self.opening_of(state, notes);
    }
}

/// A scene that is being drawn.
struct Drawing<'a> {
    game: &'a Evolution,
    state: &'a State,
    observer: Observer,
    actions: &'a [Action],
    scene: Scene,
}

impl Drawing<'_> {
    fn title(&mut self) {
        let state = self.state;
        let title = match state.turn {
            _ if state.over => texts::over(),
            0 => texts::phase_setup(),
            turn => texts::title(turn, texts::phase_name(state.phase)),
        };
        let node = Node::new("turn", Shape::Text, title).look(looks::TURN);
        let node = if state.turn > 0 && !state.over { node.badge(texts::begins(texts::colour(state.first))) } else { node };
        let title = self.scene.add(if state.last && !state.over { node.badge(texts::last_turn()) } else { node });
        for phase in Phase::ALL.iter().copied().filter(|&phase| phase != Phase::Setup && state.turn > 0 && !state.over) {
            self.scene.add(
                Node::new(format!("phase{}", phase.byte()), Shape::Text, texts::phase_name(phase))
                    .within(title)
                    .mark(texts::phase_itself(phase)),
            );
        }
    }

    /// The map: the ground of each territory, and its food as tokens.
    fn map(&mut self) {
        for place in self.game.places() {
            let name = if self.game.options().territories { self.game.place_name(place) } else { texts::table() };
            let ground = Node::new(self.game.ground_node(place), Shape::Space, name).look(self.ground(place));
            let to_here = |a: &Action| matches!(a, Action::To(to) | Action::Move(_, to) if *to == place);
            self.scene.add(ground.actions_where(self.actions, to_here));
            let food = self.state.bank.get(place.ix()).copied().unwrap_or(0);
            let bank = Node::new(self.game.bank_node(place), Shape::Panel, self.game.place_name(place)).value(food).look(looks::BANK);
            let from_here = |a: &Action| matches!(a, Action::Take(id) if self.state.animal(*id).place.is(place));
            let bank = self.scene.add(bank.actions_where(self.actions, from_here));
            let heap = self.heap(&self.game.bank_node(place), bank, texts::food_bank(), food, looks::RED_FOOD);
            // A token can be dragged from here to who eats it.
            self.scene.nodes[usize::from(heap)].actions = self.scene.nodes[usize::from(bank)].actions.clone();
            if let Some(id) = self.game.compost_node(place) {
                let here = self.game.place_name(place);
                let name = if self.game.options().territories { texts::compost_of(here) } else { texts::compost() };
                let n = self.state.compost(place);
                let compost = self.scene.add(Node::new(&id, Shape::Panel, name).value(n).look(looks::COMPOST));
                self.heap(&id, compost, texts::compost(), n, looks::COMPOST);
            }
        }
    }

    /// Tokens that lie in a heap.
    fn heap(&mut self, id: &str, parent: u16, name: Msg, n: u8, look: Look) -> u16 {
        let heap = self.scene.add(Node::new(format!("{id}.food"), Shape::Track, name).within(parent).value(n).look(look.clone()));
        if n > 0 {
            let token = Node::new(format!("{id}.tokens"), Shape::Token, texts::red_token()).within(heap).mark(texts::red_tokens());
            return self.scene.add(token.value(n).look(look));
        }
        heap
    }

    fn deck(&mut self) {
        let deck = Node::new(nodes::DECK, Shape::Pile, texts::deck()).look(looks::DECK);
        let deck = self.scene.add(deck.value(self.state.deck.len()));
        // Cards in the hands of others are as unseen as those of the deck.
        for (kind, unseen) in self.state.deck.chances() {
            let card = Node::new(format!("deck-{}", self.game.card_word(kind)), Shape::Card, self.game.card_name(kind));
            self.scene.add(card.within(deck).look(self.game.card_look(kind)).value(unseen));
        }
    }

    fn middle(&mut self) {
        if self.state.middle.is_empty() {
            return;
        }
        let middle = self.scene.add(Node::new(nodes::MIDDLE, Shape::Panel, texts::middle()).look(looks::MIDDLE));
        for (i, &(_, kind)) in self.state.middle.iter().enumerate() {
            let node = Node::new(format!("middle{i}"), Shape::Card, self.game.cards().name_of(kind)).within(middle);
            let node = node.look(self.game.cards().look_of(kind));
            self.scene.add(node.actions_where(self.actions, |a| *a == Action::Adopt(kind)));
        }
    }

    /// The ground of a territory; without territories all animals live on one meadow.
    fn ground(&self, place: Place) -> Look {
        if self.game.options().territories { looks::place(place) } else { looks::MEADOW }
    }

    /// The attack in progress; of several the one that is resolved first.
    fn attack(&mut self) {
        let Some(attack) = in_progress(self.state) else { return };
        let name = texts::attack(self.game.named(self.state, attack.hunter), self.game.named(self.state, attack.prey));
        let node = Node::new("attack", Shape::Text, name).look(looks::ATTACK);
        let node = if attack.ambush { node.badge(texts::from_ambush()) } else { node };
        self.scene.add(if attack.counter { node.badge(texts::in_counter()) } else { node });
    }

    fn player(&mut self, side: Side) {
        let (word, player) = (side_word(side), self.state.player(side));
        let panel = self.scene.add(Node::new(word, Shape::Panel, texts::colour(side)).of(side));
        let count = |id: String, name, look, n: i64| Node::new(id, Shape::Text, name).within(panel).of(side).value(n).look(look);
        let hand = count(nodes::hand(side), texts::hand(), looks::HAND, i64::from(player.hand.len()));
        let has_passed = matches!(self.state.agenda.top(), Some(Step::Develop(step)) if step.has_passed(side));
        self.scene.add(if has_passed { hand.badge(texts::has_passed()) } else { hand });
        self.pile(side, panel);
        let points = i64::from(self.game.score(self.state, side).points());
        let score = count(format!("{word}-score"), texts::score(), looks::SCORE, points);
        self.scene.add(score.because(self.game.score_parts(self.state, side)));
        self.hand(side, panel);
        for place in self.game.places() {
            self.herd(side, place);
        }
    }

    /// The animals of a player in a territory. A new one comes there; without territories that is all that its card must know.
    fn herd(&mut self, side: Side, place: Place) {
        let (state, game) = (self.state, self.game);
        let is_asked = game.asks(state, side);
        let comes = |a: &Action| match a {
            Action::Animal(_) => is_asked && !game.options().territories,
            Action::To(to) => is_asked && *to == place,
            Action::Move(id, to) => *to == place && state.animal(*id).owner == side,
            _ => false,
        };
        let name = if game.options().territories { game.place_name(place) } else { texts::from_animals() };
        let name = texts::herd(texts::colour(side), name);
        let herd = Node::new(game.herd_node(side, place), Shape::Space, name).of(side).look(self.ground(place));
        let herd = self.scene.add(herd.actions_where(self.actions, comes));
        for id in (0..ANIMALS as u8).map(Id).filter(|&id| is_there(state.animal(id), side, place)) {
            self.animal(id, herd);
        }
    }

    /// The hand, for those who may see it.
    fn hand(&mut self, side: Side, panel: u16) {
        let (word, hand) = (side_word(side), &self.state.player(side).hand);
        let is_asked = self.game.asks(self.state, side);
        // Its owner sees also that it is empty: its place does not go with the last card.
        if hand.cards().is_empty() && self.observer != Observer::Seat(self.game.seat_of(side)) {
            return;
        }
        let node = self.scene.add(Node::new(format!("{word}-hand"), Shape::Hand, texts::hand()).within(panel).of(side).look(looks::HAND));
        let played = self.state.pick.get().filter(|_| is_asked).and_then(|pick| pick.card.get());
        for (kind, n) in hand.cards().iter() {
            let means = |a: &Action| matches!(a, Action::Animal(k) | Action::Trait(k, _) | Action::Lay(k) if *k == kind && is_asked);
            let card = Node::new(format!("{word}-hand-{}", self.game.card_word(kind)), Shape::Card, self.game.card_name(kind));
            let card = if played == Some(kind) { card.badge(texts::playing()) } else { card };
            self.scene.add(card.within(node).of(side).look(self.game.card_look(kind)).value(n).actions_where(self.actions, means));
        }
    }

    /// The discard pile: everybody sees how high it is, its owner may look into it at any time (rulebook).
    fn pile(&mut self, side: Side, panel: u16) {
        let (game, word, player) = (self.game, side_word(side), self.state.player(side));
        let (size, is_own) = (pile_size(self.state, side), self.observer == Observer::Seat(game.seat_of(side)));
        let shape = if is_own && size > 0 { Shape::Panel } else { Shape::Text };
        let pile = Node::new(nodes::pile(side), shape, texts::pile()).within(panel).of(side).value(size).look(looks::DISCARD);
        let node = self.scene.add(pile);
        if !is_own {
            return;
        }
        let afloat = |kind: Card| {
            let at = game.rules.ocean_cards.iter().position(|&card| card == kind);
            at.and_then(|at| player.afloat.get(at)).copied().unwrap_or(0)
        };
        for kind in (0..game.rules.kinds.len() as u8).map(Card) {
            let n = player.pile.cards().count(kind) + afloat(kind);
            if n > 0 {
                let card = Node::new(format!("{word}-discarded-{}", game.card_word(kind)), Shape::Card, game.card_name(kind));
                self.scene.add(card.within(node).of(side).look(game.card_look(kind)).value(n));
            }
        }
    }

    /// An animal with its food and its traits, the one next to it first.
    fn animal(&mut self, id: Id, parent: u16) {
        let (state, game, actions) = (self.state, self.game, self.actions);
        let (animal, word) = (state.animal(id), game.animal_word(state, id));
        let thing = offered(state);
        let means = |a: &Action| match a {
            // The only one that it can attack is attacked without a question which: a hunter can be dragged to it.
            Action::Hunt(hunter) if *hunter != id => {
                state.animal(*hunter).owner != animal.owner && game.only_prey(state, *hunter) == Some(id)
            }
            Action::Migrate => is_asked_to_feed(state, animal.owner) && game.may_set_out(state, id),
            Action::On(other)
            | Action::Take(other)
            | Action::Hunt(other)
            | Action::Prey(other)
            | Action::Move(other, _)
            | Action::TurnOver(other)
            | Action::Ambush(other)
            | Action::Feast(other) => *other == id,
            Action::Answer(Answer::Thing(i)) => thing == Some(Id::THING) && *i == id.0,
            _ => false,
        };
        let node = Node::new(&word, Shape::Card, game.named(state, id)).within(parent).of(animal.owner);
        let node = if state.lives(id) { node } else { node.look(looks::REMAINS) };
        let node = game.animal_signs(state, id).into_iter().fold(node, Node::badge);
        let node = match known(&animal.card) {
            // Only who laid it knows, and it counts for little: it is told, not shown.
            Some(card) if game.turns_over(card) => node.because(vec![texts::face_turns(game.card_name(card))]),
            Some(card) => node.because(vec![texts::face(game.card_name(card))]),
            None => node,
        };
        let node = self.scene.add(node.actions_where(actions, means));
        if state.lives(id) {
            let places = Node::new(format!("{word}.food"), Shape::Track, texts::need(animal.food(), animal.need)).within(node);
            let places = places.of(animal.owner).value(animal.need).look(looks::NEED).because(game.food_parts(state, id));
            let places = self.scene.add(places);
            let eaten = [
                ("red", texts::red_token(), texts::red_tokens(), looks::RED_FOOD, animal.red),
                ("blue", texts::blue_token(), texts::blue_tokens(), looks::BLUE_FOOD, animal.blue),
            ];
            self.tokens(&word, places, &eaten);
        }
        let stores = state.traits_of(id).map(|slot| (state.lying(slot).stored, game.facts(state.lying(slot).kind).stores));
        let (stored, room) = stores.fold((0, 0), |(stored, room), (here, most)| (stored + here, room + most));
        if room > 0 {
            let store = Node::new(format!("{word}.store"), Shape::Track, texts::store(stored, room)).within(node);
            let store = self.scene.add(store.of(animal.owner).value(room).look(looks::STORED));
            self.tokens(&word, store, &[("yellow", texts::yellow_token(), texts::yellow_tokens(), looks::STORED, stored)]);
        }
        self.tokens(&word, node, &[("body", texts::body(), texts::body_mark(), looks::BODY, u8::from(state.has_body(id)))]);
        for slot in state.traits_of(id) {
            self.lying(id, slot, node);
        }
    }

    /// Tokens of an animal, each kind with its number: word, name, mark, look, how many.
    fn tokens(&mut self, beast: &str, parent: u16, kinds: &[(&str, Msg, Msg, Look, u8)]) {
        for (word, name, mark, look, n) in kinds.iter().filter(|(.., n)| *n > 0) {
            let token = Node::new(format!("{beast}.{word}"), Shape::Token, name.clone()).within(parent);
            self.scene.add(token.mark(mark.clone()).value(*n).look(look.clone()));
        }
    }

    /// A trait on an animal; one between two lies at both, with the name of the other.
    fn lying(&mut self, id: Id, slot: Slot, parent: u16) {
        let (state, game) = (self.state, self.game);
        let lying = state.lying(slot);
        let (thing, acting) = (offered(state), acting(state));
        let means = |a: &Action| match a {
            Action::Use(other) | Action::Drop(other) => *other == slot,
            Action::Share(next, _) => *next == slot,
            Action::Next(kind) | Action::Ignore(kind) | Action::React(kind) => acting == Acting::Traits(id) && *kind == lying.kind,
            Action::Answer(Answer::Thing(i)) => thing == Some(Slot::THING) && *i == slot.0,
            _ => false,
        };
        let (word, name) = (game.trait_word(state, slot), game.cards().name_of(lying.kind));
        let (other, nth) = (lying.other(id), if lying.host.is(id) { "first" } else { "second" });
        // Which of the two a symbiont protects everybody sees at the table: so the role comes before all else.
        let role = game.said(lying.kind, nth).filter(|_| lying.is_pair());
        let part = game.said(lying.kind, &format!("{nth}_short")).filter(|_| other.is_some());
        let short = part.clone().or_else(|| game.cards().get(lying.kind).told("short")).unwrap_or_else(|| name.clone());
        let (title, mark) = match other {
            None => (name.clone(), short),
            Some(other) => {
                let long = texts::paired(part.unwrap_or_else(|| name.clone()), game.named(state, other));
                (long, texts::paired_briefly(short, number(other)))
            }
        };
        let is_second = lying.mate.is(id);
        let first = is_second.then(|| word.clone());
        let word = if is_second { format!("{word}@{}", game.animal_word(state, id)) } else { word };
        let node = Node { bond: first, ..Node::new(word, Shape::Card, title) }.mark(mark);
        let look = game.cards().look_of(lying.kind);
        // Nobody should have to read which of the two is safe.
        let is_safe = is_second && role.is_some() && game.vm.defines(Hook::Protects).contains(lying.kind);
        let look = if is_safe { Look { icon: looks::SHIELD.into(), ..look } } else { look };
        // What can do nothing now has lost its colour, also where only pictures are seen.
        let is_off = lying.is(used::SILENCED) || game.is_used_up(state, slot) || game.is_used_in_round(state, slot);
        let look = if is_off { Look { tint: Tint::Grey, ..look } } else { look };
        let node = node.within(parent).of(state.animal(id).owner).look(look);
        let role = role.map(|role| texts::role_of(name, role));
        let node = role.into_iter().chain(game.trait_signs(state, slot)).fold(node, Node::badge);
        self.scene.add(node.actions_where(self.actions, means));
    }
}

impl Evolution {
    /// Whether the open question about cards of a hand is put to this side.
    fn asks(&self, state: &State, side: Side) -> bool {
        match state.agenda.top() {
            Some(step @ (Step::Develop(_) | Step::Rescue(_) | Step::RegrowWith(_))) => step.asks(state) == Whom::Side(side),
            _ => false,
        }
    }

    /// The signs on an animal.
    fn animal_signs(&self, state: &State, id: Id) -> Vec<clade_engine::Msg> {
        let animal = state.animal(id);
        let lives = state.lives(id);
        let signs = [
            (!lives).then(texts::remains),
            (lives && animal.is_fed()).then(texts::fed),
            animal.is(mark::NEWBORN).then(texts::newborn),
            animal.is(mark::TURNED).then(texts::turned_over),
            animal.is(mark::PARALYSED).then(texts::paralysed),
            animal.is(mark::DOOMED).then(texts::doomed),
            animal.to.get().map(|to| texts::leaving(self.place_name(to))),
            animal.ignored.get().map(|(of, kind)| texts::ignoring(self.cards().name_of(kind), self.named(state, of))),
        ];
        signs.into_iter().flatten().collect()
    }

    /// The signs on a trait.
    fn trait_signs(&self, state: &State, slot: Slot) -> Vec<clade_engine::Msg> {
        let lying = state.lying(slot);
        let signs = [
            self.is_used_up(state, slot).then(texts::used),
            self.is_used_in_round(state, slot).then(texts::used_round),
            self.is_in_effect(state, slot).then(texts::marked),
            self.must_rest(state, slot).then(texts::rested),
            lying.is(used::SILENCED).then(texts::silenced),
            (lying.stored > 0).then(|| texts::stored(lying.stored)),
        ];
        signs.into_iter().flatten().collect()
    }
}

/// Whose traits the open question is about.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Acting {
    /// Traits of this animal, by kind.
    Traits(Id),
    /// None.
    Nothing,
}

/// Whether the open question is what this side does in its feeding turn.
fn is_asked_to_feed(state: &State, side: Side) -> bool {
    matches!(state.agenda.top(), Some(step @ Step::Feeding(_)) if step.asks(state) == Whom::Side(side))
}

fn acting(state: &State) -> Acting {
    match state.agenda.top() {
        Some(Step::Aim(step)) => Acting::Traits(step.attack.prey),
        Some(Step::React(step)) => Acting::Traits(step.attack.prey),
        Some(Step::Act(step)) => Acting::Traits(step.animal),
        _ => Acting::Nothing,
    }
}

fn is_there(animal: &Animal, side: Side, place: Place) -> bool {
    animal.place.is(place) && animal.owner == side
}

/// How many cards a player has discarded: everybody knows that.
fn pile_size(state: &State, side: Side) -> i64 {
    let player = state.player(side);
    i64::from(player.pile.len()) + player.afloat.iter().map(|&n| i64::from(n)).sum::<i64>()
}
