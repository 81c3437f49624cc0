//! Positions as people write them, states that are written and read, and states that are refused.

use super::fields::Named;
use crate::action::Action;
use crate::evolution::Evolution;
use crate::rules;
use crate::rules::ambush::{Take, Waylaid};
use crate::rules::attack::{Aim, Guard};
use crate::rules::duplicates::Duplicate;
use crate::rules::effects::{Act, Each, Script, Settle};
use crate::rules::feast::{Carrion, Revenge, Strike};
use crate::rules::food::{Feed, pairs::Share};
use crate::rules::migration::{Depart, Follow, Migrate};
use crate::rules::prey::Prey;
use crate::rules::reactions::{React, Reacted};
use crate::rules::{births::*, development::*, draw::*, end::*, extinction::*, feeding::adoption::*, feeding::*, food_bank::*, setup::*};
use crate::schema::Hook;
use crate::state::{Attack, Card, Id, Ignored, Phase, Place, Reaction, Slot, State, Step, mark, used};
use clade_engine::{Audited, Kept, Kind, Maybe, Secret, Setup, Side, Sink, Tools, Triggers};

/// Three players with all sets and three territories.
fn game() -> Evolution {
    let options = ["time-to-fly", "continents", "gift"].map(|name| (name.to_owned(), "yes".to_owned()));
    let options = options.into_iter().chain([("half-deck".to_owned(), "random".to_owned())]).collect();
    opened(&Setup { seats: 3, options })
}

fn opened(setup: &Setup) -> Evolution {
    let rules = rules(setup, &[]).expect("the set-up is sound");
    rules.open_game(Tools { ask_all: true, ..Tools::default() }).expect("it opens")
}

/// What is changed in a state.
type Change = fn(&mut State);

/// Everything that a position can say, in the middle of red's feeding turn.
const FULL: &str = r#"
turn = 4
first = "blue"
here = "gondwana"
bank = { gondwana = 3, ocean = 1 }
middle = ["shell"]
deck = ["swimming x2", "running"]
aside = 20
pending = ["feeding red 1 no yes"]
[red]
hand = ["poisonous+carnivorous"]
pile = ["swimming"]
afloat = ["swimming x2"]
[red.animals.1]
place = "gondwana"
food = "1 red"
marks = ["ate"]
ignores = "camouflage of blue4"
traits = ["camouflage", "fat_tissue stored 1", "symbiosis with 2", "carnivorous used used-in-round"]
cards = ["camouflage+fat_tissue"]
[red.animals.2]
place = "gondwana"
card = "anglerfish+carnivorous"
marks = ["turned", "paralysed"]
traits = ["carnivorous", "symbiosis from 1", "hibernation marked"]
cards = ["-"]
[red.animals.7]
remains = true
traits = ["regeneration"]
[blue.animals.4]
place = "ocean"
traits = ["neoplasm", "camouflage"]
slots = [30, 9]
"#;

fn placed(game: &Evolution, text: &str) -> State {
    game.placed_by(text, &mut Sink::null()).unwrap_or_else(|wrong| panic!("{wrong}\n{text}"))
}

fn reads_back(game: &Evolution, state: &State) {
    let written = game.written(state);
    assert_eq!(&placed(game, &written), state, "{written}");
}

#[test]
fn little_is_enough() {
    let game = opened(&Setup { seats: 2, options: Default::default() });
    let state = placed(&game, "bank = { table = 6 }\nred.animals.1 = { traits = [\"carnivorous\", \"running\"] }\nblue.animals.2 = {}");
    let (hunter, prey) = (state.animal(Id(0)), state.animal(Id(1)));
    assert_eq!((hunter.owner, hunter.need, prey.owner, prey.need), (Side(0), 2, Side(1), 1));
    assert_eq!((state.turn, state.phase, state.bank[0]), (2, Phase::Feeding, 6));
    assert_eq!(state.agenda.top(), Some(Feeding { side: Side(0), idle: 0, main: false, acted: false }.into()));
    assert_eq!(state.deck.len(), 84 - 4, "all other cards are in the deck");
    reads_back(&game, &state);
}

