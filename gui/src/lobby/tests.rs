//! Setting up games, by accessible names.

use crate::app::Viewer;
use crate::testing::{click, press, usual, window};
use clade_table::Header;
use egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn begun(harness: &mut Harness<Viewer>) -> Header {
    harness.state_mut().header().expect("a game began")
}

#[test]
fn every_game_starts_in_two_clicks() {
    for (card, id) in [("Primordial Soup", "soup"), ("Evolution", "evolution"), ("Dominant Species: Marine", "marine"), ("Pond", "pond")] {
        let mut harness = usual();
        click(&mut harness, card);
        click(&mut harness, "Play");
        let game = begun(&mut harness);
        assert_eq!((game.game.as_str(), game.players[0].as_str(), game.players[1].as_str()), (id, "human", "normal"));
        assert_eq!(harness.state().remembered(id).unwrap().seats, game.players);
    }
}

#[test]
fn seats_are_added_removed_changed_and_moved() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    click(&mut harness, "Remove player 4");
    click(&mut harness, "Remove player 3");
    assert!(harness.query_by_label("Remove player 2").is_none(), "two is the least");
    click(&mut harness, "Add a player");
    click(&mut harness, "Who is player 2");
    click(&mut harness, "Random bot");
    harness.get_by_label("Name of player 2").click();
    harness.run();
    harness.get_by_label("Name of player 2").type_text("Ada");
    harness.run();
    click(&mut harness, "Move player 2 up");
    click(&mut harness, "Play");
    let game = begun(&mut harness);
    assert_eq!(game.players, ["random", "human", "normal"]);
    assert_eq!(game.names, ["Ada", "", ""]);
    assert_eq!(game.setup.seats, 3);
}

#[test]
fn all_bots_are_chosen_at_once() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    click(&mut harness, "All bots");
    click(&mut harness, "Hard bot");
    click(&mut harness, "Play");
    assert_eq!(begun(&mut harness).players, ["human", "hard", "hard", "hard"]);
}

#[test]
fn bots_that_are_no_levels_stand_below_them_and_say_what_they_are_for() {
    for list in ["Who is player 2", "All bots"] {
        let mut harness = usual();
        click(&mut harness, "Pond");
        click(&mut harness, list);
        let line = |label: &str| harness.query_all_by_label(label).map(|node| node.rect().top()).fold(f32::MIN, f32::max);
        let lines = ["Easy bot", "Normal bot", "Hard bot", "Expert bot", "To measure others against", "Greedy bot", "Random bot"].map(line);
        assert!(lines.is_sorted() && lines[0] > 0.0, "{list}: {lines:?}");
    }
}

#[test]
fn escape_leaves_a_field_before_it_closes_anything() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    harness.get_by_label("Name of player 2").click();
    harness.run();
    harness.key_press(egui::Key::Escape);
    harness.run();
    harness.get_by_label("Name of player 2");
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(harness.query_by_label("Name of player 2").is_none(), "the second one closes the set-up");
}

#[test]
fn an_option_is_changed_marked_and_taken_back() {
    let mut harness = usual();
    click(&mut harness, "Primordial Soup");
    assert!(harness.query_by_label("Cubes after a lost fight, none").is_none(), "rulings are folded");
    click(&mut harness, "Rulings: 12");
    click(&mut harness, "Cubes after a lost fight, none");
    harness.get_by_label("Rulings: 12, 1 changed");
    harness.get_by_label("1 rule differs from what is usual");
    click(&mut harness, "Play");
    assert_eq!(begun(&mut harness).setup.options, [("fight-cubes".to_owned(), "none".to_owned())].into());
    click(&mut harness, "Games");
    click(&mut harness, "Back to the usual value: Cubes after a lost fight");
    harness.get_by_label("The usual rules.");
}

