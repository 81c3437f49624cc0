//! A saved game looked at, checked, branched and rescued: the built binary, its output and its exit codes.

use crate::common::{clade, file, good, out};
use std::path::{Path, PathBuf};

/// Plays a game of Soup against bots for so many answers of a person and saves it.
fn soup(name: &str, answers: usize) -> PathBuf {
    let saved = file(name);
    good(
        &["play", "soup", "--seats", "human,greedy,greedy,greedy", "--seed", "5"],
        &format!("{}save {}\nquit\n", "1\n".repeat(answers), saved.display()),
    );
    saved
}

/// Runs, expects this exit code and one line of complaint; gives both outputs.
fn bad(args: &[&str], code: i32) -> [String; 2] {
    let output = clade(args, "");
    let error = String::from_utf8(output.stderr.clone()).expect("UTF-8");
    assert_eq!((output.status.code(), error.lines().count()), (Some(code), 1), "{args:?}: {error}");
    assert!(!error.contains("panicked") && !error.trim_end().contains(char::is_control), "{args:?}: {error:?}");
    [out(&output), error]
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a saved game")
}

/// A folder of this run with the shipped genes, one of them edited.
fn genes(name: &str, from: &str, to: &str) -> PathBuf {
    let folder = file(name);
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/soup");
    std::fs::create_dir_all(&folder).expect("a folder");
    let files = std::fs::read_dir(shipped).expect("the genes").map(|entry| entry.expect("a file").path());
    for path in files.filter(|path| path.is_file()) {
        let mut text = text(&path);
        if path.ends_with("04_speed.lua") {
            assert!(text.contains(from));
            text = text.replacen(from, to, 1);
        }
        std::fs::write(folder.join(path.file_name().expect("a name")), text).expect("a copy");
    }
    folder
}

#[test]
fn a_saved_game_is_shown_at_any_step_and_checked() {
    let saved = soup("shown", 12);
    let name = saved.to_str().expect("UTF-8");
    for (lang, says) in [("en", "after action 30 of"), ("ru", "после действия 30 из"), ("pl", "po kroku 30 z")] {
        let shown = good(&["replay", name, "--at", "30", "--lang", lang], "");
        assert!(shown.contains(says) && shown.contains("+----"), "{lang}: {shown}");
        assert!(good(&["replay", name, "--verify", "--lang", lang], "").starts_with(name));
    }
    let logged = good(&["replay", name, "--at", "12", "--log", "--lang", "en"], "");
    assert!(logged.contains("    1  New environment") && logged.contains("place amoeba"), "{logged}");
    let open = good(&["replay", name, "--at", "1", "--open", "--lang", "en"], "");
    assert!(open.contains("Then chance: dice 6"), "{open}");
    let asked = good(&["replay", name, "--at", "10", "--seat", "1", "--lang", "en"], "");
    assert!(asked.contains("Then Red: "), "{asked}");
    let json: serde_json::Value = serde_json::from_str(&good(&["replay", name, "--at", "12", "--log", "--json"], "")).expect("JSON");
    assert_eq!((&json["at"], &json["rules"]["same"], &json["fault"]), (&12.into(), &true.into(), &serde_json::Value::Null));
    assert!(json["scene"]["nodes"].as_array().is_some_and(|nodes| !nodes.is_empty()) && json["log"][0]["step"] == 1);
    assert!(bad(&["replay", name, "--at", "9999"], 2)[1].contains("9999"));
    assert!(bad(&["replay", name, "--seat", "5"], 2)[1].contains("1 to 4"));
    std::fs::remove_file(saved).expect("it was there");
}

#[test]
fn a_branch_is_a_new_file_with_the_same_first_lines() {
    let (saved, new) = (soup("trunk", 12), file("branch"));
    let (name, branch) = (saved.to_str().expect("UTF-8"), new.to_str().expect("UTF-8"));
    let said = good(&["replay", name, "--at", "41", "--save", branch], "");
    assert!(said.contains(branch), "{said}");
    assert!(text(&saved).starts_with(&text(&new)) && text(&new).len() < text(&saved).len());
    assert!(good(&["replay", branch, "--verify", "--lang", "en"], "").contains("41 actions played again, 2 states compared"));
    good(&["play", "soup", "--load", branch], "1\n");
    let before = text(&saved);
    assert!(bad(&["replay", branch, "--save", name], 2)[1].contains("already"));
    assert_eq!(text(&saved), before);
    for path in [saved, new] {
        std::fs::remove_file(path).expect("it was there");
    }
}

