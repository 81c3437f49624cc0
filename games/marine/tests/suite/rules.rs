//! Rules that no scenario shows: what is drawn from which bag, what happens at the same time, and positions that no game leads to.

use clade_check::AtTable;
use clade_engine::Side;
use clade_engine::{Actor, Audited, Game, Kept, Rules, Shown, Sink};
use clade_marine::action::Action;
use clade_marine::state::{State, Step};
use clade_marine::{Event, Marine};
use clade_script::ModFolder;

const ROW: &str = "row = [\"annelids\", \"biomass\", \"omnivore\", \"volcanism\", \"metamorphosis\"]\n";

fn table(position: &str) -> AtTable<Marine> {
    AtTable::of(crate::common::open(2, &[]), &format!("{ROW}{position}"))
}

/// A trait of crustaceans in a mod.
fn trait_with(lines: &str) -> ModFolder {
    let head = "id = \"mine\"\ngame = \"marine\"\nversion = \"1\"\n";
    let card = format!(
        "return {{\nid = \"mine\",\nname = {{ en = \"Mine\", ru = \"Mine\", pl = \"Mine\" }},\ntext = {{ en = \"For a test.\", \
         ru = \"Для теста.\", pl = \"Do testu.\" }},\nsource = \"assumed\",\nkind = \"trait\",\n{lines}\n}}\n"
    );
    ModFolder { files: [("mod.toml".to_owned(), head.to_owned()), ("mine.lua".to_owned(), card)].into_iter().collect() }
}

fn with_trait(lines: &str, position: &str) -> AtTable<Marine> {
    let game = crate::common::open_with(&clade_check::setup(2, &[]), &[trait_with(lines)]);
    AtTable::of(game, &format!("{ROW}{position}crustaceans = {{ traits = [\"mine\"] }}\n"))
}

/// The first state at which a step is open, with the first outcome of every chance before it.
fn until(game: &Marine, is: impl Fn(Step) -> bool) -> State {
    let mut state = game.start();
    while !state.agenda.top().is_some_and(&is) {
        assert_eq!(game.actor(&state), Actor::Chance);
        let outcome = game.sample(&state, 0).expect("an outcome");
        game.play(&mut state, outcome, &mut Sink::null());
    }
    state
}

/// Альтернативные планшеты: the tokens of the mats are drawn before the six in the middle leave the bag.
#[test]
fn alternative_mats_are_drawn_from_the_full_bag() {
    for earth in ["earth=printed", "earth=random"] {
        let game = crate::common::open(4, &["mats=alternative", earth]);
        let state = until(&game, |step| matches!(step, Step::Mat(..)));
        assert_eq!(state.bag.len(), 6 * 19, "{earth}");
        let state = until(&game, |step| matches!(step, Step::Elements(..)));
        assert_eq!((state.bag.len(), state.tokens_at(clade_marine::board::CENTRE)), (6 * 19 - 4 * 3 - 6, 6), "{earth}");
    }
}

fn passed(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::SurvivalCard(_))).count()
}

/// Деформация, 2: all cubes are lifted together, so nobody leads for a moment while one after the other goes home.
#[test]
fn the_survival_card_does_not_pass_between_cubes_that_are_lifted_together() {
    let mut table = table("species = { e1 = { crustaceans = 3, fishes = 4 } }\n");
    table.play("basic tectonics-1; take; e1");
    assert_eq!((passed(&table.events), table.state.survival.get()), (1, Some(Side(0))), "{:?}", table.events);
}

/// Вымирание: all endangered species die together.
#[test]
fn the_survival_card_does_not_pass_between_species_that_die_together() {
    let mut table = table("ending = true\nspecies = { d1 = { crustaceans = 3, fishes = 2 } }\nfishes = { retrieved = true }\n");
    assert_eq!(table.state.survival.get(), Some(Side(0)));
    table.play("retrieve");
    assert_eq!((passed(&table.events), table.state.survival.get()), (1, None), "{:?}", table.events);
    assert_eq!((table.state.animals[0].eliminated, table.state.animals[1].eliminated), (3, 2));
}