#[test]
fn a_preset_chooses_options_that_go_together() {
    let mut harness = usual();
    click(&mut harness, "Primordial Soup");
    click(&mut harness, "A first game");
    harness.get_by_label_contains("The finish zone begins at cell 30");
    harness.get_by_label("Set up as “A first game”.");
    click(&mut harness, "Play");
    assert_eq!(begun(&mut harness).setup.options, [("finish".to_owned(), "30".to_owned())].into());
    click(&mut harness, "Games");
    click(&mut harness, "Z-Man Games, 2004");
    click(&mut harness, "As printed");
    click(&mut harness, "Play");
    assert_eq!(begun(&mut harness).setup.options, [].into());
}

/// Who closes a set-up, or looks at another game, comes back to what was begun.
#[test]
fn what_was_set_up_waits_while_something_else_is_looked_at() {
    let mut harness = usual();
    click(&mut harness, "Primordial Soup");
    click(&mut harness, "A first game");
    click(&mut harness, "Evolution");
    click(&mut harness, "Primordial Soup");
    harness.get_by_label("Set up as “A first game”.");
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(harness.query_by_label("Set up as “A first game”.").is_none(), "it is closed");
    click(&mut harness, "Primordial Soup");
    harness.get_by_label("Set up as “A first game”.");
}

#[test]
fn the_example_is_shown_to_who_wants_to_see_it() {
    let mut harness = usual();
    harness.get_by_label("Pond");
    let mut prefs = harness.state().prefs().clone();
    prefs.example = false;
    harness.state_mut().prefer(prefs);
    harness.run();
    assert!(harness.query_by_label("Pond").is_none());
    click(&mut harness, "Settings");
    harness.get_by_role_and_label(Role::CheckBox, "Show the example game").scroll_to_me();
    harness.run();
    harness.get_by_role_and_label(Role::CheckBox, "Show the example game").click();
    harness.run();
    assert!(harness.state().prefs().example);
}

/// What is told of a game on its table stays beside its picture, however large the letters are.
#[test]
fn a_game_on_its_table_is_told_of_within_its_column() {
    let mut harness = usual();
    ["Pond", "Play", "Games"].into_iter().for_each(|label| click(&mut harness, label));
    harness.state_mut().with_text(1.5);
    harness.run();
    let column = harness.get_by_label("Play").rect().left();
    let players = "Person, Normal bot, Normal bot, Normal bot";
    let told = harness.query_all_by_label(players).map(|node| node.rect().right()).reduce(f32::max).unwrap();
    assert!(told <= column, "it reaches to {told}, beyond what begins at {column}");
}

#[test]
fn an_experiment_is_called_one() {
    let mut harness = usual();
    click(&mut harness, "Evolution");
    click(&mut harness, "Experiments: 1");
    harness.get_by_label("Food cycle");
    harness.get_by_label("experiment: in no rulebook");
}

#[test]
fn what_is_wrong_is_said_and_nothing_begins() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    harness.get_by_role_and_label(Role::TextInput, "Seed").click();
    harness.run();
    harness.get_by_role_and_label(Role::TextInput, "Seed").type_text("seven");
    harness.run();
    harness.get_by_label("✗ a seed is a whole number from 0 to 18446744073709551615");
    click(&mut harness, "Play");
    assert!(harness.state_mut().header().is_none());
    harness.get_by_label("Folder of a mod").click();
    harness.run();
    harness.get_by_label("Folder of a mod").type_text("no/such/folder");
    harness.run();
    click(&mut harness, "Add the folder");
    harness.get_by_label("✗ no/such/folder: there is no such file or folder");
}

#[test]
fn an_option_that_is_gone_can_be_forgotten() {
    let mut harness = usual();
    harness.state_mut().remember("soup", "finsih", "30");
    click(&mut harness, "Primordial Soup");
    harness.get_by_label("✗ soup has no option 'finsih'; did you mean 'finish'?");
    click(&mut harness, "Forget finsih");
    click(&mut harness, "Play");
    assert!(begun(&mut harness).setup.options.is_empty());
}

#[test]
fn the_set_up_takes_the_place_of_the_cards_where_both_have_no_room() {
    let mut harness = window([700.0, 800.0]);
    click(&mut harness, "Pond");
    assert!(harness.query_by_label("Evolution").is_none());
    click(&mut harness, "All games");
    harness.get_by_label("Evolution");
}