#[test]
fn a_wrong_line_or_state_is_named_and_what_is_left_played_on() {
    let (saved, hurt, new) = (soup("whole-soup", 20), file("hurt"), file("healed"));
    let (name, healed) = (hurt.to_str().expect("UTF-8"), new.to_str().expect("UTF-8"));
    let whole = text(&saved);
    let lines: Vec<&str> = whole.lines().collect();
    let hash = lines.iter().rposition(|line| line.starts_with("# hash")).expect("a hash");
    let act = lines.iter().rposition(|line| line.starts_with("1: ")).expect("an answer");
    let with = |at: usize, line: &str| [&lines[..at], &[line], &lines[at + 1..]].concat().join("\n") + "\n";
    let cases = [
        (with(hash, "# hash 0123456789abcdef"), hash, 1, "0123456789abcdef"),
        (with(act, "1: xyzzy\x1b[2J"), act + 1, 1, "xyzzy"),
        (with(act, "2: b1"), act + 1, 1, "2 answers, but 1 is asked"),
        (with(act, "1 b1"), act + 1, 2, "not an answer: “1 b1”"),
        (with(act, "chanse: b1"), act + 1, 2, "did you mean 'chance'?"),
        (with(act, &"y".repeat(5000)), act + 1, 2, "is not text"),
    ];
    for (damaged, line, code, says) in cases {
        std::fs::write(&hurt, &damaged).expect("a file");
        for args in [&["replay", name, "--lang", "en"][..], &["replay", name, "--verify", "--lang", "en"]] {
            let [_, error] = bad(args, code);
            assert!(error.contains(says) && error.contains(&format!("line {line}")) && error.contains("--rescue"), "{says}: {error}");
        }
        let [shown, error] = bad(&["play", "soup", "--load", name, "--lang", "en"], 2);
        assert!(error.contains(says) && error.contains("--rescue") && shown.is_empty(), "{error}");
        let kept = good(&["play", "soup", "--load", name, "--rescue", "--lang", "en"], &format!("save {name}\nsave {healed}\nquit\n"));
        assert!(kept.contains("kept: the first") && kept.contains("stays as it is. Choose another name"), "{kept}");
        assert_eq!(text(&hurt), damaged, "never written over");
        good(&["replay", healed, "--verify"], "");
        assert!(whole.starts_with(&text(&new)), "{says}");
        std::fs::remove_file(&new).expect("it was saved");
        let [said, _] = bad(&["replay", name, "--save", healed], code);
        assert!(said.contains(healed) && whole.starts_with(&text(&new)), "{said}");
        std::fs::remove_file(&new).expect("it was saved");
    }
    for path in [saved, hurt] {
        std::fs::remove_file(path).expect("it was there");
    }
}

#[test]
fn after_a_card_changed_the_card_is_named_and_the_first_action_that_is_no_longer_possible() {
    let saved = soup("by-old-rules", 40);
    let name = saved.to_str().expect("UTF-8");
    let same = genes("same-genes", "return {", "-- a comment\nreturn {");
    let args = |genes: &Path| ["--mod".to_owned(), genes.to_str().expect("UTF-8").to_owned()];
    let [option, folder] = args(&same);
    let checked = good(&["replay", name, "--verify", "--lang", "en", &option, &folder], "");
    assert!(checked.contains("all as when it was saved"), "what a card does is the same: {checked}");

    let dear = genes("dear-genes", "price = 4", "price = 9");
    let [option, folder] = args(&dear);
    let [shown, error] = bad(&["replay", name, "--lang", "en", &option, &folder], 1);
    assert!(shown.contains("changed: soup/04_speed.lua") && shown.contains("after action"), "{shown}");
    assert!(error.contains("“buy speed” is no longer possible there"), "{error}");
    let line = text(&saved).lines().position(|line| line.ends_with(": buy speed")).expect("somebody bought it") + 1;
    assert!(error.contains(&format!("line {line} ")) && error.contains(&format!("--mod {folder} --rescue")), "{error}");
    let json = clade(&["replay", name, "--json", &option, &folder], "");
    let json: serde_json::Value = serde_json::from_str(&out(&json)).expect("JSON");
    assert_eq!((&json["rules"]["changed"][0], &json["fault"]["line"]), (&"soup/04_speed.lua".into(), &line.into()));
    bad(&["play", "soup", "--load", name, &option, &folder], 2);
    let kept = good(&["play", "soup", "--load", name, "--rescue", "--lang", "en", &option, &folder], "1\n");
    assert!(kept.contains("kept: the first") && kept.contains("played by other rules"), "{kept}");
    for path in [same, dear] {
        std::fs::remove_dir_all(path).expect("it was there");
    }
    std::fs::remove_file(saved).expect("it was there");
}

