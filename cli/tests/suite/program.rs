//! The program as a person or a script meets it: the built binary, its output and its exit codes.

use crate::common::{clade, good, out};
use std::process::{Command, Stdio};

/// The smallest game of the program.
const GAME: &str = "pond";

#[test]
fn wrong_words_are_one_line_and_exit_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["simm"], "'sim'"),
        (&["play", "nowhere-at-all"], "nowhere-at-all"),
        (&["bench", GAME, "--sed", "3"], "'--seed'"),
        (&["sim", GAME, "--seats", "gredy,random"], "'greedy'"),
        (&["play", GAME, "--seats", "humann,random"], "'human'"),
        (&["play", GAME, "--seats", "human,random,random,random,random,random,random,random,random"], GAME),
        (&["sim", GAME, "-o", "nothing=1"], "nothing"),
        (&["sim", GAME, "-o", "nothing"], "name=value"),
        (&["games", "--lang", "xx"], "en, ru, pl"),
        (&["play", GAME, "--load", "/no/such/file"], "/no/such/file"),
        (&["play", GAME, "--mod", "/no/such/folder"], "/no/such/folder"),
        (&["play"], "<GAME>"),
        (&["play", GAME, "--seats", ""], "human"),
        (&["play", GAME, "--seed", "1", "--seed", "2"], "twice"),
        (&["play", GAME, "--load", "x", "--seed", "2"], "--seed"),
        (&["play", GAME, "--lang"], "--lang"),
        (&["play", GAME, "--load", env!("CARGO_MANIFEST_DIR")], "folder"),
        (&["play", GAME, "--load", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "saved game"),
        (&["play", GAME, "--mod", concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")], "not a packed mod"),
        (&["play", GAME, "--mod", env!("CARGO_MANIFEST_DIR")], "mod.toml"),
        (&["sim", GAME, "-n", "0"], "--games"),
        (&["sim", GAME, "-j", "300"], "0–256"),
        (&["sim", GAME, "-n", "many"], "'many'"),
        (&["cards", GAME, "--seats", "9"], "9"),
        (&["cards", "soop"], "'soup'"),
        (&["xyzzy"], "there are: games, rules, cards"),
        (&["sim", GAME, "--xyzzy"], "see clade sim --help"),
        (&["check"], "--battery GAME"),
        (&["sim", GAME, "--seed", "-1"], "--seed <SEED> must be a number from 0 up, not '-1'"),
        (&["sim", GAME, "-n", "-5"], "not '-5'"),
        (&["replay", "x", "--at", "-1"], "--at <N> must be a number from 0 up"),
        (&["play", GAME, "--seats", "-1"], "'-1' can sit here"),
        (&["play", "soup", "--seats", "9"], "not for 9"),
        (&["sim", GAME, "-n", "100000000000000000000"], "too large for --games"),
        (&["sim", GAME, "--seed", "99999999999999999999"], "too large for --seed"),
        (&["bench", GAME, "--seconds", "nan"], "0.01–86400"),
        (&["bench", GAME, "--seconds", "inf"], "0.01–86400"),
        (&["bench", GAME, "--seconds", "-0.5"], "0.01–86400"),
        (&["bench", GAME, "--seconds", "1e30"], "0.01–86400"),
        (&["games", "--color", "blue"], "auto, always, never"),
        (&["sim", "soup", "-o", "finish=30", "-o", "finish=31"], "-o finish is given twice"),
        (&["check", "--perft", GAME, "--after", "100000"], "nothing to count"),
        (&["play", GAME, "--last", "--seed", "3"], "--seed"),
    ];
    for (args, says) in cases {
        let output = clade(args, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{args:?}: {error}");
        assert!(error.contains(says) && !error.contains("panicked"), "{args:?}: {error}");
        assert!(out(&output).is_empty());
    }
}

/// Where the system says by a word whether there is a screen.
#[cfg(all(feature = "window", not(any(target_os = "windows", target_os = "macos"))))]
#[test]
fn where_no_window_can_be_opened_it_says_so_and_plays_in_the_terminal() {
    use crate::common::{command, ended};
    // The last display is nobody's.
    for display in [None, Some(":9977")] {
        let run = |args: &[&str]| {
            let mut command = command(args);
            display.map(|display| command.env("DISPLAY", display));
            let output = ended(command, "");
            let error = String::from_utf8_lossy(&output.stderr).into_owned();
            (output.status.code(), out(&output), error)
        };
        let (code, printed, error) = run(&["gui"]);
        assert_eq!((code, printed.as_str(), error.lines().count()), (Some(1), "", 1), "{error}");
        assert!(error.contains("no window can be opened here") && !error.contains(".rs"), "{error}");
        let (code, printed, error) = run(&[]);
        assert_eq!((code, error.lines().count()), (Some(0), usize::from(display.is_some())), "{error}");
        assert!(error.is_empty() || error.contains("in the terminal"), "{error}");
        assert!(printed.contains(GAME), "games to choose from: {printed}");
    }
}

#[test]
fn games_are_listed_in_three_languages() {
    let listed = good(&["games"], "");
    assert!(listed.contains(GAME));
    for lang in ["en", "ru", "pl"] {
        let json: serde_json::Value = serde_json::from_str(&good(&["games", "--json", "--lang", lang], "")).expect("JSON");
        let game = json.as_array().expect("a list").iter().find(|game| game["id"] == GAME).expect("the game");
        assert!(game["seats"][0].as_u64() <= game["seats"][1].as_u64());
        assert!(!game["summary"].as_str().expect("a sentence").is_empty());
    }
}

#[test]
fn options_are_listed_by_word_and_by_name() {
    let names = [("en", "as in the edition", "no"), ("ru", "как в издании", "нет"), ("pl", "jak w wydaniu", "nie")];
    for (lang, edition, no) in names {
        let listed = good(&["games", "marine", "--lang", lang], "");
        let has = |line: &str| listed.lines().any(|other| other.split_whitespace().eq(line.split_whitespace()));
        assert!(listed.lines().all(|line| line.chars().count() <= 80) && !listed.contains("soup"), "{listed}");
        assert!(!listed.contains("marine-option"), "a text is missing: {listed}");
        assert!(listed.contains(&format!("=edition    {edition} (")) && has("=17"), "{listed}");
        let json: serde_json::Value = serde_json::from_str(&good(&["games", "marine", "--json", "--lang", lang], "")).expect("JSON");
        let options = json[0]["options"].as_array().expect("a list");
        let heroes = options.iter().find(|option| option["name"] == "superheroes").expect("the option");
        assert_eq!((&heroes["values"][0]["word"], &heroes["values"][0]["name"]), (&"no".into(), &no.into()));
    }
}

#[test]
fn an_experiment_is_called_one() {
    let signs = [
        ("en", "experiment: in no rulebook"),
        ("ru", "эксперимент: такого нет в правилах"),
        ("pl", "eksperyment: tego nie ma w instrukcji"),
    ];
    for (lang, sign) in signs {
        let listed = good(&["games", "evolution", "--lang", lang], "").split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(listed.matches(sign).count(), 1, "{listed}");
        let json: serde_json::Value = serde_json::from_str(&good(&["games", "evolution", "--json", "--lang", lang], "")).expect("JSON");
        let marked = json[0]["options"].as_array().expect("a list").iter().filter(|option| option["experiment"] == sign);
        assert_eq!(marked.map(|option| &option["name"]).collect::<Vec<_>>(), ["cycle"]);
    }
}

#[test]
fn cards_are_shown_for_people_and_for_programs() {
    for lang in ["en", "ru", "pl"] {
        let json: serde_json::Value = serde_json::from_str(&good(&["cards", "soup", "--json", "--lang", lang], "")).expect("JSON");
        let speed = json.as_array().expect("a list").iter().find(|card| card["id"] == "speed").expect("the card");
        let keys: Vec<&String> = speed.as_object().expect("a card").keys().collect();
        assert_eq!(keys.len(), 5, "{keys:?}");
        assert!(speed["facts"].as_array().is_some_and(|facts| !facts.is_empty()));
        assert!(speed["text"].as_str().is_some_and(|text| !text.is_empty() && !text.contains("card-")), "{speed}");
        let listed = good(&["cards", "soup", "--lang", lang, "--seats", "3"], "");
        assert!(listed.contains("(speed)") && listed.lines().all(|line| line.chars().count() <= 80), "{listed}");
    }
    good(&["cards", GAME], "");
}

#[test]
fn a_simulation_is_the_same_for_any_number_of_jobs() {
    let sim = |jobs: &str, json: &[&str]| good(&[&["sim", GAME, "-n", "60", "--seed", "7", "--rotate", "-j", jobs], json].concat(), "");
    assert_eq!(sim("1", &["--json"]), sim("2", &["--json"]));
    assert_eq!(sim("1", &[]), sim("3", &[]));
    let report: serde_json::Value = serde_json::from_str(&sim("2", &["--json"])).expect("JSON");
    assert_eq!(report["games"], 60);
    let wins: u64 = report["per_seat"].as_array().expect("seats").iter().filter_map(|seat| seat["wins"].as_u64()).sum();
    assert!(wins <= 60);
}

#[test]
fn a_benchmark_does_the_same_work_twice() {
    let bench = || -> serde_json::Value { serde_json::from_str(&good(&["bench", GAME, "--games", "20", "--json"], "")).expect("JSON") };
    let (one, other) = (bench(), bench());
    assert_eq!(one["checksum"], other["checksum"]);
    assert_eq!(one["decisions"], other["decisions"]);
    assert!(one["seat_decisions_per_s"].as_f64() > Some(0.0));
    assert!(one["ecology_share"].is_f64(), "what measuring costs: {}", one["ecology_share"]);
    assert_ne!(one["checksum"], serde_json::Value::Null);
}

#[cfg(feature = "window")]
#[test]
fn frames_of_the_window_are_measured_without_a_screen() {
    let json: serde_json::Value = serde_json::from_str(&good(&["bench", GAME, "--frames", "--json"], "")).expect("JSON");
    assert!(json["frames"].as_u64() >= Some(100) && json["nodes"].as_u64() >= Some(10), "{json}");
    assert!(json["median_ms"].as_f64() > Some(0.0) && json["slowest_ms"].as_f64() >= json["median_ms"].as_f64(), "{json}");
    assert!(good(&["bench", GAME, "--frames", "--lang", "en"], "").contains("99 of 100 at most"));
}

#[test]
fn a_piped_game_comes_to_its_end() {
    let played = good(&["play", GAME, "--seed", "3", "--lang", "en"], &"1\n".repeat(5000));
    assert!(played.contains("The game is over."), "{played}");
    assert!(!played.contains("\u{1b}["), "no colours in a pipe");
    let watched = good(&["play", GAME, "--seed", "3", "--seats", &["random"; 3].join(",")], "");
    assert!(watched.contains("The game is over."), "{watched}");
}

#[test]
fn every_game_is_played_to_its_end_by_bots() {
    let json: serde_json::Value = serde_json::from_str(&good(&["games", "--json"], "")).expect("JSON");
    for game in json.as_array().expect("a list") {
        let id = game["id"].as_str().expect("a name");
        let most = game["seats"][1].as_u64().expect("a number") as usize;
        let seats: Vec<&str> = ["greedy", "random"].into_iter().cycle().take(most).collect();
        let watched = good(&["play", id, "--seed", "3", "--lang", "en", "--seats", &seats.join(",")], "");
        assert!(watched.contains("The game is over.") && !watched.contains("Warning"), "{id}: {watched}");
        let sim = |jobs: &str| good(&["sim", id, "-n", "2", "-j", jobs, "--json", "--seats", &seats.join(",")], "");
        assert_eq!(sim("1"), sim("2"), "{id}");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    let played = good(&["play", GAME, "--lang", "en"], "help\nwhy\nlog\nhint\nnonsense\n999999\n");
    assert!(played.contains("The input ends here") && played.contains("The bot would choose"), "{played}");
    assert!(played.contains("Nothing here is called “nonsense”") && played.contains("no action 999999"), "{played}");
}

#[test]
fn without_a_command_a_game_is_chosen() {
    let played = good(&[], &format!("{GAME}x\n{GAME}\nen\n\n1\n"));
    assert!(played.contains("Which game?") && played.contains(&format!("did you mean '{GAME}'?")), "{played}");
    assert!(played.contains("The input ends here"), "{played}");
    assert!(good(&[], "").contains("Which game?"), "the end of the input is no failure");
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_clade"))
        .args(["play", GAME, "--seats", "random,random,random", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .stdin(Stdio::null())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!((ended.status.code(), String::from_utf8_lossy(&ended.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn as_many_play_as_the_rules_are_made_for() {
    for words in [&["evolution"][..], &["soup", "-o", "two-players=tribe"]] {
        for command in [&["sim", "-n", "1"][..], &["bench", "--games", "1"]] {
            let output = clade(&[command, words].concat(), "");
            let error = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && error.is_empty(), "{command:?} {words:?}: {error}");
        }
    }
}