#[test]
fn a_full_position_means_what_it_says() {
    let game = game();
    let state = placed(&game, FULL);
    let kind = |word: &str| game.cards().find(word).expect("a trait");
    let kinds = |n: u8| state.traits_of(Id(n - 1)).map(|slot| game.cards().word(state.lying(slot).kind)).collect::<Vec<_>>();
    assert_eq!(kinds(1), ["camouflage", "fat_tissue", "symbiosis", "carnivorous"]);
    assert_eq!(kinds(2), ["carnivorous", "symbiosis", "hibernation"], "the second end of a pair card lies where it is listed");
    assert_eq!(state.find(Id(3), kind("neoplasm")), Some(Slot(29)));
    let turned = state.animal(Id(1));
    assert_eq!((turned.card.known(), turned.first.get().map(|slot| state.lying(slot).card)), (clade_engine::Seats::ALL, Some(Maybe::NONE)));
    assert_eq!((turned.need, turned.force), (1, Default::default()), "a paralysed animal has no traits");
    assert_eq!((state.animal(Id(6)).need, state.lives(Id(6))), (0, false));
    assert_eq!((state.animal(Id(3)).at(), state.animal(Id(0)).ignored), (Place::Ocean, Ignored::new(Id(3), kind("camouflage"))));
    let fat = state.find(Id(0), kind("fat_tissue")).map(|slot| state.lying(slot).stored);
    assert_eq!((fat, state.animal(Id(0)).marks), (Some(1), mark::ATE));
    assert_eq!(u32::from(state.deck.unseen.count(game.card("", "swimming").expect("a card"))), 2 + 3, "five of eight");
    assert_eq!(state.deck.unseen.len() - state.deck.len(), 20);
    reads_back(&game, &state);
}

#[test]
fn what_only_a_running_game_has_reads_back() {
    let game = game();
    let full = placed(&game, FULL);
    let picks = ["red", "red poisonous+carnivorous as animal", "red poisonous+carnivorous as carnivorous"];
    for pick in picks {
        let text =
            FULL.replace("feeding red 1 no yes", "develop red blue+green").replace("turn = 4", &format!("turn = 4\npick = \"{pick}\""));
        let state = placed(&game, &text);
        assert!(state.pick.known() == game.secret(Side(0), 0).known(), "{pick}");
        reads_back(&game, &state);
    }
    for change in [
        (|state| state.redirected = Id(3).into()) as Change,
        |state| state.redirected = Id(50).into(),
        |state| state.last = true,
        |state| state.animal_mut(Id(0)).to = Place::Ocean.into(),
        |state| state.players[1].due = 3,
    ] {
        let mut state = full.clone();
        change(&mut state);
        game.recount(&mut state);
        reads_back(&game, &state);
    }
}

#[test]
fn steps_read_back() {
    let game = game();
    let state = placed(&game, FULL);
    let table = Named { game: &game, state: &state };
    let kind = |word: &str| game.cards().find(word).expect("a trait");
    let (running, mimicry) = (kind("running"), kind("mimicry"));
    let few = |kinds: &[Kind]| Triggers::collect(&mut kinds.iter().copied());
    let (red, gone, some) = (Side(0), Id(40), Id(1));
    let tried = game.reaction_bit(running) | game.reaction_bit(mimicry);
    let attack = Attack {
        hunter: some,
        prey: Id(3),
        by: kind("carnivorous"),
        ambush: true,
        counter: false,
        aimed: true,
        tried,
        passed: [Id(7).into(), Maybe::NONE, Maybe::NONE, Maybe::NONE],
    };
    let other = Attack { prey: gone, ambush: false, counter: true, aimed: false, tried: 0, ..attack };
    let steps: [Step; 41] = [
        FirstPlayer {}.into(),
        Deal { side: red }.into(),
        Births { nth: 2 }.into(),
        Birth { parent: some, fed: true }.into(),
        Develop { side: red, passed: 5 }.into(),
        Develop { side: red, passed: 0 }.into(),
        Bank {}.into(),
        Each { hook: Hook::BeforeBank, nth: 1, from: 7 }.into(),
        Roll { place: Place::Ocean }.into(),
        Filled {}.into(),
        Turn { side: red, idle: 2 }.into(),
        Feeding { side: red, idle: 0, main: true, acted: false }.into(),
        Prey { hunter: some }.into(),
        Adopt { side: red, kind: running }.into(),
        Migrate { side: red }.into(),
        Follow { side: red }.into(),
        Depart { side: red }.into(),
        Take { eater: some, side: red, left: 3 }.into(),
        Waylaid { eater: gone, side: red, left: 1 }.into(),
        Feed { eater: some, n: 2 }.into(),
        Share { side: red }.into(),
        Act { hook: Hook::Fed, animal: some, other: Id(7), n: 1, traits: few(&[running, mimicry]) }.into(),
        Revenge { side: red, hunter: some, ignored: Maybe::NONE, traits: few(&[running]) }.into(),
        Revenge { side: red, hunter: some, ignored: mimicry.into(), traits: few(&[running]) }.into(),
        Aim { attack }.into(),
        Guard { attack: other }.into(),
        React { attack }.into(),
        Reacted { attack, result: Reaction::PutOff, kind: running.into() }.into(),
        Reacted { attack, result: Reaction::GoesOn, kind: Maybe::NONE }.into(),
        Strike { attack }.into(),
        Carrion { side: red, place: Place::Ocean, left: 2 }.into(),
        Duplicate { animal: some, kind: running }.into(),
        Settle {}.into(),
        Extinction {}.into(),
        Regrow { nth: 1, from: 9 }.into(),
        RegrowWith { remains: Id(6) }.into(),
        RegrowFromDeck { remains: Id(6) }.into(),
        Draw {}.into(),
        Rescue { side: red, cards: 2 }.into(),
        EndOfTurn {}.into(),
        Script {}.into(),
    ];
    for step in steps {
        let line = table.step_text(step);
        assert_eq!(table.read_step(&line), Ok(step), "{line}");
    }
    assert_eq!(table.step_text(React { attack: other }.into()), "react red2 gone41 carnivorous plain counter unaimed - gone8");
}

