//! `g:log` and `--explain`, through the built program: what a modder sees of what a card does.

use crate::common::{clade, file, good, out};
use std::fs::{read_to_string, write};

/// A new mod of Primordial Soup whose gene `explorer` logs its die.
fn mod_that_logs(name: &str) -> String {
    let folder = file(name);
    let path = folder.to_str().expect("UTF-8").to_owned();
    good(&["mod", "new", &path, "--game", "soup", "--kind", "gene", "--kind", "rule"], "");
    let card = folder.join("explorer.lua");
    let source = read_to_string(&card).expect("a card");
    let roll = "        local die = g:roll()\n";
    write(&card, source.replacen(roll, &format!("{roll}        g:log(\"die\", die, \"for\", amoeba)\n"), 1)).expect("written");
    path
}

/// The lines that say something of the functions of a card: those with its file, and those that belong to them. Where a line is broken
/// depends on where the mod lies: it is one again here.
fn of_card(shown: &str, file: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut inside = false;
    for line in shown.lines() {
        inside = line.contains(file) || inside && line.starts_with("  ");
        if let (true, Some(rest), Some(last)) = (inside, line.strip_prefix("    "), found.last_mut()) {
            *last = format!("{last} {}", rest.trim_start());
        } else if inside {
            found.push(line[line.find(file).unwrap_or(0)..].to_owned());
        }
    }
    found
}

#[test]
fn an_effect_is_explained_while_it_is_tried() {
    let path = mod_that_logs("explained");
    let shown = good(&["mod", "try", &path, "--card", "explorer", "--explain", "-q"], "1\n1\n");
    assert_eq!(
        of_card(&shown, "explorer.lua"),
        [
            "explorer.lua:20: explorer: moved(amoeba = 2 (red3), n = 1)",
            "explorer.lua:21: g:ask_yes(\"roll\")",
            "  it waits",
            "explorer.lua:20: explorer: moved(amoeba = 2 (red3), n = 1) goes on",
            "explorer.lua:21: g:ask_yes(\"roll\") → true",
            "explorer.lua:24: g:roll()",
            "  it waits",
            "explorer.lua:20: explorer: moved(amoeba = 2 (red3), n = 1) goes on",
            "explorer.lua:24: g:roll() → 1",
            "explorer.lua:25: it logs: die 1 for 2",
            "explorer.lua:29: g:damage(2 (red3))",
            "  it is done",
        ]
    );
    let again = good(&["mod", "try", &path, "--card", "explorer", "--explain", "-q"], "1\nundo\n1\n");
    assert_eq!(of_card(&again, "explorer.lua").len(), 6, "what is taken back and done again is explained again: {again}");
    let plain = good(&["mod", "try", &path, "--card", "explorer", "-q"], "1\n1\n");
    assert_eq!(of_card(&plain, "explorer.lua"), ["explorer.lua:25: die 1 for 2"], "what a card logs is shown without being asked for");
}

