//! `clade rate` as somebody who compares bots meets it.

use crate::common::{clade, file, good};
use serde_json::Value;

const BOTS: [&str; 7] = ["rate", "pond", "--seats", "random,greedy", "--table", "2", "--json"];

fn json(more: &[&str]) -> Value {
    serde_json::from_str(&good(&[&BOTS[..], more].concat(), "")).expect("JSON")
}

#[test]
fn the_better_bot_has_the_higher_rating_for_any_number_of_threads() {
    let found = json(&["-n", "12", "-j", "1"]);
    assert_eq!(found, json(&["-n", "12", "-j", "3"]));
    assert_eq!((&found["rounds"], &found["games"]), (&12.into(), &24.into()), "each round is played from both seats");
    let [random, greedy] = [0, 1].map(|at| found["ratings"][at]["rating"].as_f64().expect("a number"));
    assert!(random == 0.0 && greedy > 0.0, "{found}");
}

#[test]
fn it_stops_as_soon_as_it_knows_enough() {
    let found = json(&["-n", "500", "--until", "400"]);
    assert!(found["rounds"].as_u64().is_some_and(|rounds| rounds < 500), "{found}");
    assert!(found["ratings"][1]["margin"].as_f64().is_some_and(|margin| margin <= 400.0), "{found}");
}

#[test]
fn shards_and_a_break_change_nothing() {
    let [one, two, broken] = ["one", "two", "broken"].map(|name| file(&format!("rated-{name}.json")).display().to_string());
    for path in [&one, &two, &broken] {
        let _ = std::fs::remove_file(path); // of an earlier run
    }
    let whole = json(&["-n", "6", "--report", &broken]);
    json(&["-n", "6", "--report", &one, "--shard", "1/2"]);
    json(&["-n", "6", "--report", &two, "--shard", "2/2"]);
    let merged: Value = serde_json::from_str(&good(&["rate", "--merge", &one, &two, "--json"], "")).expect("JSON");
    assert_eq!(merged, whole);
    let half = clade(&["rate", "--merge", &one], "");
    assert!(half.status.success() && String::from_utf8_lossy(&half.stderr).contains("parts missing: 3 of 6"), "{half:?}");
    // Some games are lost with a power cut.
    let mut kept: Value = serde_json::from_str(&std::fs::read_to_string(&broken).expect("a file")).expect("JSON");
    let games = kept["games"].as_object_mut().expect("games");
    for game in ["3", "4", "11"] {
        assert!(games.remove(game).is_some());
    }
    std::fs::write(&broken, kept.to_string()).expect("a file");
    assert_eq!(json(&["-n", "6", "--report", &broken, "--resume"]), whole);
}

#[test]
fn what_cannot_be_rated_is_one_line() {
    let kept = file("rated-kept.json").display().to_string();
    let _ = std::fs::remove_file(&kept); // of an earlier run
    json(&["-n", "1", "--report", &kept]);
    let no_report = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let cases: &[(&[&str], &str)] = &[
        (&["rate", "pond", "--seats", "greedy"], "at least two bots"),
        (&["rate", "pond", "--seats", "greedy,greedy"], "named twice"),
        (&["rate", "pond", "--seats", "greedy,human"], "'human'"),
        (&["rate", "pond"], "--seats"),
        (&["rate", "--merge", no_report], "not such a report"),
        (&["rate", "--merge", &kept, &kept], "the same games"),
        (&["rate", "pond", "--seats", "random,greedy", "--report", &kept], "there already"),
        (&["rate", "pond", "--seats", "random,greedy", "--table", "3", "--report", &kept, "--resume"], "other set-ups"),
        (&["rate", "pond", "--seats", "random,greedy", "--report", "x.json", "--shard", "3/2"], "'3/2'"),
        (&["rate", "pond", "--seats", "random,greedy", "--until", "50", "--report", "x.json", "--shard", "1/2"], "--shard"),
    ];
    for (args, says) in cases {
        let output = clade(args, "");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{args:?}: {error}");
        assert!(error.contains(says) && !error.contains("panicked"), "{args:?}: {error}");
    }
}