/// The place of a tile that pays nothing there is none.
#[test]
fn a_card_learns_whether_there_is_a_place() {
    let hook = "score = function(now)\nreturn now.place == 0 and 10 or 0\nend,";
    let position = "evolution = [\"vent\", \"-\", \"-\", \"-\", \"-\"]\nspecies = { d1 = { crustaceans = 1, fishes = 2 } }\n";
    let mut table = with_trait(hook, position);
    table.play("basic evolution-1; take; d1");
    assert_eq!((table.state.animals[0].points, table.state.animals[1].points), (10, 1));
}

/// A turn more is the owner's: a trait that acts in somebody else's turn would give it to them.
#[test]
fn a_turn_more_is_for_the_animal_whose_turn_it_is() {
    let mut table = with_trait("built = function(g)\ng:extra_turn()\nend,", "turn = \"fishes\"\n");
    table.play("basic tectonics-1; take; e1");
    assert_eq!((table.events.iter().filter(|event| table.game.is_failure(event)).count(), table.state.turn.0), (1, 0));
}

/// Positions with more to draw than there is room for: the rest is left out.
#[test]
fn what_has_no_room_is_not_drawn() {
    let steps =
        "pending = [\"deal-traits crustaceans 3\", \"deal-traits crustaceans 3\", \"elements speciation 9\", \"turn crustaceans\"]\n";
    let game = crate::common::open(2, &[]);
    let mut state = game.place(&format!("{ROW}{steps}"), &mut Sink::null()).unwrap_or_else(|e| panic!("{e}"));
    while game.actor(&state) == Actor::Chance {
        let outcome = game.sample(&state, 0).expect("an outcome");
        game.play(&mut state, outcome, &mut Sink::null());
    }
    assert_eq!((state.animals[0].face_down[0], state.speciation.contains(&clade_engine::Maybe::NONE)), (3, false));
}

/// Регресс takes one token of a type, and of two the one that a trait holds: that one may go with the trait.
#[test]
fn a_token_of_a_trait_is_lost_before_one_of_the_mat() {
    let crustaceans = "crustaceans = { traits = [\"phenotypic_plasticity\"], tokens = [\"sun\"], held = [\"sun\"] }\n";
    let table = table(&format!("pending = [\"regress crustaceans sun 0\", \"turn crustaceans\"]\n{crustaceans}"));
    let animal = &table.state.animals[0];
    assert_eq!((animal.tokens.len(), animal.held.len()), (1, 0));
}

/// Финальный подсчёт ПО: of two animals a player the lower one counts, for the seat and nothing else.
#[test]
fn a_seat_has_come_to_the_lower_of_its_two_animals() {
    let setup = clade_check::setup(2, &["two-animals=outer-inner"]);
    let rules = clade_engine::Module::ruleset(&clade_marine::MODULE, &setup, &[]).expect("the shipped cards load");
    let mut face = rules.open(clade_engine::Tools::default()).expect("it opens");
    let points = "crustaceans = { points = 70 }\nreptiles = { points = 145 }\nfishes = { points = 75 }\ncephalopods = { points = 85 }\n";
    let at = face.place(&format!("{ROW}{points}")).expect("a position");
    assert_eq!(face.outcome(at), Ok(vec![(70, 0), (75, 1)]), "crustaceans against fishes");
    let equal = "crustaceans = { points = 90 }\nreptiles = { points = 75 }\nfishes = { points = 75 }\ncephalopods = { points = 85 }\n";
    let at = face.place(&format!("{ROW}{equal}")).expect("a position");
    assert_eq!(face.outcome(at), Ok(vec![(75, 3), (75, 1)]), "reptiles are higher than fishes");
    assert_eq!(face.scores(at), Ok(vec![90, 75, 85, 75]), "each animal keeps its own");
    let own = "crustaceans = { points = 70 }\nreptiles = { points = 70 }\nfishes = { points = 70 }\ncephalopods = { points = 85 }\n";
    let at = face.place(&format!("{ROW}{own}")).expect("a position");
    assert_eq!(face.outcome(at), Ok(vec![(70, 0), (70, 1)]), "of two own ones with equal points the lower one, crustaceans");
}

