//! `clade check` as an author of a game or a mod meets it.

mod common;

use common::{clade, good, out};

fn json(args: &[&str]) -> serde_json::Value {
    serde_json::from_str(&good(args, "")).expect("JSON")
}

#[test]
fn the_battery_gives_the_same_report_for_any_number_of_threads() {
    let report = |jobs: &str| json(&["check", "--battery", "pond", "--seats", "3", "-n", "20", "-j", jobs, "--json"]);
    let one = report("1");
    assert_eq!(one, report("3"));
    assert!(one["states_inside_cards"].as_u64() > Some(50) && one["hidden_differences"].as_u64() > Some(100), "{one}");
    assert_eq!((&one["cards"], one["broken"].as_array().map(Vec::len)), (&serde_json::json!(4), Some(0)));
}

#[test]
fn the_battery_speaks_three_languages() {
    for (lang, says) in [("en", "nothing panics"), ("ru", "ничто не падает"), ("pl", "nic się nie załamuje")] {
        assert!(good(&["check", "--battery", "pond", "--seats", "2", "-n", "16", "--lang", lang], "").contains(says));
    }
}

#[test]
fn a_broken_law_is_named_and_ends_with_1() {
    // A card that always fails: the game goes on, but a mod with it is not worth shipping.
    let folder = std::env::temp_dir().join(format!("clade-check-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let text = "{ en = \"x\", ru = \"x\", pl = \"x\" }";
    let card = format!(
        "return {{\n id = \"sour\", name = {text}, text = {text}, source = \"assumed\",\n play = function(g)\n  g:feed(-1)\n end,\n}}\n"
    );
    std::fs::write(folder.join("mod.toml"), "id = \"sour\"\ngame = \"pond\"\nversion = \"1\"\n").expect("a file");
    std::fs::write(folder.join("sour.lua"), card).expect("a file");
    let output = clade(&["check", "--battery", "pond", "--seats", "2", "-n", "16", "--mod", folder.to_str().expect("a path")], "");
    std::fs::remove_dir_all(&folder).expect("it was there");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), error.lines().count()), (Some(1), 1), "{error}");
    assert!(error.contains("'no-failure'"), "{error}");
    assert!(out(&output).contains("no-failure is broken: a card failed (--seats 2, game "), "{}", out(&output));
}
