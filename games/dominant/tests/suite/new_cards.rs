//! What cards of mods may do though no shipped card does it: verbs, questions and mistakes that only they have.

use clade_check::{AtTable, setup};
use clade_dominant::board::cell_named;
use clade_dominant::{Dominant, Event};
use clade_engine::message::Ids;
use clade_engine::{Game, Kind, Observer, Shown, Side, Translate};
use clade_script::ModFolder;

/// The animal that takes the card of a test. On e3 are two cubes of insects, one of amphibians and one of reptiles.
const INSECTS: Side = Side(0);
/// What is legal after the card of a test: birds take one.
const NEXT: [&str; 2] = ["take fertile", "take omnivore"];
/// No corner of e3 is vacant, and nothing else lies on earth.
const FULL: &str =
    r#"elements = { "e3.ne" = "grass", "e3.e" = "grub", "e3.se" = "seed", "e3.sw" = "grass", "e3.w" = "grub", "e3.nw" = "seed" }"#;

/// A table with a mod of one card, with these further lines in its file and in `mod.toml`.
fn with(head: &str, id: &str, lines: &str, position: &str) -> AtTable<Dominant> {
    let head = format!("id = \"mine\"\ngame = \"dominant\"\nversion = \"1\"\n{head}");
    let card = format!("return {{\nid = \"{id}\",\nname = \"{id}\",\ntext = \"For a test.\",\nsource = \"own\",\n{lines}\n}}\n");
    let files = [("mod.toml".to_owned(), head), ("card.lua".to_owned(), card)].into();
    AtTable::of(crate::CARDS.open(&setup(6, &[]), &[ModFolder { files }]), position)
}

/// Insects have taken a card with these lines for dominating e3. Then birds take one, and Reseed follows.
fn took(lines: &str, position: &str) -> AtTable<Dominant> {
    let common = r#"phase = "execution"
open = ["probe", "fertile", "omnivore"]
pending = ["choose insects e3", "choose birds c4", "reseed 1"]"#;
    let mut table = with("", "probe", &format!("kind = \"dominance\",\n{lines}"), &format!("{common}\n{position}"));
    table.play("take probe");
    table
}

/// The same for a card that does this.
fn took_that(plays: &str, position: &str) -> AtTable<Dominant> {
    took(&format!("says = {{ which = \"which?\" }},\nplay = function(g, tile)\n{plays}\nend,"), position)
}

fn points(table: &AtTable<Dominant>) -> i16 {
    table.state.animal(INSECTS).points
}

/// Their cubes on e3.
fn cubes(table: &AtTable<Dominant>) -> u8 {
    table.state.cubes(cell_named("e3").expect("a cell"), INSECTS)
}

/// How many lines of the log began like this in the last [`AtTable::play`].
fn told(table: &AtTable<Dominant>, line: &str) -> usize {
    table.events.iter().filter_map(|event| table.game.log_line(event)).filter(|msg| Ids.text(msg).starts_with(line)).count()
}

/// Whether the card failed in the last [`AtTable::play`].
fn failed(table: &AtTable<Dominant>) -> bool {
    table.events.iter().any(|event| matches!(event, Event::CardFailed(_)))
}

fn prompt(table: &AtTable<Dominant>) -> String {
    Ids.text(&table.game.prompt(&table.game.view(&table.state, Observer::Public)))
}