#[test]
fn an_option_of_a_mod_is_chosen() {
    let folder = crate::testing::Folder::new("mod-option");
    let path = folder.path().join("tides");
    std::fs::create_dir_all(&path).unwrap();
    let head =
        "id = \"tides\"\ngame = \"pond\"\nversion = \"1\"\n[options.force]\nvalues = [\"gentle\", \"wild\"]\nname = \"Force of tides\"\n";
    std::fs::write(path.join("mod.toml"), head).unwrap();
    let card = "return { id = \"surf\", name = \"Surf\", text = \"Nothing.\", source = \"assumed\" }\n";
    std::fs::write(path.join("surf.lua"), card).unwrap();
    let last = crate::prefs::LastSetup { mods: vec![path.display().to_string()], ..Default::default() };
    let mut draft = crate::lobby::Draft::new(&clade_pond::MODULE, Some(&last));
    let (of_mod, option) = draft.mod_options().remove(0);
    draft.choose_for_mod(&of_mod, &option, "wild");
    assert_eq!(draft.options.get("tides.force").map(String::as_str), Some("wild"));
    assert!(draft.verdict.faults.is_empty() && draft.unknown_options().is_empty(), "{:?}", draft.verdict.faults);
    draft.mods.clear();
    draft.judge();
    assert_eq!(draft.unknown_options(), ["tides.force"], "without the mod it is told and can be forgotten");
    assert!(!draft.verdict.faults.is_empty());
}

#[test]
fn tab_reads_the_games_and_then_what_is_set_up() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    click(&mut harness, "Remove player 4");
    let mut met: Vec<String> = Vec::new();
    while met.len() < 2 || met.last() != met.first() {
        met.extend(press(&mut harness, Key::Tab));
        assert!(met.len() < 200, "{met:?}");
    }
    let at = |name: &str| met.iter().position(|other| other == name).unwrap_or_else(|| panic!("{name}: {met:?}"));
    let places = ["Settings", "Evolution", "All games", "Add a player", "Seed", "Play"].map(at);
    // It begins where the pointer was.
    let from = places.iter().position(|at| at == places.iter().min().unwrap()).unwrap();
    assert!([&places[from..], &places[..from]].concat().is_sorted(), "{met:?}");
}

#[test]
fn what_is_removed_hands_the_focus_on() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    let mut remove = |name: &str| {
        harness.get_by_label(name).focus();
        harness.run();
        press(&mut harness, Key::Enter)
    };
    assert_eq!(remove("Remove player 4").as_deref(), Some("Add a player"));
    assert_eq!(remove("Remove player 1").as_deref(), Some("Add a player"), "two must stay");
    let mut remove = |name: &str| {
        harness.get_by_label(name).focus();
        harness.run();
        press(&mut harness, Key::Enter)
    };
    remove("Add a player");
    remove("Add a player");
    assert_eq!(remove("Remove player 2").as_deref(), Some("Remove player 2"), "the next one");
}

#[test]
fn the_focus_stays_at_the_game_that_is_set_up_or_goes_there() {
    for (width, goes_to) in [(1280.0, "Pond"), (700.0, "See its cards")] {
        let mut harness = window([width, 800.0]);
        harness.get_by_label("Pond").focus();
        harness.run();
        assert_eq!(press(&mut harness, Key::Enter).as_deref(), Some(goes_to));
        assert_eq!(press(&mut harness, Key::Escape).as_deref(), Some("Pond"), "and back");
    }
}

/// A field gives up the focus with Enter: Tab goes on from there, and not from the first thing of the window.
#[test]
fn behind_a_field_comes_what_stands_behind_it() {
    let mut harness = usual();
    click(&mut harness, "Pond");
    harness.get_by_role_and_label(Role::TextInput, "Name of player 2").focus();
    harness.run();
    let next = press(&mut harness, Key::Tab).expect("something stands behind the name");
    harness.get_by_role_and_label(Role::TextInput, "Name of player 2").focus();
    harness.run();
    assert_eq!(press(&mut harness, Key::Enter), None);
    assert_eq!(press(&mut harness, Key::Tab), Some(next));
}
