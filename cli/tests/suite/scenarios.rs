//! `clade check FILE`: scenarios, through the built program.

use crate::common::{clade, file, good, out};
use std::path::{Path, PathBuf};

fn root(path: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path).display().to_string()
}

/// What is printed about a file of its own, and the exit code.
fn checked(name: &str, text: &str) -> (String, Option<i32>) {
    let path = file(name).with_extension("toml");
    std::fs::write(&path, text).expect("written");
    let output = clade(&["check", &path.display().to_string()], "");
    (out(&output).replace(&path.display().to_string(), "FILE"), output.status.code())
}

const BEG: &str = "game = \"pond\"\n[position]\nhands = { 1 = [\"beg\"] }\n[[case]]\nname = \"beg\"\nplay = \"card beg\"\n";

#[test]
fn files_and_folders_are_checked() {
    let soup = root("games/soup/scenarios/t44_defense.toml");
    let printed = good(&["check", &soup, &root("examples/pond/scenarios")], "");
    assert!(printed.starts_with("Scenarios: 5, "), "{printed}");
    let json = good(&["check", &soup, "--json"], "");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["files"], &json["faults"]), (&1.into(), &serde_json::json!([])));
}

#[test]
fn a_fault_names_file_line_expected_and_found() {
    assert_eq!(checked("right", BEG), ("Scenarios: 1, cases: 1, answers: 1\n".to_owned(), Some(0)));
    let (printed, code) = checked("wrong", &BEG.replace("card beg", "card bge"));
    assert!(
        printed.starts_with("FILE:6: case \"beg\": expected an answer of 1 (card beg, done), found 'card bge'; did you mean 'card beg'?\n"),
        "{printed}"
    );
    assert_eq!(code, Some(1));
    let (printed, code) = checked("no-gene", &BEG.replace("[\"beg\"]", "[\"bag\"]"));
    assert!(
        printed.starts_with("FILE:3: case \"beg\": position: hands.1[0]: found 'bag', expected a card; did you mean 'beg'?\n"),
        "{printed}"
    );
    assert_eq!(code, Some(1));
    let (printed, code) = checked("typed", &BEG.replace("play = \"card beg\"", "play = 3"));
    assert!(printed.starts_with("FILE:") && printed.contains("case[0].play: found"), "{printed}");
    assert_eq!(code, Some(1));
    let (printed, code) = checked("unquoted", &BEG.replace("\"card beg\"", "beg"));
    assert!(printed.contains("found a word without quotes, expected a text in quotes, a number, true or false\n"), "{printed}");
    assert_eq!(code, Some(1));
    assert_eq!(clade(&["check", "nowhere.toml"], "").status.code(), Some(2));
    assert_eq!(clade(&["check", &root("cli/texts")], "").status.code(), Some(2), "no scenario in this folder");
}

/// A lesson points at what is there, and corrects what somebody could do.
#[test]
fn a_lesson_speaks_of_what_is_there() {
    let lesson = |look: &str, instead: &str| {
        let step = format!("say = \"Play it.\"\nlook = [\"{look}\"]\nplay = \"card beg\"\ninstead = {{ \"{instead}\" = \"No.\" }}\n");
        BEG.replace("[position]", "title = \"T\"\nlearner = \"1\"\n[position]")
            .replace("play = \"card beg\"\n", &format!("[[case.step]]\n{step}"))
    };
    let (printed, code) = checked("points", &lesson("pond", "done"));
    assert_eq!((printed.as_str(), code), ("Scenarios: 1, cases: 1, answers: 1\n", Some(0)));
    let (printed, code) = checked("points-nowhere", &lesson("pon", "dnoe"));
    assert!(printed.contains("look: expected the id of something on the table, found 'pon'; there are pond"), "{printed}");
    let told = "instead: expected another answer that can be given here, found 'dnoe'; did you mean 'done'?";
    assert!(printed.contains(told) && code == Some(1), "{printed}");
    let (printed, _) = checked("right-is-wrong", &lesson("pond", "card beg"));
    assert!(printed.contains("found 'card beg'"), "{printed}");
}

#[test]
fn a_scenario_finds_the_mod_beside_it() {
    let folder: PathBuf = file("mod-with-scenarios");
    std::fs::create_dir_all(folder.join("scenarios")).expect("a folder");
    std::fs::write(folder.join("mod.toml"), "id = \"mine\"\ngame = \"pond\"\nversion = \"1\"\n").expect("written");
    let beg = std::fs::read_to_string(root("examples/pond/cards/beg.lua")).expect("a card");
    std::fs::write(folder.join("feast.lua"), beg.replace("id = \"beg\"", "id = \"feast\"")).expect("written");
    let scenario = BEG.replace("[position]", "[setup]\nmods = [\"..\"]\n[position]").replace("beg", "feast");
    std::fs::write(folder.join("scenarios/feast.toml"), scenario).expect("written");
    assert_eq!(good(&["check", &folder.display().to_string()], ""), "Scenarios: 1, cases: 1, answers: 1\n");
}

#[test]
fn any_state_of_a_saved_game_is_a_scenario() {
    let saved = file("as-scenario").display().to_string();
    good(&["play", "soup", "--seats", "human,greedy,greedy,greedy", "--seed", "5"], &format!("{}save {saved}\nquit\n", "1\n".repeat(40)));
    for at in ["0", "9", "60"] {
        let written = good(&["replay", &saved, "--at", at, "--as-scenario"], "");
        assert_eq!(checked("state", &written), ("Scenarios: 1, cases: 1, answers: 0\n".to_owned(), Some(0)), "{written}");
        let (printed, code) = checked("changed", &written.replacen("round = ", "round = 1", 1));
        assert!(printed.contains("FILE:") && code == Some(1), "{printed}");
    }
}

#[cfg(unix)]
#[test]
fn only_files_are_read_as_scenarios() {
    use std::os::unix::fs::symlink;
    let folder = file("odd-scenarios");
    std::fs::create_dir_all(&folder).expect("a folder");
    symlink(&folder, folder.join("round")).expect("a link");
    std::fs::write(folder.join("beg.toml"), BEG).expect("written");
    assert_eq!(good(&["check", &folder.display().to_string()], ""), "Scenarios: 1, cases: 1, answers: 1\n");
    let odd = folder.join("odd.toml");
    let refused = |says: &str| {
        for path in [&folder, &odd] {
            let output = clade(&["check", &path.display().to_string(), "--lang", "en"], "");
            let error = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.code() == Some(2) && error.contains("odd.toml") && error.contains(says), "{error}");
        }
        std::fs::remove_file(&odd).expect("it was there");
    };
    symlink("/dev/zero", &odd).expect("a link");
    refused("not a regular file");
    assert!(std::process::Command::new("mkfifo").arg(&odd).status().expect("a system with pipes").success());
    refused("not a regular file");
    std::fs::File::create(&odd).and_then(|file| file.set_len(8 << 30)).expect("a file with nothing in it");
    refused("256 kB");
    std::fs::remove_dir_all(folder).expect("it was there");
}