#[test]
fn mods_are_known_by_id_wherever_they_lie() {
    let (saved, genes) = (file("modded"), genes("modded-genes", "price = 4", "price = 3"));
    let (name, folder) = (saved.to_str().expect("UTF-8"), genes.to_str().expect("UTF-8"));
    good(&["play", "soup", "--seats", "human,greedy,greedy,greedy", "--seed", "5", "--mod", folder], &format!("1\n1\nsave {name}\nquit\n"));
    let called = genes.file_name().and_then(|name| name.to_str()).expect("UTF-8");
    assert!(text(&saved).contains(&format!("id = \"soup\"\nversion = \"1.0.0\"\nfolder = \"{called}\"\n")), "{}", text(&saved));
    assert!(!text(&saved).contains(folder), "a saved game tells nobody where its players keep things");
    good(&["replay", name, "--verify"], "");
    let moved = file("moved-genes");
    std::fs::rename(&genes, &moved).expect("it moves");
    for command in [&["replay", name, "--lang", "en"][..], &["play", "soup", "--load", name, "--lang", "en"]] {
        let [_, error] = bad(command, 2);
        assert!(error.contains("needs the mod soup 1.0.0") && error.contains("--mod FOLDER") && error.contains(called), "{error}");
    }
    good(&["replay", name, "--verify", "--mod", moved.to_str().expect("UTF-8")], "");
    let pond = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/pond/cards");
    assert!(bad(&["replay", name, "--mod", moved.to_str().expect("UTF-8"), "--mod", pond], 2)[1].contains("for 'pond'"));
    std::fs::remove_dir_all(moved).expect("it was there");
    std::fs::remove_file(saved).expect("it was there");
}

#[test]
fn hostile_files_are_one_clear_error() {
    let (saved, bad_file) = (soup("good-soup", 2), file("hostile"));
    let name = bad_file.to_str().expect("UTF-8");
    let whole = text(&saved);
    let with = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        whole.replacen(from, to, 1).into_bytes()
    };
    let cases: [(Vec<u8>, &str); 15] = [
        (Vec::new(), "line 1"),
        (b"\x89PNG\r\n\x1a\n\0\0\0".to_vec(), "line 1 is not text"),
        (vec![b'x'; 20 << 20], "line 1 is not text"),
        ("a = [\n".repeat(100_000).into_bytes(), "not a saved game"),
        (with("format = 1", "format = 7\nshape = \"round\""), "format 7"),
        (with("seed =", "sead ="), "'seed'"),
        (with("game = \"soup\"", "game = \"chess\\u001b[2J\""), "holds a game of chess"),
        (with("seats = 4", "seats = 200"), "line 9: soup is for 2 to 4"),
        (with("[setup.options]", "[setup.options]\nfinsih = \"30\""), "line 12: soup has no option 'finsih'; did you mean 'finish'?"),
        (with("[setup.options]", "[setup.options]\nfinish = \"3\""), "line 12: option 'finish' cannot be '3'"),
        (with("id = \"soup\"", "id = \"soop\""), "needs the mod soop 1.0.0"),
        (with("version = \"1.0.0\"", "version = \"1.0.0\"\nfolder = \"/no/such\""), "it was /no/such"),
        (with("---\n", &format!("---\n{}", "1: b1\n".repeat(1_000_000))), "action 1"),
        ([whole.as_bytes(), "chance: dice 1\n".repeat(1_000_000).as_bytes()].concat(), "action"),
        ([whole.as_bytes(), &vec![0; 1 << 20]].concat(), "is not text"),
    ];
    for (bytes, says) in cases {
        std::fs::write(&bad_file, bytes).expect("a file");
        for args in [&["replay", name, "--lang", "en"][..], &["play", "soup", "--load", name, "--lang", "en"]] {
            let output = clade(args, "");
            let error = String::from_utf8(output.stderr).expect("UTF-8");
            assert_eq!(error.lines().count(), 1, "{says}: {error}");
            assert!(matches!(output.status.code(), Some(1 | 2)) && error.contains(says), "{says}: {error}");
            assert!(!error.contains('\x1b') && error.len() < 700 && !error.contains("panicked"), "{says}: {error:?}");
        }
    }
    for path in [saved, bad_file] {
        std::fs::remove_file(path).expect("it was there");
    }
}

#[test]
fn editors_of_windows_do_no_harm() {
    let saved = soup("windows", 2);
    std::fs::write(&saved, format!("\u{feff}{}", text(&saved).replace('\n', "\r\n"))).expect("a file");
    good(&["replay", saved.to_str().expect("UTF-8"), "--verify"], "");
    std::fs::remove_file(saved).expect("it was there");
}