#[test]
fn faults_name_key_and_nearest_word() {
    let game = game();
    let told = |text: &str| game.placed_by(text, &mut Sink::null()).expect_err(text).to_string();
    let animal = |text: &str| told(&format!("[red.animals.1]\n{text}\n[red.animals.2]"));
    for (found, expected) in [
        (animal("traits = [\"camuflage\"]"), "red.animals.1.traits[0]: found 'camuflage', expected a trait; did you mean 'camouflage'?"),
        (
            animal("traits = [\"running usd\"]"),
            "red.animals.1.traits[0]: found 'usd', expected one of used, used-in-round, marked, rested, idle, with, from, stored; did you mean 'used'?",
        ),
        (
            animal("traits = [\"symbiosis\"]"),
            "red.animals.1.traits[0]: found 'symbiosis', expected the other animal of the pair: 'with 2' or 'from 2'",
        ),
        (animal("traits = [\"running with 2\"]"), "red.animals.1.traits[0]: found 'running with 2', expected no other animal"),
        (animal("traits = [\"symbiosis with 5\"]"), "red.animals.1.traits[0]: found 'with 5', expected the number of another animal"),
        (
            animal("traits = [\"symbiosis from 2\"]"),
            "red.animals.1.traits[0]: found the second end of a pair card, expected 'with 1' on the first",
        ),
        (
            animal("traits = [\"running\"]\ncards = [\"swimming\"]"),
            "red.animals.1.cards[0]: found 'swimming', expected a card with running",
        ),
        (animal("food = \"2 green\""), "red.animals.1.food: found '2 green', expected tokens like '2 red 1 blue'"),
        (
            animal("marks = [\"doomd\"]"),
            "red.animals.1.marks[0]: found 'doomd', expected one of ate, doomed, paralysed, newborn, fed, turned, regrown; did you mean 'doomed'?",
        ),
        (animal("need = 5"), "red.animals.1.need: found 5, expected 1, by its traits"),
        (animal("place = \"ocan\""), "red.animals.1.place: found 'ocan', expected one of laurasia, gondwana, ocean; did you mean 'ocean'?"),
        (told("red.animals.87 = {}"), "red.animals: found the animal 87, expected a number from 1 to 86"),
        (
            told("red.animals.1 = {}\nblue.animals.1 = {}"),
            "blue.animals.1: found the number of red.animals.1, expected a number of its own",
        ),
        (told("red.hand = [\"piracy x5\"]"), "red.hand[0]: found 'piracy' once more, expected at most 4 of it on the table"),
        (told("yellow = {}"), "yellow: found 'yellow', expected one of red, blue, green"),
        (told("rest = \"dekc\""), "rest: found 'dekc', expected one of red, blue, green, deck; did you mean 'deck'?"),
        (animal("traits = [\"fat_tissue stored 2\"]"), "red.animals.1.traits[0]: found 'stored 2', expected at most 1"),
        (animal("food = \"200 red\""), "red.animals.1.food: found '200 red', expected tokens like '2 red 1 blue'"),
        (told("left = 5"), "left: found 5, expected 186, by the cards that lie elsewhere"),
        (told("aside = 300"), "aside: found 300, expected at most 186"),
        (told("phase = 7"), "phase: found 7, expected 1 to 4, or 'pending' steps"),
        (told("pending = [\"prey red1\"]"), "pending[0]: found 'red1', expected 'gone1'"),
    ] {
        assert_eq!(found, expected);
    }
}

