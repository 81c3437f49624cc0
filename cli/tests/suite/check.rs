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
        " × (with tried answers): sour/sour.lua:4: ",
        "'bitter' failed ",
        " × (with tried answers): sour/bitter.lua:4: oh (--seats 2",
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
    assert!(error.contains("wrong/wrong.lua:3: unknown key 'paly'; did you mean 'play'?"), "{error}");
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
    assert_eq!(told(&cards), (Some(0), format!("{folder}/deks.toml:1: nobody reads this file\n")));
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
    assert!(code == Some(2) && error.contains("bad.lua: this is not UTF-8 text"), "{error}");
}

/// A file that is not there yet.
fn new_file(name: &str) -> String {
    let path = file(name);
    let _ = std::fs::remove_file(&path); // of an earlier run
    path.display().to_string()
}

const SPLIT: [&str; 9] = ["check", "--battery", "pond", "--seats", "3", "-n", "70", "--seed", "4"];

fn with(more: &[&str]) -> Vec<String> {
    SPLIT.iter().chain(more).map(|&word| word.to_owned()).collect()
}

fn run(args: &[String]) -> String {
    good(&args.iter().map(String::as_str).collect::<Vec<_>>(), "")
}

fn refused(args: &[&str]) -> String {
    let output = clade(args, "");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{error}");
    error
}

/// The files of all shards, and what they come to together.
fn shards(of: u64) -> Vec<String> {
    let one = |n: u64| {
        let path = new_file(&format!("shard-{n}-{of}.json"));
        run(&with(&["--shard", &format!("{n}/{of}"), "--report", &path]));
        path
    };
    (1..=of).map(one).collect()
}

#[test]
fn shards_come_to_what_one_run_finds() {
    let whole = new_file("whole.json");
    let told = run(&with(&["--report", &whole, "--json"]));
    assert_eq!(told, run(&with(&["--json"])), "a report changes nothing");
    let kept = std::fs::read(&whole).expect("a file");
    for of in [1, 2, 3] {
        let mut files = shards(of);
        for _ in 0..of {
            let into = new_file("merged.json");
            let args: Vec<&str> =
                ["check", "--report", &into, "--json", "--merge"].into_iter().chain(files.iter().map(String::as_str)).collect();
            assert_eq!(good(&args, ""), told, "{files:?}");
            assert_eq!(std::fs::read(&into).expect("a file"), kept, "{files:?}");
            files.rotate_left(1);
        }
    }
}

#[test]
fn files_that_make_no_whole_are_refused() {
    let [one, two] = [1, 2].map(|n| new_file(&format!("half-{n}.json")));
    run(&with(&["--shard", "1/2", "--report", &one]));
    run(&with(&["--shard", "2/2", "--report", &two]));
    assert!(refused(&["check", "--merge", &one]).contains("parts missing: 2 of 3"));
    assert!(refused(&["check", "--merge", &one, &two, &one]).contains("hold the same games"));
    let strange = new_file("strange.json");
    good(&["check", "--battery", "pond", "--seats", "3", "-n", "70", "--seed", "5", "--shard", "2/2", "--report", &strange], "");
    assert!(refused(&["check", "--merge", &one, &strange]).contains("another seed"));
    std::fs::write(&strange, "{}").expect("a file");
    assert!(refused(&["check", "--merge", &one, &strange]).contains("is not such a report"));
    // Nothing that was found is written over, and nothing else is gone on with.
    let begun = with(&["--report", &one]);
    let begun: Vec<&str> = begun.iter().map(String::as_str).collect();
    assert!(refused(&begun).contains("is there already"));
    assert!(refused(&[&begun[..], &["--resume"]].concat()).contains("another share of the games"));
    assert!(refused(&["check", "--battery", "pond", "--shard", "3/2", "--report", &strange]).contains("such as 2/8, not '3/2'"));
}

/// Whenever it is stopped: it goes on and comes to the same bytes.
#[cfg(unix)]
#[test]
fn what_was_interrupted_goes_on() {
    let args = |path: &str| {
        with(&["--report", path]).into_iter().map(|word| if word == "70" { "400".to_owned() } else { word }).collect::<Vec<_>>()
    };
    let (whole, part) = (new_file("uninterrupted.json"), new_file("interrupted.json"));
    run(&args(&whole));
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_clade"))
        .args(args(&part))
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("it runs");
    let begun = || std::fs::read_to_string(&part).is_ok_and(|text| text.contains("\"done\""));
    while !begun() && child.try_wait().expect("a child").is_none() {
        std::thread::yield_now();
    }
    std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("a signal");
    child.wait().expect("it ends");
    run(&args(&part).into_iter().chain(["--resume".to_owned()]).collect::<Vec<_>>());
    assert_eq!(std::fs::read(&part).expect("a file"), std::fs::read(&whole).expect("a file"));
}

#[test]
fn a_broken_law_comes_with_its_game() {
    let (folder, tables) = (a_sour_mod("sour_game"), file("sour-games").display().to_string());
    let _ = std::fs::remove_dir_all(&tables); // of an earlier run
    let battery = ["check", "--battery", "pond", "--seats", "2", "--mod", &folder, "--json"];
    let (found, _) = failing(&[&battery[..], &["-n", "40", "--tables", &tables]].concat());
    let found: serde_json::Value = serde_json::from_str(&found).expect("JSON");
    let bitter = |found: &serde_json::Value| {
        let broken = found["broken"].as_array().expect("a list");
        broken.iter().find(|broken| broken["card"] == "bitter").expect("it failed").clone()
    };
    let first = bitter(&found);
    // The saved game leads to where the card failed.
    let record = first["record"].as_str().expect("a file");
    let log = good(&["replay", record, "--mod", &folder, "--log"], "");
    assert!(log.contains("bitter"), "{log}");
    good(&["replay", record, "--mod", &folder, "--verify"], "");
    // The seed alone plays the game again, without those before it in its chunk.
    let command = first["again"].as_str().expect("a command");
    let (again, _) = failing(&command.split(' ').skip(1).chain(["--json"]).collect::<Vec<_>>());
    let again = bitter(&serde_json::from_str(&again).expect("JSON"));
    assert_eq!((&again["seed"], &again["step"], &again["reason"]), (&first["seed"], &first["step"], &first["reason"]));
}
