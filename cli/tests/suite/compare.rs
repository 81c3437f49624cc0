//! `clade compare` as a person meets it.

use crate::common::{clade, file, good};
use serde_json::Value;
use std::fs;
use std::path::Path;

fn text(path: &Path) -> &str {
    path.to_str().expect("a path")
}

/// One line, and exit 2.
fn refused(args: &[&str]) -> String {
    let output = clade(args, "");
    let error = String::from_utf8(output.stderr).expect("text");
    assert_eq!((output.status.code(), error.lines().count()), (Some(2), 1), "{args:?}: {error}");
    error
}

#[test]
fn numbers_stand_side_by_side() {
    let table = good(&["compare", "pond", "-n", "40", "--bots", "random", "--vs", "seats=3", "--seats", "2"], "");
    for says in ["2 players", "3 players", "concentration of food", "length in rounds"] {
        assert!(table.contains(says), "{says}: {table}");
    }
    assert!(table.contains("In brackets"), "{table}");
    // What a game has no things for is a dash with its reason; so few games have no intervals.
    let few = good(&["compare", "marine", "soup", "-n", "3", "--bots", "random"], "");
    assert!(few.contains("– (1)") && few.contains(") nothing is eaten in this game\n"), "{few}");
    assert!(!few.contains("In brackets"), "{few}");
    let all = good(&["compare", "pond", "-n", "40", "--bots", "random", "--all"], "");
    assert!(all.lines().count() > 70, "{all}");
}

#[test]
fn the_rulebooks_stand_side_by_side_in_words() {
    let page = good(&["compare", "--rules", "soup", "marine"], "");
    assert!(page.contains("Primordial Soup:") && page.contains("Marine:") && page.lines().count() > 40, "{page}");
    let json: Value = serde_json::from_str(&good(&["compare", "--rules", "--json", "--lang", "pl"], "")).expect("JSON");
    assert_eq!(json["games"].as_array().map(Vec::len), Some(4));
}

#[test]
fn the_report_is_data_too() {
    let json = good(&["compare", "pond", "-n", "3", "--bots", "random,greedy", "--json"], "");
    let report: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((report["games"].as_u64(), report["arms"].as_array().map(Vec::len)), (Some(3), Some(2)));
    assert_eq!(report["asked"]["arms"][1]["players"][0], "greedy");
}

#[test]
fn a_folder_is_written_gone_on_with_and_put_together() {
    let folder = file("compare");
    let [whole, one, two, merged] = ["whole", "1", "2", "merged"].map(|name| folder.join(name));
    let asked = ["compare", "pond", "-n", "35", "--seed", "5"];
    let with = |more: &[&str]| good(&asked.iter().chain(more).copied().collect::<Vec<_>>(), "");
    assert!(with(&["--out", text(&whole)]).contains("report.html"));
    with(&["--out", text(&one), "--shard", "1/2"]);
    with(&["--out", text(&two), "--shard", "2/2", "-j", "1"]);
    good(&["compare", "--merge", text(&two), text(&one), "--out", text(&merged)], "");
    let names: Vec<_> = fs::read_dir(&whole).expect("files").map(|entry| entry.expect("a file").file_name()).collect();
    assert!(names.len() >= 6, "{names:?}");
    for name in names {
        let [a, b] = [&whole, &merged].map(|folder| fs::read(folder.join(&name)).expect("the same files"));
        assert!(a == b, "{} differs", name.display());
    }
    // Nothing is left to be played: it tells the same again.
    let before = fs::read(whole.join("report.json")).expect("a report");
    good(&["compare", "--resume", text(&whole)], "");
    assert!(before == fs::read(whole.join("report.json")).expect("a report"));
    assert!(refused(&["compare", "pond", "--out", text(&whole)]).contains("--resume"));
    assert!(refused(&["compare", "--merge", text(&one), "--out", text(&folder.join("x"))]).contains("missing"));
    fs::remove_dir_all(&folder).expect("it goes away");
}

#[test]
fn what_cannot_be_compared_is_said_in_one_line() {
    let cases: &[(&[&str], &str)] = &[
        (&["pnd"], "'pond'"),
        (&["pond", "soup", "--vs", "seats=3"], "one game"),
        (&["soup", "--by", "finnish"], "'finish'"),
        (&["soup", "--by", "finish"], "finish=1,2,3"),
        (&["pond", "-o", "soup.edition=df1997"], "'soup.edition'"),
        (&["pond", "--vs", "seats"], "name=value"),
        (&["pond", "--seats", "2", "--vs", "seats=2"], "changes nothing"),
        (&["pond", "--seats", "9"], "9"),
        (&["pond", "--bots", "gredy"], "'greedy'"),
        (&["pond", "--seats", "random"], "--bots random"),
        (&["pond", "-n", "0"], "--number"),
        (&["pond", "--shard", "3/2", "--out", "x"], "I/N"),
        (&["--resume", "/no/such/folder"], "no comparison"),
        (&["pond", "--vs", "mod=/no/such/folder"], "/no/such/folder"),
    ];
    for (args, says) in cases {
        let args: Vec<&str> = ["compare"].iter().chain(*args).copied().collect();
        let error = refused(&args);
        assert!(error.contains(says) && !error.contains("panicked"), "{args:?}: {error}");
    }
}