#[test]
fn forged_states_are_refused() {
    let game = game();
    let sound = placed(&game, FULL);
    assert!(game.is_sound(&sound));
    let forge: &[(&str, Change)] = &[
        ("a card too many", |state| state.players[0].hand.put(Card(0))),
        ("a card too few", |state| state.players[0].hand = state.players[1].hand.clone()),
        ("an unknown card", |state| state.animals[0].card = Secret::open(Card(200).into())),
        ("a card that all know", |state| state.animals[0].card.reveal()),
        ("an animal of nobody", |state| state.animals[0].owner = Side(5)),
        ("an animal nowhere", |state| state.animals[0].place = Maybe::NONE),
        ("an animal of two", |state| state.players[1].own.insert(Id(0))),
        ("an animal that is not there", |state| state.players[0].own.insert(Id(60))),
        ("remains that are not there", |state| state.remains.insert(Id(60))),
        ("a token in an empty slot", |state| state.animals[60].red = 1),
        ("a trait that follows itself", |state| {
            let first = state.traits_of(Id(0)).next().expect("a trait");
            state.lying_mut(first).next[0] = first.into();
        }),
        ("a trait of another animal", |state| state.animals[3].first = state.animals[0].first),
        ("a trait that no animal has", |state| state.animals[0].first = Maybe::NONE),
        ("a trait without an end", |state| state.animals[0].first = Slot(191).into()),
        ("a pair that lies on one", |state| state.animals[1].first = Maybe::NONE),
        ("an unknown trait", |state| state.traits[0].kind = Kind(60)),
        ("too much stored", |state| state.traits[0].stored = 1),
        ("an unknown mark", |state| state.traits[0].used.0 |= 128),
        ("a force of its own", |state| state.animals[0].force = Default::default()),
        ("another need", |state| state.animals[0].need += 1),
        ("silence without reason", |state| state.traits[0].used.add(used::SILENCED)),
        ("food for ever", |state| state.bank[1] = 255),
        ("an unknown side", |state| state.first = Side(3)),
        ("a step of nobody", |state| state.agenda.then([Develop { side: Side(7), passed: 0 }])),
        ("a step that does not wait", |state| state.agenda.then([Bank {}])),
        ("a script that is not open", |state| state.agenda.then([Script {}])),
        ("a question to the dead", |state| {
            let attack = Attack {
                hunter: Id(0),
                prey: Id(60),
                by: Kind(0),
                ambush: false,
                counter: false,
                aimed: false,
                tried: 0,
                passed: [Maybe::NONE; 4],
            };
            state.agenda.then([React { attack }]);
        }),
        ("a hook that does not act", |state| {
            state.agenda.then([Act {
                hook: Hook::Protects,
                animal: Id(0),
                other: Id(0),
                n: 0,
                traits: Triggers::collect(&mut [Kind(0)].into_iter()),
            }]);
        }),
        ("nothing that acts", |state| {
            state.agenda.then([Revenge { side: Side(0), hunter: Id(0), ignored: Maybe::NONE, traits: Triggers::default() }]);
        }),
        ("a card that nobody owes", |state| state.agenda.then([Deal { side: Side(0) }])),
        ("a birth under an attack", |state| {
            state.agenda.then([Step::from(Prey { hunter: Id(0) }), Birth { parent: Id(0), fed: false }.into()]);
        }),
        ("remains that are none", |state| state.agenda.then([RegrowWith { remains: Id(0) }])),
    ];
    for (what, change) in forge {
        let mut state = sound.clone();
        change(&mut state);
        assert!(!game.is_sound(&state), "{what}");
    }
}

#[test]
fn an_answer_says_what_it_spends_and_what_tells_it_from_another() {
    let game = game();
    let label = |position: &str, step: &str, action: Action| {
        let state = placed(&game, &format!("{position}\npending = [\"{step}\"]"));
        format!("{:?}", game.labelled(&state, action))
    };
    let hunt =
        "red.animals.1 = { traits = [\"carnivorous\", \"intellect\"] }\nblue.animals = { 2 = { traits = [\"camouflage\"] }, 3 = {} }";
    assert!(label(hunt, "prey red1", Action::Prey(Id(1))).contains("evolution-by-ignoring"), "Camouflage is ignored");
    assert!(!label(hunt, "prey red1", Action::Prey(Id(2))).contains("evolution-by-ignoring"), "there is nothing to ignore");
    let laid = label(&format!("phase = 1\n{hunt}\nred.hand = [\"running\"]"), "develop red -", Action::On(Id(0)));
    assert!(laid.contains("evolution-laurasia"), "the animal is named with its territory: {laid}");
    let red = "1 = { traits = [\"migration used\"], to = \"gondwana\" }, 2 = { traits = [\"suckerfish\"], to = \"gondwana\" }, 5 = { traits = [\"suckerfish\"] }";
    let follows = &format!("red.animals = {{ {red} }}\nblue.animals = {{ 3 = {{ traits = [\"suckerfish\"] }} }}");
    assert!(label(follows, "follow red", Action::Done).contains("evolution-do-stay\""), "an own animal follows already");
    assert!(label(follows, "follow blue", Action::Done).contains("evolution-do-stay-all"), "none of blue's does");
}