#[test]
fn the_open_cards_are_those_that_no_effect_is_busy_with() {
    let table = took_that(r#"g:choose_card("which", g:open_cards())"#, "");
    assert_eq!(table.legal(), ["fertile", "omnivore"], "not the card itself, though it still lies there");
}

#[test]
fn numbers_out_of_range_mean_none_or_all() {
    let table = took_that("g:place(tile, -5)\ng:eliminate(tile, nil, -1)", "");
    assert_eq!((cubes(&table), told(&table, "dominant-log-no-effect")), (2, 1));
    let table = took_that("g:eliminate(tile, nil, 256)", "");
    assert_eq!((cubes(&table), failed(&table)), (0, false));
    let table = took_that(r#"g:about_animal(1000) g:ask_yes("which")"#, "");
    assert!(prompt(&table).contains("dominant-counted(dominant-insects,255)"), "{}", prompt(&table));
}

#[test]
fn the_box_has_ten_pawns_of_each_animal() {
    let lines = "for _, animal in ipairs(g:food_chain()) do if g:more_pawns(animal) then g:gain(1, animal) end end";
    let table = took_that(lines, "insects = { pawns = 10 }\narachnids = { pawns = 9 }");
    assert_eq!([0, 1, 2].map(|side| table.state.animal(Side(side)).points), [0, 1, 1]);
}

#[test]
fn a_card_scores_tiles_and_nobody_takes_a_card_for_them() {
    let table = took_that("g:score({ tile })", "");
    // Savannah: insects have most cubes; of reptiles and amphibians reptiles are higher in the food chain.
    assert_eq!([0, 4, 2, 3].map(|side| table.state.animal(Side(side)).points), [7, 4, 2, 0]);
    assert_eq!((table.legal(), table.state.dominated.is_empty()), (NEXT.map(str::to_owned).to_vec(), true));
}

#[test]
fn at_most_999_points_are_gained_or_lost_at_once() {
    let after = |n: i32| {
        let table = took_that(&format!("g:gain({n})"), "insects = { points = 2000 }");
        (points(&table), failed(&table))
    };
    assert_eq!([999, 1000, -999, -1000].map(after), [(2999, false), (2000, true), (1001, false), (2000, true)]);
}

#[test]
fn an_element_is_put_from_the_bag_on_a_vacant_corner_or_the_card_fails() {
    // Two of the twenty suns lie on earth.
    let bag = |suns: usize| format!("depletion = {:?}", vec!["sun"; 18 - suns]);
    for suns in [0, 1] {
        let mut table = took_that(r#"g:put(Element.sun, g:choose_vacant("which", { tile }))"#, &bag(suns));
        table.play("e3.e");
        assert_eq!((failed(&table), told(&table, "dominant-log-put(dominant-sun,")), (suns == 0, suns), "{suns} in the bag");
    }
    let table = took_that("g:put(Element.sun, g:elements_at(tile)[1])", "");
    assert!(failed(&table), "an element lies there");
}

#[test]
fn a_pawn_on_the_display_is_not_lost() {
    let table = took_that("g:lose_pawn()", "insects = { pawns = 1 }\npawns.migration-6 = \"insects\"");
    assert_eq!((table.state.animal(INSECTS).pawns, failed(&table)), (1, true));
}

#[test]
fn who_has_no_pawn_left_is_not_asked_where_to_place_one() {
    let table = took_that("g:place_pawn()", "insects = { pawns = 0 }");
    assert_eq!((table.legal(), told(&table, "dominant-log-no-effect")), (NEXT.map(str::to_owned).to_vec(), 1));
}

#[test]
fn a_card_that_does_nothing_by_itself_can_be_taken() {
    let table = took("", "");
    assert_eq!((table.legal(), failed(&table), told(&table, "dominant-log-no-effect")), (NEXT.map(str::to_owned).to_vec(), false, 1));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Called(..))), "{:?}", table.events);
}

#[test]
fn a_die_is_rolled_told_and_reaches_the_card() {
    let mut table = took_that("g:gain(10 * g:roll(4))", "");
    assert_eq!(table.legal(), ["die 1", "die 2", "die 3", "die 4"]);
    table.play("die 3");
    assert_eq!((points(&table), told(&table, "dominant-log-die-rolled(card-mine-probe,3)")), (30, 1));
}

/// One pick of a set comes after another, and all are about the same; the next question is about something else.
#[test]
fn what_a_set_is_about_holds_for_all_its_picks() {
    let lines = r#"g:about_tile(tile) g:choose_animals("which", g:animals_at(tile), 2) g:ask_yes("which")"#;
    let mut table = took_that(lines, "");
    for pick in ["insects", "reptiles"] {
        assert!(prompt(&table).contains("dominant-tile(dominant-savannah,e3)"), "{}", prompt(&table));
        table.play(pick);
    }
    assert_eq!(prompt(&table), "dominant-ask-card(dominant-insects,card-mine-probe-says-which,card-mine-probe)");
}

