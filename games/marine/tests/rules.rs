//! Rules that no scenario shows: what is drawn from which bag, and positions that no game leads to.

mod common;

use clade_check::AtTable;
use clade_engine::{Actor, Game, Sink};
use clade_marine::Marine;
use clade_marine::state::{State, Step};
use clade_script::ModFolder;

const ROW: &str = "row = [\"annelids\", \"biomass\", \"omnivore\", \"volcanism\", \"metamorphosis\"]\n";

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
    let game = common::open_with(&common::setup(2, &[]), &[trait_with(lines)]);
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
        let game = common::open(4, &["mats=alternative", earth]);
        let state = until(&game, |step| matches!(step, Step::Mat(..)));
        assert_eq!(state.bag.len(), 6 * 19, "{earth}");
        let state = until(&game, |step| matches!(step, Step::Elements(..)));
        assert_eq!((state.bag.len(), state.tokens_at(clade_marine::board::CENTRE)), (6 * 19 - 4 * 3 - 6, 6), "{earth}");
    }
}

/// The place of a tile that pays nothing there is none.
#[test]
fn a_card_learns_whether_there_is_a_place() {
    let hook = "score = function(now)\nreturn now.place == 0 and 10 or 0\nend,";
    let position = "evolution = [\"vent\", \"-\", \"-\", \"-\", \"-\"]\nspecies = { d1 = { crustaceans = 1, fishes = 2 } }\n";
    let mut table = with_trait(hook, position);
    table.play("regular evolution-1; take; d1");
    assert_eq!((table.state.animals[0].points, table.state.animals[1].points), (10, 1));
}

/// Positions with more to draw than there is room for: the rest is left out.
#[test]
fn what_has_no_room_is_not_drawn() {
    let steps =
        "pending = [\"deal-traits crustaceans 3\", \"deal-traits crustaceans 3\", \"elements speciation 9\", \"turn crustaceans\"]\n";
    let game = common::open(2, &[]);
    let mut state = game.place(&format!("{ROW}{steps}")).unwrap_or_else(|e| panic!("{e}"));
    while game.actor(&state) == Actor::Chance {
        let outcome = game.sample(&state, 0).expect("an outcome");
        game.play(&mut state, outcome, &mut Sink::null());
    }
    assert_eq!((state.animals[0].face_down[0], state.speciation.contains(&255)), (3, false));
}