#[test]
fn a_rule_hook_is_explained_once_for_the_same_facts() {
    let path = mod_that_logs("hooks");
    let args = ["play", "soup", "--mod", &path, "--seats", "random,random", "--seed", "7", "-q"];
    let silent = good(&args, "");
    let shown = good(&[&args[..], &["--explain", "brood_care"]].concat(), "");
    let told = of_card(&shown, "brood_care.lua").join(" ");
    let told: Vec<String> =
        told.split("brood_care.lua:").skip(1).map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(told[0], "17: brood_care: newborn_price(players = 3, base = 6, own_amoebas = 3) → -2");
    let mut different = told.clone();
    different.sort();
    different.dedup();
    assert_eq!((different.len(), different.len() > 2), (told.len(), true), "{told:?}");
    // The game is the same, and nobody else is told anything.
    let played = |shown: &str| shown.lines().filter(|line| line.starts_with('·')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(played(&shown), played(&silent));
    assert!(!silent.contains(".lua:"), "{silent}");
}

#[test]
fn a_saved_game_is_explained() {
    let path = mod_that_logs("replayed");
    let saved = file("replayed.clade");
    let saved = saved.to_str().expect("UTF-8");
    good(&["mod", "try", &path, "--card", "explorer", "-q"], &format!("1\n1\nsave {saved}\nquit\n"));
    let shown = good(&["replay", saved, "--mod", &path, "--log", "--explain", "explorer"], "");
    let at = shown.find("explorer.lua:25: it logs: die 1 for 2").expect("the line that it logged");
    assert!(shown[..at].contains("The die shows 1"), "the log of the game stands between: {shown}");
    let told: serde_json::Value =
        serde_json::from_str(&out(&clade(&["replay", saved, "--mod", &path, "--json", "--explain", "explorer"], ""))).expect("JSON");
    let last = told["cards"].as_array().and_then(|steps| steps.last()).expect("the last action of the card");
    assert_eq!(last["log"][0]["text"], "die 1 for 2");
    assert_eq!(
        last["calls"][0]["deeds"],
        serde_json::json!([
            { "line": 24, "called": { "call": "g:roll()", "gave": "1" } },
            { "line": 25, "logged": "die 1 for 2" },
            { "line": 29, "called": { "call": "g:damage(2 (red3))", "gave": null } },
        ])
    );
    assert_eq!(last["calls"][0]["facts"], serde_json::json!([["amoeba", "2 (red3)"], ["n", "1"]]));
    assert_eq!(last["calls"][0]["end"], serde_json::json!({ "returned": "nil" }));
    let plain: serde_json::Value = serde_json::from_str(&out(&clade(&["replay", saved, "--mod", &path, "--json"], ""))).expect("JSON");
    assert_eq!((&plain["cards"], &plain["hash"]), (&serde_json::Value::Null, &told["hash"]));
}

#[test]
fn a_card_that_is_not_there_is_told() {
    for (word, told) in [
        ("sped", "clade: no card of this game is called “sped”; did you mean 'speed'?\n"),
        ("zzzzzz", "clade: no card of this game is called “zzzzzz”; clade cards shows them all\n"),
    ] {
        let wrong = clade(&["play", "soup", "--explain", word], "");
        assert_eq!((String::from_utf8_lossy(&wrong.stderr).as_ref(), wrong.status.code()), (told, Some(2)));
    }
}

#[test]
fn a_log_is_a_hint_and_is_counted() {
    let path = mod_that_logs("logged");
    let checked = good(&["mod", "check", &path], "");
    assert!(checked.contains("hint: g:log is for its author; players never see it\n"), "{checked}");
    let told: serde_json::Value = serde_json::from_str(&good(&["mod", "test", &path, "-n", "3", "-q", "--json"], "")).expect("JSON");
    let card = told["cards"].as_array().expect("cards").iter().find(|card| card["card"] == "explorer").expect("the card");
    let logged = card["logged"].as_array().expect("lines");
    assert_eq!((logged.len(), &logged[0]["line"], card["lines"].as_u64() > Some(5)), (5, &25.into(), true), "{card}");
    let times: u64 = logged.iter().filter_map(|line| line["times"].as_u64()).sum();
    assert!(logged[0]["text"].as_str().is_some_and(|text| text.starts_with("die ")) && Some(times) <= card["lines"].as_u64(), "{card}");
    let shown = good(&["mod", "test", &path, "-n", "3", "-q"], "");
    assert!(shown.contains(&format!("explorer logged {} lines, such as:\n", card["lines"])), "{shown}");
}

#[test]
fn a_case_that_fails_shows_what_was_logged() {
    let path = mod_that_logs("cases");
    let scenario = std::path::Path::new(&path).join("scenarios/explorer.toml");
    let text = read_to_string(&scenario).expect("a scenario");
    write(&scenario, text.replacen("points = 5 } } }", "points = 7 } } }", 1)).expect("written");
    let wrong = clade(&["check", scenario.to_str().expect("UTF-8")], "");
    let shown = out(&wrong);
    let lines: Vec<&str> = shown.lines().collect();
    assert!(
        lines[0].ends_with("red.points: expected 7, found 5; red is asked here (starve)")
            && lines[1].ends_with("explorer.lua:25: die 5 for 0"),
        "{shown}"
    );
    assert_eq!((lines.len(), lines[1].starts_with("    "), wrong.status.code()), (3, true, Some(1)), "the other cases log nothing here");
}