/// A card's question names the card, so that the rules do not name it again; it hangs on the tile that it is about.
#[test]
fn a_question_of_a_card_names_it_once_and_hangs_on_its_tile() {
    let table = took_that(r#"g:choose_token_of("which", tile)"#, "");
    assert_eq!(prompt(&table), "dominant-ask-card(dominant-insects,card-mine-probe-says-which,card-mine-probe)");
    let table = took_that(r#"g:about_tile(tile) g:choose_number("which", { 1, 2 })"#, "");
    let mut list = Vec::new();
    table.game.legal_actions(&table.state, &mut list);
    let scene = table.game.scene(&table.game.view(&table.state, Observer::Public), &list);
    let hang = |id: &str| scene.nodes.iter().find(|node| node.id == id).map(|node| node.actions.clone()).expect("a cell");
    assert_eq!(["cell-e3", "cell-e4"].map(hang), [vec![0, 1], vec![]]);
}

#[test]
fn where_nothing_can_be_chosen_a_card_gets_nil_and_goes_on() {
    let none =
        [r#"g:choose_vacant("which", { tile })"#, r#"g:choose_token("which", { Element.sun })"#, r#"g:choose_token_of("which", far)"#];
    for verb in none {
        let far = "local far for _, other in ipairs(g:earth()) do if g:tokens_at(other) == 0 then far = other end end";
        // What is asked next stands on a sound table.
        let lines = format!(r#"{far} if {verb} == nil then g:gain(3) end g:ask_yes("which")"#);
        let mut table = took_that(&lines, FULL);
        assert_eq!((points(&table), table.legal()), (3, vec!["yes".to_owned(), "no".to_owned()]), "{verb}");
        table.play("no");
        assert_eq!(table.legal(), NEXT);
    }
}

/// It can be saved there as everywhere else: [`AtTable`] looks.
#[test]
fn a_table_is_sound_while_the_rules_act_for_a_card() {
    let table = took_that("g:draw_element()", "");
    assert!(prompt(&table).starts_with("dominant-for-card(dominant-chance-element(dominant-insects)"), "{}", prompt(&table));
}

#[test]
fn what_a_card_remembers_for_a_turn_or_a_round_is_forgotten_at_reseed() {
    let lines = r#"remembers = { turn = "turn", round = "round", game = "game" },
play = function(g) g:remember("turn", 1) g:remember("round", 2) g:remember("game", 3) end,"#;
    let mut table = took(lines, "");
    let probe = table.game.cards().find("probe").expect("the card");
    // In the order of their names: game, round, turn.
    let memory = |table: &AtTable<Dominant>, card: Kind| [0, 1, 2].map(|cell| table.state.frames.recall(INSECTS, card, cell));
    assert_eq!(memory(&table, probe), [3, 2, 1]);
    table.play("take omnivore");
    assert_eq!(memory(&table, probe), [3, 0, 0]);
}

#[test]
fn several_who_would_hold_another_survival_card_do_not() {
    let card = r#"kind = "survival",
holds = function(animal) return animal.cubes > 1 end,
pays = function(holder) return 10 + holder.rival end,"#;
    let paid = |mammals: u8| {
        let species = format!("species = {{ d3 = {{ birds = 3, mammals = {mammals} }} }}");
        let position = format!("phase = \"reset\"\npending = [\"survival\", \"plan 0\"]\n{species}");
        let table = with(r#"overrides = "dominant_survival""#, "survival_card", card, &position);
        [3, 5].map(|side| table.state.animal(Side(side)).points)
    };
    assert_eq!([paid(1), paid(2)], [[11, 0], [0, 0]]);
}

#[test]
fn of_more_cubes_than_there_are_all_go_and_come() {
    let table = took_that("g:hibernate(tile, 5)", "insects = { eliminated = 2 }");
    assert_eq!((cubes(&table), table.state.animal(INSECTS).eliminated), (4, 0));
    let table = took_that("g:hibernate(tile, 5)", "");
    assert_eq!((told(&table, "dominant-log-revived"), told(&table, "dominant-log-no-effect")), (0, 1), "none is no effect");
    let table = took_that("g:move(tile, g:adjacent(tile)[1], nil, 9)", "");
    assert_eq!((cubes(&table), told(&table, "dominant-log-moved(dominant-insects,2,")), (0, 1));
}

#[test]
fn of_a_card_that_fails_nothing_else_is_told() {
    let table = took_that(r#"g:gain(3) error("broken")"#, "");
    assert_eq!((points(&table), failed(&table), told(&table, "dominant-log-no-effect")), (0, true, 0));
}

#[test]
fn a_card_leaves_nothing_behind() {
    for plays in ["return 5", "g:about_tile(tile)", r#"g:choose_vacant("which", { tile })"#] {
        let table = took_that(plays, FULL);
        let state = &table.state;
        assert_eq!((&state.frames, state.result, state.about), (&Default::default(), 0, Default::default()), "{plays}");
    }
}
