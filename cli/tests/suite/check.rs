//! `clade check` as an author of a game or a mod meets it.

use crate::common::{clade, file, good, out};

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

/// A mod of Pond with these cards, by id and functions.
fn a_mod(name: &str, cards: &[(&str, &str)]) -> String {
    let folder = file(name);
    let _ = std::fs::remove_dir_all(&folder); // of an earlier run
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("mod.toml"), format!("id = \"{name}\"\ngame = \"pond\"\nversion = \"1\"\n")).expect("a file");
    for (id, functions) in cards {
        let text = format!("{{ en = \"{id}\", ru = \"{id}\", pl = \"{id}\" }}");
        let card = format!("return {{\n id = \"{id}\", name = {text}, text = {text}, source = \"assumed\",\n{functions}\n}}\n");
        std::fs::write(folder.join(format!("{id}.lua")), card).expect("a file");
    }
    folder.display().to_string()
}

/// Cards that always fail: the game goes on, but a mod with them is not worth shipping.
fn a_sour_mod(name: &str) -> String {
    a_mod(name, &[("sour", "play = function(g)\n g:feed(-1)\nend"), ("bitter", "play = function(g)\n error('oh')\nend")])
}

fn failing(args: &[&str]) -> (String, String) {
    let output = clade(args, "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), error.lines().count()), (Some(1), 1), "{error}");
    (out(&output), error)
}

#[test]
fn every_card_that_fails_breaks_a_law_and_can_be_looked_at() {
    let (folder, tables) = (a_sour_mod("sour"), file("sour-tables").display().to_string());
    let _ = std::fs::remove_dir_all(&tables); // of an earlier run
    let battery = ["check", "--battery", "pond", "--seats", "2", "-n", "16", "--mod", &folder];
    let (printed, error) = failing(&battery);
    assert!(error.contains("'no-failure'") && printed.contains("clade check"), "{error}{printed}");
    for told in [
        "no-failure is broken: the card 'sour' failed ",
        " ×: sour/sour.lua:4: ",
        "'bitter' failed ",
        " ×: sour/bitter.lua:4: oh (--seats 2",
    ] {
        assert!(printed.contains(told), "{told}: {printed}");
    }
    let (json, _) = failing(&[&battery[..], &["--json", "--tables", &tables]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let broken = json["broken"].as_array().expect("a list");
    let bitter = broken.iter().find(|broken| broken["card"] == "bitter").expect("it failed");
    assert_eq!((&bitter["file"], &bitter["line"], &bitter["reason"]), (&"sour/bitter.lua".into(), &4.into(), &"oh".into()));
    assert!(bitter["times"].as_u64() > Some(1), "{bitter}");
    // The table before it, as a file: there it fails again.
    let (printed, _) = failing(&["check", bitter["table"].as_str().expect("a file")]);
    assert!(printed.contains("the card 'bitter' failed: sour/bitter.lua:4: oh"), "{printed}");
}

#[test]
fn sim_and_bench_tell_of_cards_that_fail() {
    let folder = a_sour_mod("sour_sim");
    let sim = ["sim", "pond", "--mod", &folder, "--seats", "greedy,random", "-n", "8"];
    let (printed, error) = failing(&sim);
    assert_eq!(error, "clade: cards failed in play: bitter, sour\n");
    assert!(printed.contains("bitter failed: sour_sim/bitter.lua:4: oh ("), "{printed}");
    let (json, _) = failing(&[&sim[..], &["--json"]].concat());
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let bitter = &json["failed"][0];
    assert_eq!((&bitter["card"], &bitter["line"], &bitter["reason"]), (&"bitter".into(), &4.into(), &"oh".into()));
    assert!(bitter["times"].as_u64() >= bitter["games"].as_u64() && bitter["games"].as_u64() > Some(0), "{bitter}");
    let (printed, error) = failing(&["bench", "pond", "--mod", &folder, "--games", "20"]);
    assert!(printed.contains("sour failed: sour_sim/sour.lua:4: ") && error.contains("bitter, sour"), "{printed}{error}");
}

#[test]
fn a_mod_answers_for_its_own_cards() {
    let folder = a_mod("mild", &[("mild", "play = function(g)\n g:feed(1)\nend")]);
    let mild = json(&["check", "--battery", "pond", "--seats", "2", "-n", "16", "--mod", &folder, "--json"]);
    assert_eq!((&mild["cards"], &mild["cards_that_acted"]), (&1.into(), &serde_json::json!(["mild"])));
    let rare = a_mod("rare", &[("rare", "dusk = function(g)\n if g:roll(100) == 101 then g:feed(1) end\nend")]);
    let rare = json(&["check", "--battery", "pond", "--seats", "2", "-n", "1", "--mod", &rare, "--json"]);
    assert_eq!(rare["broken"], serde_json::json!([]), "one game tells nothing: {rare}");
}

#[test]
fn a_mod_that_cannot_be_loaded_is_no_broken_law() {
    let folder = a_mod("wrong", &[("wrong", "paly = 1")]);
    let output = clade(&["check", "--battery", "pond", "--seats", "2", "-n", "1", "--mod", &folder], "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(error.contains("wrong/wrong.lua:3: unknown key 'paly', did you mean 'play'?"), "{error}");
}

/// What would be silence is told: cards that are not read, files that nobody reads.
#[test]
fn what_would_be_overlooked_is_told() {
    let folder = a_mod("silent", &[("mild", "play = function(g)\n g:feed(1)\nend")]);
    let told = |args: &[&str]| {
        let output = clade(args, "");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let cards = ["cards", "pond", "--mod", &folder];
    assert_eq!(told(&cards), (Some(0), String::new()));
    std::fs::write(format!("{folder}/deks.toml"), "").expect("a file");
    assert_eq!(told(&cards), (Some(0), "silent/deks.toml: nobody reads this file\n".to_owned()));
    for stray in ["more.luau", "more.LUA", "more.lua.txt", "more/card.lua"] {
        let path = std::path::Path::new(&folder).join(stray);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, "return {}").expect("a file");
        let (code, error) = told(&cards);
        assert!(code == Some(2) && error.contains("would not be read: a card is a file in the folder of mod.toml"), "{stray}: {error}");
        let gone =
            if stray.contains('/') { std::fs::remove_dir_all(path.parent().expect("a folder")) } else { std::fs::remove_file(&path) };
        gone.expect("it was there");
    }
    std::fs::write(format!("{folder}/bad.lua"), b"\xff\xfer\0e\0").expect("a file");
    let (code, error) = told(&cards);
    assert!(code == Some(2) && error.contains("bad.lua: this is no UTF-8 text"), "{error}");
}
