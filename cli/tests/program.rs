//! The program as a person or a script meets it: the built binary, its output and its exit codes.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

/// The smallest game of the program.
const GAME: &str = "pond";

fn clade(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_clade"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let _ = stdin.write_all(input.as_bytes()); // it may have ended without reading
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()))
}

/// Runs, expects success, gives the output.
fn good(args: &[&str], input: &str) -> String {
    let output = clade(args, input);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    out(&output)
}

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
    ];
    for (args, says) in cases {
        let output = clade(args, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{args:?}: {error}");
        assert!(error.contains(says) && !error.contains("panicked"), "{args:?}: {error}");
        assert!(out(&output).is_empty());
    }
}

#[test]
fn games_are_listed_at_once_in_three_languages() {
    let began = Instant::now();
    let listed = good(&["games"], "");
    assert!(began.elapsed().as_millis() < 1000, "much less, but machines are busy: {:?}", began.elapsed());
    assert!(listed.contains(GAME));
    for lang in ["en", "ru", "pl"] {
        let json: serde_json::Value = serde_json::from_str(&good(&["games", "--json", "--lang", lang], "")).expect("JSON");
        let game = json.as_array().expect("a list").iter().find(|game| game["id"] == GAME).expect("the game");
        assert!(game["seats"][0].as_u64() <= game["seats"][1].as_u64());
        assert!(!game["summary"].as_str().expect("a sentence").is_empty());
    }
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
    assert_ne!(one["checksum"], serde_json::Value::Null);
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
        let sim = |jobs: &str| good(&["sim", id, "-n", "6", "-j", jobs, "--json", "--seats", &seats.join(",")], "");
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
fn a_saved_game_goes_on() {
    let saved = file("saved");
    let name = saved.to_str().expect("UTF-8");
    let args = ["play", GAME, "--seed", "11", "--seats", "human,human,random"];
    let played = good(&args, &format!("1\nsave {name}\nquit\n"));
    assert!(played.contains(name) && !played.contains("not saved"), "{played}");
    let resumed = good(&["play", GAME, "--load", name], &"1\n".repeat(5000));
    let whole = good(&args, &"1\n".repeat(5000));
    let end = |text: &str| text.split_once("The game is over.").expect("an end").1.to_owned();
    assert_eq!(end(&resumed), end(&whole));
    std::fs::remove_file(saved).expect("it was there");
}

#[test]
fn saving_spares_other_files() {
    let other = file("other");
    std::fs::write(&other, "my diary\n").expect("a file");
    good(&["play", GAME], &format!("save {}\n", other.display()));
    assert_eq!(std::fs::read_to_string(&other).expect("still there"), "my diary\n");
    std::fs::remove_file(other).expect("it was there");
}

#[test]
fn undo_takes_back_and_commands_are_multilingual() {
    let played = good(&["play", GAME, "--seats", "human,human", "--seed", "2", "--lang", "en"], "1\nотмена!\ncofnij\nпомощь\nwyjdź\n");
    assert!(played.contains("Taken back.") && played.contains("You have not answered yet."), "{played}");
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
