//! `clade train` as somebody who writes cards meets it.

use crate::common::{clade, file, good};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const POND: [&str; 9] = ["train", "pond", "--table", "3", "-n", "20", "--tune", "20", "--json"];

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = file(name);
    let _ = fs::remove_dir_all(&folder); // of an earlier run
    folder
}

fn trained(out: &Path, more: &[&str]) -> Value {
    let out = out.display().to_string();
    let told = good(&[&POND[..], &["--out", &out], more].concat(), "");
    serde_json::from_str(&told).expect("JSON")
}

#[test]
fn a_break_and_the_number_of_threads_change_nothing() {
    let [whole, broken] = ["trained", "trained-broken"].map(folder);
    let mut found = trained(&whole, &["-j", "1"]);
    let mut again = trained(&broken, &["-j", "3"]);
    for told in [&mut found, &mut again] {
        told["file"].take();
    }
    assert_eq!(found, again);
    // Some games are lost with a power cut, and a line was cut in the middle.
    let games = broken.join("games.jsonl");
    let text = fs::read_to_string(&games).expect("games");
    let ten: String = text.lines().take(10).map(|line| format!("{line}\n")).collect();
    fs::write(&games, format!("{ten}{{\"game\": 10, \"outc")).expect("a file");
    fs::remove_file(broken.join("trials.jsonl")).expect("trials");
    let mut on = trained(&broken, &["--resume"]);
    on["file"].take();
    assert_eq!(found, on);
    assert_eq!(fs::read_to_string(games).expect("games"), text);
    assert_eq!(found["values"]["parts"][0][0], "food");
    assert!(found["trials"].as_array().is_some_and(|trials| trials.len() > 4), "each part is tried: {found}");
}

#[test]
fn a_mod_is_judged_by_the_values_that_it_has() {
    let out = folder("trained-for-a-mod");
    trained(&out, &[]);
    let values = fs::read_to_string(out.join("values.toml")).expect("values");
    assert!(values.starts_with("# What bots like: written by `clade train pond --table 3 -n 20 --tune 20 --seed 1`.\n"), "{values}");
    let deaf = out.join("deaf.toml");
    fs::write(&deaf, "[weights]\nfood = [0, 0, 0]\n").expect("a file");
    let deaf = deaf.display().to_string();
    let judged: Value =
        serde_json::from_str(&good(&["train", "pond", "--table", "3", "-n", "200", "--judge", &deaf, "--json"], "")).expect("JSON");
    let won = judged["judged"]["won"][0].as_f64().expect("a share");
    assert!(won < 0.45, "who likes nothing wins less: {judged}");
    let table = good(&["train", "pond", "--table", "3", "-n", "20", "--judge", &deaf], "");
    assert!(table.contains("100 → 0") && table.contains("10 other games"), "{table}");
    // In the folder of a mod it changes nothing but the bots.
    let folder = folder("a-mod-of-values");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("mod.toml"), "id = \"calm\"\nname = \"Calm\"\nversion = \"1.0.0\"\ngame = \"pond\"\n").expect("a file");
    fs::copy(&deaf, folder.join("values.toml")).expect("a file");
    let path = folder.display().to_string();
    let check = good(&["mod", "check", &path], "");
    assert!(check.contains("nothing is wrong"), "{check}");
}

#[test]
fn what_cannot_be_trained_is_one_line() {
    let out = folder("trained-twice").display().to_string();
    good(&["train", "pond", "-n", "20", "--tune", "0", "--out", &out, "--json"], "");
    let wrong = folder("wrong-values");
    fs::create_dir_all(&wrong).expect("a folder");
    let wrong = wrong.join("wrong.toml");
    fs::write(&wrong, "[weights]\nfod = [1, 2, 3]\n").expect("a file");
    let wrong = wrong.display().to_string();
    let cases: &[(&[&str], &str)] = &[
        (&["train", "pond", "-n", "20", "--tune", "0", "--out", &out, "--seed", "2", "--resume"], "another training"),
        (&["train", "pond", "--judge", &wrong], "did you mean 'food'?"),
        (&["train", "pond", "--judge", "no-such.toml"], "no-such.toml"),
        (&["train", "pond"], "--out"),
    ];
    for (args, said) in cases {
        let ended = clade(args, "");
        let told = String::from_utf8_lossy(&ended.stderr);
        assert!(!ended.status.success() && told.contains(said), "{args:?}: {told}");
    }
}

#[test]
fn what_bots_that_think_ahead_learn_changes_nothing_for_the_others() {
    let out = folder("trained-ahead");
    let path = out.display().to_string();
    let args = ["train", "pond", "--table", "2", "-n", "10", "--tune", "0", "--bot", "easy", "--json", "--out", &path];
    let told: Value = serde_json::from_str(&good(&args, "")).expect("JSON");
    let text = fs::read_to_string(out.join("values.toml")).expect("values");
    assert!(text.starts_with("# What bots like: written by `clade train pond --table 2 -n 10 --tune 0 --bot easy --seed 1`.\n"), "{text}");
    let (liked, ahead) = text.split_once("[ahead]\n").expect("a table of their own");
    let own = include_str!("../../../examples/pond/values.toml");
    let part = |text: &str| text.lines().find(|line| line.starts_with("food = ")).map(str::to_owned);
    assert_eq!(part(liked), Some(part(own).unwrap_or_else(|| "food = [100, 100, 100]".to_owned())), "greedy bots keep theirs");
    assert!(part(ahead).is_some(), "{text}");
    assert_eq!(told["values"]["is_ahead"], true);
    let unknown = clade(&["train", "pond", "--bot", "esy", "--out", &path], "");
    let told = String::from_utf8_lossy(&unknown.stderr);
    assert!(!unknown.status.success() && told.contains("easy"), "{told}");
}