/// A question about a tile: its answers hang on the cubes there, not on the food chain; a number hangs on the tile.
#[test]
fn the_answers_hang_on_what_the_question_is_about() {
    let meant = |table: &AtTable<Marine>, id: &str| {
        let mut list = Vec::new();
        table.game.legal_actions(&table.state, &mut list);
        let view = table.game.view(&table.state, clade_engine::Observer::Public);
        let scene = table.game.scene(&view, &list);
        let node = scene.nodes.iter().find(|node| node.id == id).unwrap_or_else(|| panic!("no {id}"));
        node.actions.iter().map(|&index| list[usize::from(index)]).collect::<Vec<_>>()
    };
    let position = "row = [\"predator\", \"asteroid\"]\ndeck = [0, 0, 33]\npending = [\"choose crustaceans 0\", \"turn fishes\"]\n\
                    species = { d3 = { crustaceans = 1, fishes = 2, cephalopods = 1 }, d5 = { fishes = 1 } }\n";
    let mut table = AtTable::of(crate::common::open(3, &[]), position);
    table.play("slot 1");
    let fishes = Action::Answer(clade_engine::Answer::Thing(1));
    assert_eq!((meant(&table, "cubes-d3-fishes"), meant(&table, "cubes-d5-fishes")), (vec![fishes], vec![]));
    assert_eq!(meant(&table, "chain-fishes"), []);

    let position = "turn = \"crustaceans\"\ncrustaceans = { traits = [\"benthic\"] }\n";
    let mut table = AtTable::of(crate::common::open(2, &[]), &format!("{ROW}{position}"));
    table.play("basic benthic; take; d4");
    assert_eq!(meant(&table, "cell-d4").len(), 3, "none, one or two cubes");
}

/// Whose trait is copied; and what is refused is not called without effect as well.
#[test]
fn an_answer_says_whose_it_is_and_no_reason_that_is_not_the_point() {
    let said = |table: &AtTable<Marine>, action| {
        let view = table.game.view(&table.state, clade_engine::Observer::Public);
        format!("{:?}", table.game.label(&view, action))
    };
    let position = format!(
        "{ROW}round = 0\npending = [\"reveal-traits\", \"turn crustaceans\"]\n\
         crustaceans = {{ kept = [\"exaptation\"], drawn = [\"benthic\", \"solitary\"] }}\n\
         fishes = {{ kept = [\"carnivore\"], drawn = [\"ram_feeding\", \"cannibal\"] }}\n"
    );
    let table = AtTable::of(crate::common::open(2, &[]), &position);
    let mut list = Vec::new();
    table.game.legal_actions(&table.state, &mut list);
    assert_eq!(list.len(), 1);
    assert!(said(&table, list[0]).contains("marine-trait-of") && said(&table, list[0]).contains("marine-fishes"), "{list:?}");

    let table = self::table("turn = \"crustaceans\"\npawns = { domination-1 = \"fishes\" }\n");
    let at = |space| Action::Place(clade_marine::display::Pawn::basic(clade_engine::Side(0)), space);
    let space = |word| clade_marine::display::Space::named(word).expect("a space");
    assert!(said(&table, at(space("abundance-1"))).contains("marine-do-idle"), "nothing lies there");
    assert!(!said(&table, at(space("domination-1"))).contains("marine-do-idle"), "it is taken");
    let mut list = Vec::new();
    table.game.legal_actions(&table.state, &mut list);
    let view = table.game.view(&table.state, clade_engine::Observer::Public);
    let gives_pause = |action: Action| table.game.caution(&view, action) == Some(clade_engine::Caution::Idle);
    let (idle, others): (Vec<Action>, Vec<Action>) = list.into_iter().partition(|&action| gives_pause(action));
    assert!(idle.contains(&at(space("abundance-1"))) && others.contains(&Action::Retrieve), "{idle:?}, {others:?}");
    assert!(idle.into_iter().all(|action| said(&table, action).contains("marine-do-idle")), "and says why");
    assert!(others.into_iter().all(|action| !said(&table, action).contains("marine-do-idle")), "what says so gives pause");
}
